import Scenery
import SceneryScreens
import SceneryTestKit
import Settings
import Testing

@testable import Ride

@Suite("SignIn", .timeLimit(.minutes(20)))
@MainActor struct SignInTests {
    private let mocks = MockedServices()
    private let answers = Gate<(String, String), SignInStep>("answers")

    init() {
        mocks.session.onIsSignedIn.returns(false)
        mocks.session.onSignInEmailPassword.waits(at: answers)
    }

    private func scene() -> SceneHarness<any SignInInteracting> {
        SceneHarness(isExhaustive: false, gates: [answers]) { SignInConfigurator.build(mocks.services) }
    }

    @Test("a password that is right leads to the code")
    func challenge() async {
        let scene = scene()
        scene.appear()
        enter(scene)
        await scene.expect(SignInDisplayingCrossing.showActivity(true))
        await scene.expect(SessionManagingCrossing.signInEmailPassword("sara@example.com", "scenery"))
        answers.succeed(.verification(RideFixtures.challenge))
        await scene.expect(SignInRoutingCrossing.openVerification(RideFixtures.challenge))
        await scene.expectNavigation(.push("Verification"))
        await scene.close()
    }

    @Test("a wrong password is shown in the server's words, and can be tried again")
    func wrong() async {
        let scene = scene()
        scene.appear()
        enter(scene)
        await answers.arrival()
        answers.fail(NetworkError(domain: .api, message: "Wrong email or password."))
        await scene.expect(SignInDisplayingCrossing.showError(.where(\.message, "Wrong email or password.")))
        scene.send { $0.retry() }
        await answers.arrival(2)
        await scene.close()
    }

    @Test("a scene that is closed while it waits is released")
    func closed() async {
        let scene = scene()
        scene.appear()
        enter(scene)
        await answers.arrival()
        await scene.close()
    }

    @Test("only an email and a password can be sent, and only once at a time")
    func incomplete() async {
        let presenter = SignInPresentingMock()
        let logic = SignInInteractor(
            presenter: presenter, router: SignInRoutingMock(), session: mocks.session)
        logic.emailEdited("sara")
        logic.passwordEdited("x")
        #expect(presenter.onPresent.lastCall?.isComplete == false)
        logic.signInTapped()
        #expect(!mocks.session.onSignInEmailPassword.wasCalled)
        logic.emailEdited("sara@example.com")
        #expect(presenter.onPresent.lastCall?.isComplete == true)
        logic.signInTapped()
        logic.signInTapped()
        await answers.arrival()
        #expect(mocks.session.onSignInEmailPassword.count == 1)
    }

    @Test("once the session begins, the scene closes")
    func signedIn() {
        let router = SignInRoutingMock()
        let logic = SignInInteractor(
            presenter: SignInPresentingMock(), router: router, session: mocks.session)
        logic.sessionDidChange(isSignedIn: false)
        #expect(!router.onClose.wasCalled)
        logic.sessionDidChange(isSignedIn: true)
        #expect(router.onClose.count == 1)
    }

    @Test("the email is restored, and no password is kept")
    func restored() {
        let presenter = SignInPresentingMock()
        let logic = SignInInteractor(
            presenter: presenter, router: SignInRoutingMock(), session: mocks.session)
        logic.restore("sara@example.com")
        logic.passwordEdited("scenery")
        #expect(logic.restorableState == "sara@example.com")
        #expect(presenter.onPresent.lastCall?.email == "sara@example.com")
    }

    @Test("the texts are in the person's language")
    func persian() {
        let view = SignInDisplayingMock()
        let presenter = SignInPresenter(preferences: MockedServices(language: .persian).preferences)
        presenter.view = view
        presenter.present(SignInContent(isSignedIn: true))
        #expect(view.onShow.lastCall?.title == "ورود")
        #expect(view.onShow.lastCall?.notice == "شما وارد شده‌اید.")
        #expect(view.onShow.lastCall?.look.language == "fa")
    }

    private func enter(_ scene: SceneHarness<any SignInInteracting>) {
        scene.send { $0.emailEdited("sara@example.com") }
        scene.send { $0.passwordEdited("scenery") }
        scene.send { $0.signInTapped() }
    }
}
