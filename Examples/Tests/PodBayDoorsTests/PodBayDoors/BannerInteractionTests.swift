import Scenery
import SceneryTestKit
import Testing

@testable import PodBayDoors

@MainActor @Suite("BannerInteraction") struct BannerInteractionTests {
    private let view = BannerRenderingMock()
    private let computer = MissionComputingMock()
    private let mediator = PodBayDoorsMediatingMock()
    private let interaction: BannerInteraction

    init() {
        computer.onCrewMember.returns("Dave")
        computer.onTrustsCrew.returns(false)
        interaction = BannerInteraction(computer: computer, mediator: mediator)
    }

    @Test("what happens at the doors is put into words", arguments: MissionEvent.allCases)
    func happens(event: MissionEvent) {
        interaction.use(view)
        interaction.didHappen(event)
        #expect(view.onRender.calls == [BannerRenderable(event, crewMember: "Dave", trustsCrew: false)])
    }

    @Test("the person decides whether the computer trusts the crew, and the doors learn of it last")
    func trust() {
        interaction.use(view)
        interaction.didTurnTrust(true)
        interaction.didTurnTrust(false)
        #expect(computer.onTrustsCrew.writes.calls == [true, false])
        #expect(
            view.onRender.calls == [
                BannerRenderable(.trustGained, crewMember: "Dave", trustsCrew: true),
                BannerRenderable(.trustLost, crewMember: "Dave", trustsCrew: false),
            ])
        #expect(mediator.onDidChangeTrust.count == 2)
        verifyInOrder {
            view.onRender.called(.any)
            mediator.onDidChangeTrust.called()
        }
    }

    @Test("every event is safe before a view is used, and after the view is gone")
    func viewGone() {
        interaction.didHappen(.arrived)
        var gone: BannerRenderingMock? = BannerRenderingMock()
        weak let weakView = gone
        gone.map { interaction.use($0) }
        gone = nil
        #expect(weakView == nil)
        interaction.didTurnTrust(true)
        #expect(mediator.onDidChangeTrust.count == 1)
    }
}
