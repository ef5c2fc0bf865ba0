// Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
// swift-format-ignore-file

import Scenery
import SceneryTestKit
@testable import TicTacToe

@MainActor
final class AccountManagingMock: AccountManaging {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onSignInEmailPassword = AsyncStub<(String, String), SignInStep, any Error>("AccountManaging.signIn(email:password:)")
    nonisolated let onConfirmCode = AsyncStub<(Challenge, String), Void, any Error>("AccountManaging.confirm(_:code:)")
    nonisolated let onSignOut = Stub<Void, Void, Never>("AccountManaging.signOut()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("AccountManagingMock", [
            onSignInEmailPassword, onConfirmCode, onSignOut,
        ], fileID, filePath, line, column)
    }

    func signIn(email: String, password: String) async throws -> SignInStep {
        try await onSignInEmailPassword.call((email, password))
    }

    func confirm(_ challenge: Challenge, code: String) async throws {
        try await onConfirmCode.call((challenge, code))
    }

    func signOut() { onSignOut.call() }
}

@MainActor
final class GameCommandListeningMock: GameCommandListening {
    typealias Command = GameCommand
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHandleCommand = Stub<GameCommand, Void, Never>("GameCommandListening.handle(command:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("GameCommandListeningMock", [onHandleCommand], fileID, filePath, line, column)
    }

    func handle(command: GameCommand) { onHandleCommand.call(command) }
}

@MainActor
final class GameEventListeningMock: GameEventListening {
    typealias ViewEvent = GameViewEvent
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHandleEvent = Stub<GameViewEvent, Void, Never>("GameEventListening.handle(event:)")
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("GameEventListening.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("GameEventListening.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("GameEventListening.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("GameEventListening.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("GameEventListening.viewDidDisappear(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("GameEventListeningMock", [
            onHandleEvent, onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear,
            onViewDidDisappear,
        ], fileID, filePath, line, column)
    }

    func handle(event: GameViewEvent) { onHandleEvent.call(event) }
    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
}

@MainActor
final class GameInteractingMock: GameInteracting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onBoard = PropertyStub<Board>("GameInteracting.board")
    nonisolated let onPlaceAt = Stub<Int, Void, Never>("GameInteracting.place(at:)")
    nonisolated let onStartAgain = Stub<Void, Void, Never>("GameInteracting.startAgain()")
    nonisolated let onResume = Stub<Board, Void, Never>("GameInteracting.resume(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("GameInteractingMock", [
            onBoard.reads, onBoard.writes, onPlaceAt, onStartAgain, onResume,
        ], fileID, filePath, line, column)
    }

    var board: Board { onBoard.value }
    func place(at square: Int) { onPlaceAt.call(square) }
    func startAgain() { onStartAgain.call() }
    func resume(_ board: Board) { onResume.call(board) }
}

@MainActor
final class LoginCommandListeningMock: LoginCommandListening {
    typealias Command = LoginCommand
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHandleCommand = Stub<LoginCommand, Void, Never>("LoginCommandListening.handle(command:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("LoginCommandListeningMock", [onHandleCommand], fileID, filePath, line, column)
    }

    func handle(command: LoginCommand) { onHandleCommand.call(command) }
}

@MainActor
final class LoginEventListeningMock: LoginEventListening {
    typealias ViewEvent = LoginViewEvent
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHandleEvent = Stub<LoginViewEvent, Void, Never>("LoginEventListening.handle(event:)")
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("LoginEventListening.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("LoginEventListening.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("LoginEventListening.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("LoginEventListening.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("LoginEventListening.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("LoginEventListening.retry()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("LoginEventListeningMock", [
            onHandleEvent, onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear,
            onViewDidDisappear, onRetry,
        ], fileID, filePath, line, column)
    }

    func handle(event: LoginViewEvent) { onHandleEvent.call(event) }
    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
}

@MainActor
final class LoginInteractingMock: LoginInteracting {
    typealias Request = LoginRequest
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHandle = AsyncStub<LoginRequest, SignInStep, any Error>("LoginInteracting.handle(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("LoginInteractingMock", [onHandle], fileID, filePath, line, column)
    }

    func handle(_ request: LoginRequest) async throws -> SignInStep { try await onHandle.call(request) }
}

@MainActor
final class NewGameCommandListeningMock: NewGameCommandListening {
    typealias Command = NewGameCommand
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHandleCommand = Stub<NewGameCommand, Void, Never>("NewGameCommandListening.handle(command:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("NewGameCommandListeningMock", [onHandleCommand], fileID, filePath, line, column)
    }

    func handle(command: NewGameCommand) { onHandleCommand.call(command) }
}

@MainActor
final class NewGameEventListeningMock: NewGameEventListening {
    typealias ViewEvent = NewGameViewEvent
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHandleEvent = Stub<NewGameViewEvent, Void, Never>("NewGameEventListening.handle(event:)")
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("NewGameEventListening.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("NewGameEventListening.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("NewGameEventListening.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("NewGameEventListening.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("NewGameEventListening.viewDidDisappear(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("NewGameEventListeningMock", [
            onHandleEvent, onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear,
            onViewDidDisappear,
        ], fileID, filePath, line, column)
    }

    func handle(event: NewGameViewEvent) { onHandleEvent.call(event) }
    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
}

@MainActor
final class NewGameInteractingMock: NewGameInteracting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onSignOut = Stub<Void, Void, Never>("NewGameInteracting.signOut()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("NewGameInteractingMock", [onSignOut], fileID, filePath, line, column)
    }

    func signOut() { onSignOut.call() }
}

@MainActor
final class TicTacToeRoutingMock: TicTacToeRouting {
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onShowLoginFrom = Stub<(any ScenePresenter)?, Void, Never>("TicTacToeRouting.showLogin(from:)")
    nonisolated let onShowTwoFactorFrom = Stub<(Challenge, (any ScenePresenter)?), Void, Never>("TicTacToeRouting.showTwoFactor(_:from:)")
    nonisolated let onShowNewGameFrom = Stub<(any ScenePresenter)?, Void, Never>("TicTacToeRouting.showNewGame(from:)")
    nonisolated let onShowGameOfFrom = Stub<(Players, (any ScenePresenter)?), Void, Never>("TicTacToeRouting.showGame(of:from:)")
    nonisolated let onLeave = Stub<(any ScenePresenter)?, Void, Never>("TicTacToeRouting.leave(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("TicTacToeRoutingMock", [
            onShowLoginFrom, onShowTwoFactorFrom, onShowNewGameFrom, onShowGameOfFrom, onLeave,
        ], fileID, filePath, line, column)
    }

    func showLogin(from scene: (any ScenePresenter)?) { onShowLoginFrom.call(scene) }

    func showTwoFactor(_ challenge: Challenge, from scene: (any ScenePresenter)?) {
        onShowTwoFactorFrom.call((challenge, scene))
    }

    func showNewGame(from scene: (any ScenePresenter)?) { onShowNewGameFrom.call(scene) }

    func showGame(of players: Players, from scene: (any ScenePresenter)?) {
        onShowGameOfFrom.call((players, scene))
    }

    func leave(_ scene: (any ScenePresenter)?) { onLeave.call(scene) }
}

@MainActor
final class TwoFactorCommandListeningMock: TwoFactorCommandListening {
    typealias Command = TwoFactorCommand
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHandleCommand = Stub<TwoFactorCommand, Void, Never>("TwoFactorCommandListening.handle(command:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("TwoFactorCommandListeningMock", [onHandleCommand], fileID, filePath, line, column)
    }

    func handle(command: TwoFactorCommand) { onHandleCommand.call(command) }
}

@MainActor
final class TwoFactorEventListeningMock: TwoFactorEventListening {
    typealias ViewEvent = TwoFactorViewEvent
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHandleEvent = Stub<TwoFactorViewEvent, Void, Never>("TwoFactorEventListening.handle(event:)")
    nonisolated let onViewDidLoad = Stub<Void, Void, Never>("TwoFactorEventListening.viewDidLoad()")
    nonisolated let onViewWillAppear = Stub<Bool, Void, Never>("TwoFactorEventListening.viewWillAppear(_:)")
    nonisolated let onViewDidAppear = Stub<Bool, Void, Never>("TwoFactorEventListening.viewDidAppear(_:)")
    nonisolated let onViewWillDisappear = Stub<Bool, Void, Never>("TwoFactorEventListening.viewWillDisappear(_:)")
    nonisolated let onViewDidDisappear = Stub<Bool, Void, Never>("TwoFactorEventListening.viewDidDisappear(_:)")
    nonisolated let onRetry = Stub<Void, Void, Never>("TwoFactorEventListening.retry()")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("TwoFactorEventListeningMock", [
            onHandleEvent, onViewDidLoad, onViewWillAppear, onViewDidAppear, onViewWillDisappear,
            onViewDidDisappear, onRetry,
        ], fileID, filePath, line, column)
    }

    func handle(event: TwoFactorViewEvent) { onHandleEvent.call(event) }
    func viewDidLoad() { onViewDidLoad.call() }
    func viewWillAppear(_ animated: Bool) { onViewWillAppear.call(animated) }
    func viewDidAppear(_ animated: Bool) { onViewDidAppear.call(animated) }
    func viewWillDisappear(_ animated: Bool) { onViewWillDisappear.call(animated) }
    func viewDidDisappear(_ animated: Bool) { onViewDidDisappear.call(animated) }
    func retry() { onRetry.call() }
}

@MainActor
final class TwoFactorInteractingMock: TwoFactorInteracting {
    typealias Request = TwoFactorRequest
    /// The mock's log: all calls in order, and where the mock was created.
    nonisolated let mock: MockLog
    nonisolated let onHandle = AsyncStub<TwoFactorRequest, TwoFactorContent, any Error>("TwoFactorInteracting.handle(_:)")

    /// Creates a mock without answers. A call that has no answer fails the test at this location.
    nonisolated init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        mock = MockLog("TwoFactorInteractingMock", [onHandle], fileID, filePath, line, column)
    }

    func handle(_ request: TwoFactorRequest) async throws -> TwoFactorContent { try await onHandle.call(request) }
}
