import SceneryScreens
import SceneryTestKit
import Testing

@testable import PodBayDoors

@MainActor @Suite("PodBayDoorsView") struct PodBayDoorsViewTests {
    private let interaction = PodBayDoorsInteractingMock()
    private let banner = BannerInteractingMock()
    private let view: PodBayDoorsView

    private let shut = PodBayDoorsRenderable(areOpen: false)
    private let open = PodBayDoorsRenderable(areOpen: true)
    private let refusal = BannerRenderable(.refused, crewMember: "Dave", trustsCrew: false)
    private let greeting = BannerRenderable(.arrived, crewMember: "Dave", trustsCrew: true)

    init() { view = PodBayDoorsView(interaction: interaction, bannerInteraction: banner) }

    @Test("the banner is above the doors, in whatever order they come")
    func order() {
        view.render(shut)
        #expect(view.stage.screen.elements.map(\.title) == ["The doors are shut.", "Open the pod bay doors"])
        view.render(refusal)
        let screen = view.stage.screen
        #expect(screen.title == "Pod bay doors")
        #expect(
            screen.elements.map(\.title) == [
                refusal.message, "The computer trusts the crew", "The doors are shut.",
                "Open the pod bay doors",
            ])

        let other = PodBayDoorsView(interaction: interaction, bannerInteraction: banner)
        other.render(refusal)
        other.render(shut)
        #expect(other.stage.screen == screen)
    }

    @Test("the same renderables look the same, whatever was rendered before and how often")
    func stateless() {
        view.render(shut)
        view.render(refusal)
        let screen = view.stage.screen
        view.render(open)
        view.render(greeting)
        view.render(open)
        #expect(view.stage.screen != screen)
        view.render(refusal)
        view.render(refusal)
        view.render(shut)
        view.render(shut)
        #expect(view.stage.screen == screen)
    }

    @Test("a refusal is red, and nothing else is")
    func color() {
        view.render(refusal)
        #expect(view.stage.screen.texts.map(\.color) == [.red])
        view.render(greeting)
        #expect(view.stage.screen.texts.map(\.color) == [nil])
    }

    @Test("each interaction receives what happens in its part")
    func events() {
        view.render(shut)
        view.render(refusal)
        let host = HeadlessHost(root: view)
        #expect(host.tap("Open the pod bay doors"))
        #expect(host.toggle("The computer trusts the crew"))
        #expect(interaction.onDidTapMainButton.count == 1)
        #expect(banner.onDidTurnTrust.calls == [true])
        #expect(host.ignored.isEmpty)
    }
}

extension Screen {
    fileprivate var texts: [ScreenText] {
        elements.compactMap { if case .text(let text) = $0.content { text } else { nil } }
    }
}
