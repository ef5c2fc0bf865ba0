import Scenery
import SceneryTestKit
import Testing

@testable import TicTacToe

@MainActor @Suite("NewGamePresenter") struct NewGamePresenterTests {
    private let view = NewGameCommandListeningMock()
    private let interactor = NewGameInteractingMock()
    private let router = TicTacToeRoutingMock()
    private let presenter: NewGamePresenter

    init() {
        presenter = NewGamePresenter(interactor: interactor, router: router)
        presenter.view = view
    }

    @Test("the button is disabled until both names are given")
    func validity() {
        presenter.viewDidLoad()
        presenter.handle(event: .xNameEdited("Ada"))
        presenter.handle(event: .oNameEdited(" "))
        presenter.handle(event: .oNameEdited("Grace"))
        presenter.handle(event: .xNameEdited(""))
        let shown = [true, true, true, false, true]
        #expect(view.onHandleCommand.calls == shown.map { .show(NewGameViewModel(isStartDisabled: $0)) })
    }

    @Test("the game starts between the two; without both names it does not")
    func starts() {
        presenter.handle(event: .xNameEdited("Ada"))
        presenter.handle(event: .startTapped)
        presenter.handle(event: .oNameEdited("Grace"))
        presenter.handle(event: .startTapped)
        router.onShowGameOfFrom.called(.equal(.sample), .any).verify(.once)
        verifyNoMoreCalls(router)
    }

    @Test("logging out signs out and leads to the login")
    func logsOut() {
        presenter.handle(event: .logOutTapped)
        verifyInOrder {
            interactor.onSignOut.called()
            router.onShowLoginFrom.called(.any)
        }
    }
}
