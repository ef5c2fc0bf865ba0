import Scenery
import SceneryTestKit
import Testing

@testable import TicTacToe

@MainActor @Suite("LoginPresenter", .timeLimit(.minutes(5))) struct LoginPresenterTests {
    private let view = LoginCommandListeningMock()
    private let interactor = LoginInteractingMock()
    private let router = TicTacToeRoutingMock()
    private let presenter: LoginPresenter

    init() {
        presenter = LoginPresenter(interactor: interactor, router: router)
        presenter.view = view
    }

    @Test("the button is disabled until there are an email address and a password")
    func validity() {
        presenter.viewDidLoad()
        presenter.handle(event: .emailEdited("sara@example.com"))
        presenter.handle(event: .passwordEdited("s"))
        presenter.handle(event: .emailEdited(""))
        let shown = [true, true, false, true]
        #expect(
            view.onHandleCommand.calls
                == shown.flatMap { [.show(form(isLogInDisabled: $0)), .showActivity(false)] })
    }

    @Test("an incomplete form asks for nothing")
    func incomplete() {
        presenter.handle(event: .emailEdited("sara@example.com"))
        presenter.handle(event: .logInTapped)
        presenter.retry()
        #expect(!interactor.onHandle.wasCalled)
    }

    @Test("while it is asked for, the form is disabled and nothing else is asked for")
    func busy() async {
        let answers = Gate<LoginRequest, SignInStep>("answers")
        interactor.onHandle.waits(at: answers)
        fillIn()
        presenter.handle(event: .logInTapped)
        #expect(
            view.onHandleCommand.calls.suffix(2)
                == [.show(LoginViewModel(isFormDisabled: true, isLogInDisabled: true)), .showActivity(true)])
        presenter.handle(event: .logInTapped)
        await answers.arrival()
        #expect(answers.waiting == [LoginRequest(email: "sara@example.com", password: "scenery")])
        answers.succeed(.signedIn)
        _ = await router.onShowNewGameFrom.called(.any).wait()
        #expect(view.onHandleCommand.calls.suffix(2) == [.show(form()), .showActivity(false)])
    }

    @Test("an account with a second factor leads to its code, and any other to a new game")
    func leads() async {
        interactor.onHandle.inTurn(.returning(.secondFactor(.sample)), .returning(.signedIn))
        fillIn()
        presenter.handle(event: .logInTapped)
        _ = await router.onShowTwoFactorFrom.called(.equal(.sample), .any).wait()
        presenter.handle(event: .logInTapped)
        _ = await router.onShowNewGameFrom.called(.any).wait()
        verifyNoMoreCalls(router)
    }

    @Test("a failure is shown in words, and trying again asks again")
    func fails() async {
        interactor.onHandle.inTurn(.throwing(AccountError.unreachable), .returning(.signedIn))
        fillIn()
        presenter.handle(event: .logInTapped)
        _ = await view.onHandleCommand.called(.equal(.showError(AccountError.unreachable.viewModel))).wait()
        presenter.retry()
        _ = await router.onShowNewGameFrom.called(.any).wait()
        #expect(interactor.onHandle.count == 2)
    }

    private func fillIn() {
        presenter.handle(event: .emailEdited("sara@example.com"))
        presenter.handle(event: .passwordEdited("scenery"))
    }

    private func form(isLogInDisabled: Bool = false) -> LoginViewModel {
        LoginViewModel(isFormDisabled: false, isLogInDisabled: isLogInDisabled)
    }
}
