import SceneryScreens
import SceneryTestKit
import Testing

@testable import PodBayDoors

@MainActor @Suite("CrewQuarters", .timeLimit(.minutes(20))) struct CrewQuartersTests {
    private let view = CrewQuartersRenderingMock()
    private let computer = MissionComputingMock()
    private let navigation = CrewQuartersNavigatingMock()

    @Test("loading welcomes the person, and the button leads out")
    func welcome() {
        let interaction = interaction()
        interaction.use(view)
        interaction.viewDidLoad()
        #expect(view.onRender.calls == [CrewQuartersRenderable(crewMember: "Dave")])
        interaction.didTapLeaveButton()
        #expect(navigation.onClose.count == 1)
    }

    @Test("every event is safe before a view is used, and after the view is gone")
    func viewGone() {
        let interaction = interaction()
        interaction.viewDidLoad()
        var gone: CrewQuartersRenderingMock? = CrewQuartersRenderingMock()
        gone.map { interaction.use($0) }
        gone = nil
        interaction.viewDidLoad()
        interaction.didTapLeaveButton()
        #expect(navigation.onClose.count == 1)
    }

    @Test("the same renderable looks the same, whatever was rendered before")
    func stateless() {
        let view = CrewQuartersView(interaction: CrewQuartersInteractingMock())
        view.render(CrewQuartersRenderable(crewMember: "Dave"))
        let screen = view.stage.screen
        view.render(CrewQuartersRenderable(crewMember: "Frank"))
        #expect(view.stage.screen != screen)
        view.render(CrewQuartersRenderable(crewMember: "Dave"))
        view.render(CrewQuartersRenderable(crewMember: "Dave"))
        #expect(view.stage.screen == screen)
    }

    @Test("a closed scene is released, each of its roles")
    func released() async {
        let scene = SceneHarness((any CrewQuartersInteracting).self) {
            CrewQuartersAssembler(computer: MissionComputer(crewMember: "Dave", trustsCrew: true)).assemble()
        }
        scene.appear()
        await scene.expect(MissionComputingCrossing.crewMember.read())
        await scene.expect(CrewQuartersRenderingCrossing.render(CrewQuartersRenderable(crewMember: "Dave")))
        await scene.close()
    }

    private func interaction() -> CrewQuartersInteraction {
        computer.onCrewMember.returns("Dave")
        return CrewQuartersInteraction(computer: computer, navigation: navigation)
    }
}
