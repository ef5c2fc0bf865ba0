import SceneryManagers
import SceneryScreens
import SceneryTestKit
import Settings
import Testing

@testable import About

/// The whole scene without a screen: what crosses from role to role, with work that ends when the test says so.
@MainActor @Suite("The scene About, crossing by crossing", .timeLimit(.minutes(20))) struct AboutSceneTests {
    private let texts = Gate<AppLanguage, String>("texts")
    private let version = AppVersion(version: "2.0.1", build: 56)

    @Test("the text is shown once it comes")
    func loads() async {
        let scene = scene()
        scene.appear()
        await scene.expect(AboutPresentingCrossing.present(about(isFetching: true)))
        await scene.expect(AboutDisplayingCrossing.show(.where(\.version, "Version 2.0.1 (build 56)")))
        await scene.expect(AboutDisplayingCrossing.showActivity(true))
        await scene.expect(AboutManagingCrossing.aboutTextIn(.english))
        texts.succeed("Hello")
        await scene.expect(AboutPresentingCrossing.present(about("Hello")))
        await scene.expect(AboutDisplayingCrossing.show(.where(\.paragraphs, ["Hello"])))
        await scene.expect(AboutDisplayingCrossing.showActivity(false))
        await scene.close()
    }

    @Test("a failure is told in words, and trying again asks again")
    func fails() async {
        let scene = scene(isExhaustive: false)
        scene.appear()
        await texts.arrival()
        texts.fail(NetworkError(domain: .api, message: "Not now."))
        await scene.expect(AboutDisplayingCrossing.showActivity(false))
        await scene.expect(AboutPresentingCrossing.presentIn(.refused("Not now."), .english))
        await scene.expect(AboutDisplayingCrossing.showError(.where(\.message, .containing("Not now."))))
        scene.send { $0.retry() }
        await texts.arrival(2)
        texts.succeed("Hello")
        await scene.expect(AboutDisplayingCrossing.show(.where(\.paragraphs, ["Hello"])))
        await scene.close()
    }

    @Test("another language that is chosen meanwhile replaces the request")
    func language() async {
        let scene = scene(isExhaustive: false)
        scene.appear()
        await texts.arrival()
        scene.send { $0.languageChosen("fa") }
        await texts.arrival(2)
        await scene.settle()
        #expect(texts.waiting == [.persian])
        texts.succeed("سلام")
        await scene.expect(AboutDisplayingCrossing.show(.where(\.paragraphs, ["سلام"])))
        await scene.close()
    }

    @Test("the terms open on top, and both scenes are released")
    func terms() async {
        let scene = scene(isExhaustive: false)
        scene.send { $0.termsTapped() }
        await scene.expect(AboutRoutingCrossing.openTermsWith(Preferences()))
        await scene.expectNavigation(.push("Terms"))
        await scene.close()
    }

    // MARK: Support

    private func scene(isExhaustive: Bool = true) -> SceneHarness<any AboutInteracting> {
        let manager = AboutManagingMock()
        manager.onAboutTextIn.waits(at: texts)
        return SceneHarness(isExhaustive: isExhaustive, gates: [texts]) {
            AboutConfigurator.build(
                version: version, preferences: Preferences(), manager: manager,
                termsManager: TermsManagingMock())
        }
    }

    private func about(_ text: String? = nil, isFetching: Bool = false) -> About {
        About(version: version, preferences: Preferences(), text: text, isFetching: isFetching)
    }
}
