import Scenery
import SceneryTestKit
import Testing

@testable import PodBayDoors

@MainActor @Suite("PodBayDoorsInteraction") struct PodBayDoorsInteractionTests {
    private let view = PodBayDoorsRenderingMock()
    private let computer = MissionComputingMock()
    private let mediator = PodBayDoorsMediatingMock()
    private let navigation = PodBayDoorsNavigatingMock()

    private let open = PodBayDoorsRenderable(areOpen: true)
    private let shut = PodBayDoorsRenderable(areOpen: false)

    @Test("loading renders shut doors and reports the arrival")
    func loads() {
        interaction(trustsCrew: true).viewDidLoad()
        #expect(view.onRender.calls == [shut])
        #expect(mediator.onDidHappen.calls == [.arrived])
    }

    @Test("while the computer does not trust the crew, each tap is refused and the doors stay shut")
    func refuses() {
        let interaction = interaction(trustsCrew: false)
        interaction.didTapMainButton()
        interaction.didTapMainButton()
        #expect(mediator.onDidHappen.calls == [.refused, .refused])
        #expect(!view.onRender.wasCalled)
        #expect(!navigation.onGoIn.wasCalled)
    }

    @Test("when it trusts the crew, a tap opens the doors, and the next one leads in")
    func opens() {
        let interaction = interaction(trustsCrew: true)
        interaction.didTapMainButton()
        #expect(view.onRender.calls == [open])
        #expect(mediator.onDidHappen.calls == [.opened])
        #expect(!navigation.onGoIn.wasCalled)

        interaction.didTapMainButton()
        #expect(navigation.onGoIn.count == 1)
        #expect(mediator.onDidHappen.count == 1)
    }

    @Test("trust that is gained after a refusal opens the doors at the next tap, not before")
    func trustGained() {
        let interaction = interaction(trustsCrew: false)
        interaction.didTapMainButton()
        computer.onTrustsCrew.returns(true)
        interaction.didChangeTrust()
        #expect(!view.onRender.wasCalled)
        interaction.didTapMainButton()
        #expect(view.onRender.calls == [open])
        #expect(mediator.onDidHappen.calls == [.refused, .opened])
    }

    @Test("trust that is lost shuts open doors, and leaves shut ones as they are")
    func trustLost() {
        let interaction = interaction(trustsCrew: true)
        interaction.didTapMainButton()
        computer.onTrustsCrew.returns(false)
        interaction.didChangeTrust()
        interaction.didChangeTrust()
        #expect(view.onRender.calls == [open, shut])
        #expect(mediator.onDidHappen.calls == [.opened, .shut])
    }

    @Test("every event is safe before a view is used, and after the view is gone")
    func viewGone() {
        let interaction = interaction(trustsCrew: true, usesView: false)
        interaction.viewDidLoad()
        interaction.didTapMainButton()
        var gone: PodBayDoorsRenderingMock? = PodBayDoorsRenderingMock()
        weak let weakView = gone
        gone.map { interaction.use($0) }
        gone = nil
        #expect(weakView == nil)
        interaction.didChangeTrust()
        interaction.didTapMainButton()
        #expect(mediator.onDidHappen.calls == [.arrived, .opened])
        #expect(navigation.onGoIn.count == 1)
    }

    @Test("a view that is used late receives what is rendered from then on")
    func lateView() {
        let interaction = interaction(trustsCrew: true, usesView: false)
        interaction.viewDidLoad()
        interaction.use(view)
        interaction.didTapMainButton()
        #expect(view.onRender.calls == [open])
    }

    private func interaction(trustsCrew: Bool, usesView: Bool = true) -> PodBayDoorsInteraction {
        computer.onTrustsCrew.returns(trustsCrew)
        let interaction = PodBayDoorsInteraction(
            computer: computer, mediator: mediator, navigation: navigation)
        if usesView { interaction.use(view) }
        return interaction
    }
}
