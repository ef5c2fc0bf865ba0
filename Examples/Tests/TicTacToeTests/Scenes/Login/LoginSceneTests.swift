import SceneryScreens
import SceneryTestKit
import Testing

@testable import TicTacToe

/// The whole scene, crossing by crossing.
@MainActor @Suite("Login", .timeLimit(.minutes(5))) struct LoginSceneTests {
    private let answers = Gate<(String, String), SignInStep>("answers")
    private let form = LoginViewModel(isFormDisabled: false, isLogInDisabled: false)
    private let empty = LoginViewModel(isFormDisabled: false, isLogInDisabled: true)
    private let busy = LoginViewModel(isFormDisabled: true, isLogInDisabled: true)

    @Test("the builder connects every reference")
    func wiring() {
        #expect(Wiring.missingReferences(in: configured()).isEmpty)
    }

    @Test("the right password leads to the second factor")
    func logsIn() async {
        let scene = scene()
        scene.appear()
        await expect(empty, isBusy: false, in: scene)
        scene.send { $0.handle(event: .emailEdited("sara@example.com")) }
        await expect(empty, isBusy: false, in: scene)
        scene.send { $0.handle(event: .passwordEdited("scenery")) }
        await expect(form, isBusy: false, in: scene)
        scene.send { $0.handle(event: .logInTapped) }
        await expect(busy, isBusy: true, in: scene)
        await scene.expect(
            LoginInteractingCrossing.handle(LoginRequest(email: "sara@example.com", password: "scenery")))
        await scene.expect(AccountManagingCrossing.signInEmailPassword("sara@example.com", "scenery"))
        answers.succeed(.secondFactor(.sample))
        await expect(form, isBusy: false, in: scene)
        await scene.expect(TicTacToeRoutingCrossing.showTwoFactorFrom(.equal(.sample), .any))
        await scene.expectNavigation(.present("TwoFactor"))
        await scene.close()
    }

    @Test("a new game takes the place of the login, which is released")
    func leads() async {
        let scene = scene(isExhaustive: false)
        await logIn(in: scene)
        answers.succeed(.signedIn)
        await scene.expectNavigation(.refused(.dismiss))
        await scene.expectNavigation(.replace("NewGame"))
        await scene.close()
    }

    @Test("a login that is closed while the server is asked is released, and cancels its request")
    func closesWhileBusy() async {
        let scene = scene(isExhaustive: false)
        await logIn(in: scene)
        await scene.close()
        #expect(answers.waiting.isEmpty)
    }

    @Test("a wrong password is told in the server's words")
    func fails() async {
        let scene = scene(isExhaustive: false)
        await logIn(in: scene)
        answers.fail(AccountError.refused("The password is wrong."))
        await scene.expect(
            LoginCommandListeningCrossing.handleCommand(
                .showError(ErrorViewModel(title: "Not logged in", message: "The password is wrong."))))
        await scene.close()
    }

    // MARK: Support

    private func logIn(in scene: SceneHarness<any LoginEventListening>) async {
        scene.appear()
        scene.send { $0.handle(event: .emailEdited("sara@example.com")) }
        scene.send { $0.handle(event: .passwordEdited("scenery")) }
        scene.send { $0.handle(event: .logInTapped) }
        await answers.arrival()
    }

    private func expect(
        _ form: LoginViewModel, isBusy: Bool, in scene: SceneHarness<any LoginEventListening>
    ) async {
        await scene.expect(LoginCommandListeningCrossing.handleCommand(.show(form)))
        await scene.expect(LoginCommandListeningCrossing.handleCommand(.showActivity(isBusy)))
    }

    private func scene(isExhaustive: Bool = true) -> SceneHarness<any LoginEventListening> {
        SceneHarness(isExhaustive: isExhaustive, gates: [answers]) { configured() }
    }

    private func configured() -> any SceneView {
        let manager = AccountManagingMock()
        manager.onSignInEmailPassword.waits(at: answers)
        return LoginScene.root(
            accountManager: manager, router: TicTacToeRouter(accountManager: manager)
        ).configure()
    }
}
