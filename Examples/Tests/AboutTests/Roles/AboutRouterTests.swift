import SceneryScreens
import SceneryTestKit
import Settings
import Testing

@testable import About

@Suite("Where About leads")
@MainActor struct AboutRouterTests {
    private let terms = TermsManagingMock()

    init() { terms.onTermsIn.returns(Terms(title: "Terms", paragraphs: [])) }

    @Test("the terms are pushed on top of the scene, with the preferences they get")
    func opensTerms() {
        let view = AboutViewController(interactor: AboutInteractingMock())
        let navigator = SceneNavigator(root: view)
        let router = AboutRouter(termsManager: terms)
        router.view = view
        let preferences = Preferences(language: .persian, theme: .dark)

        router.openTerms(with: preferences)
        #expect(navigator.state.frontStack.map(\.name) == ["About", "Terms"])
        #expect(navigator.visibleView?.context.route as? TermsRoute == TermsRoute(preferences))
    }

    @Test("a scene that is closed leads nowhere")
    func closedScene() {
        let view = AboutViewController(interactor: AboutInteractingMock())
        let navigator = SceneNavigator(root: view)
        let router = AboutRouter(termsManager: terms)
        router.view = view
        navigator.close()
        router.openTerms(with: Preferences())
        #expect(navigator.state.scenes.isEmpty)
    }
}
