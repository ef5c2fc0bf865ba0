import Scenery
import SceneryTestKit
import Testing

@testable import TicTacToe

@MainActor @Suite("TwoFactorPresenter", .timeLimit(.minutes(5))) struct TwoFactorPresenterTests {
    private let view = TwoFactorCommandListeningMock()
    private let interactor = TwoFactorInteractingMock()
    private let router = TicTacToeRoutingMock()
    private let presenter: TwoFactorPresenter

    init() {
        presenter = TwoFactorPresenter(challenge: .sample, interactor: interactor, router: router)
        presenter.view = view
    }

    @Test("the button is disabled until the code has all of its digits")
    func validity() {
        presenter.viewDidLoad()
        for code in ["123", "1234", "12345"] { presenter.handle(event: .codeEdited(code)) }
        let shown = [true, true, false, true]
        #expect(
            view.onHandleCommand.calls
                == shown.flatMap { [.show(form(isSubmitDisabled: $0)), .showActivity(false)] })
    }

    @Test("an incomplete code is not submitted")
    func incomplete() {
        presenter.handle(event: .codeEdited("123"))
        presenter.handle(event: .submitTapped)
        #expect(!interactor.onHandle.wasCalled)
    }

    @Test("the right code leads to a new game; meanwhile the form is disabled")
    func submits() async {
        interactor.onHandle.returns(TwoFactorContent())
        submit()
        #expect(
            view.onHandleCommand.calls.suffix(2)
                == [.show(form(isFormDisabled: true, isSubmitDisabled: true)), .showActivity(true)])
        presenter.handle(event: .submitTapped)
        _ = await router.onShowNewGameFrom.called(.any).wait()
        #expect(interactor.onHandle.calls == [TwoFactorRequest(challenge: .sample, code: "1234")])
        #expect(view.onHandleCommand.calls.suffix(2) == [.show(form()), .showActivity(false)])
    }

    @Test("without a connection, trying again submits the code again")
    func retries() async {
        interactor.onHandle.inTurn(.throwing(AccountError.unreachable), .returning(TwoFactorContent()))
        submit()
        _ = await view.onHandleCommand.called(.equal(.showError(AccountError.unreachable.viewModel))).wait()
        presenter.retry()
        _ = await router.onShowNewGameFrom.called(.any).wait()
        #expect(interactor.onHandle.count == 2)
    }

    @Test("when the code has expired, trying again leads back to the login")
    func expires() async {
        interactor.onHandle.throws(AccountError.expired)
        submit()
        _ = await view.onHandleCommand.called(.equal(.showError(AccountError.expired.viewModel))).wait()
        presenter.retry()
        router.onShowLoginFrom.called(.any).verify(.once)
        #expect(interactor.onHandle.count == 1)
    }

    private func submit() {
        presenter.handle(event: .codeEdited("1234"))
        presenter.handle(event: .submitTapped)
    }

    private func form(isFormDisabled: Bool = false, isSubmitDisabled: Bool = false) -> TwoFactorViewModel {
        TwoFactorViewModel(
            hint: "Enter the code of 4 digits that was sent to •••• 42.", isFormDisabled: isFormDisabled,
            isSubmitDisabled: isSubmitDisabled)
    }
}
