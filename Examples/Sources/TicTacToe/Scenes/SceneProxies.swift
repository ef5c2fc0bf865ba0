// Written by `scenery mock --proxies` from the boundaries it names. Changes are lost at the next run.
// swift-format-ignore-file

import Scenery
import SceneryScenes

@MainActor
final class AccountManagingProxy<Target: AccountManaging>: AccountManaging, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func signIn(email: String, password: String) async throws -> SignInStep {
        try await crossings.call("signIn(email:password:)", email, password) { try await target.signIn(email: email, password: password) }
    }

    func confirm(_ challenge: Challenge, code: String) async throws {
        try await crossings.call("confirm(_:code:)", challenge, code) { try await target.confirm(challenge, code: code) }
    }

    func signOut() { crossings.call("signOut()") { target.signOut() } }
}

extension AccountManaging {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any AccountManaging {
        guard let crossings = CrossingReporter("AccountManaging", of: self) else { return self }
        return crossings.kept(AccountManagingProxy(self, crossings))
    }
}

/// The members of ``AccountManaging``, for tests that expect crossings.
enum AccountManagingCrossing {
    nonisolated static var signInEmailPassword: CrossingMember<(String, String)> { CrossingMember("AccountManaging.signIn(email:password:)") }
    nonisolated static var confirmCode: CrossingMember<(Challenge, String)> { CrossingMember("AccountManaging.confirm(_:code:)") }
    nonisolated static var signOut: CrossingMember<Void> { CrossingMember("AccountManaging.signOut()") }
}

@MainActor
final class GameCommandListeningProxy<Target: GameCommandListening>: GameCommandListening, BoundaryProxy {
    typealias Command = GameCommand
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func handle(command: GameCommand) {
        crossings.call("handle(command:)", command) { target.handle(command: command) }
    }
}

extension GameCommandListening {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any GameCommandListening {
        guard let crossings = CrossingReporter("GameCommandListening", of: self) else { return self }
        return crossings.kept(GameCommandListeningProxy(self, crossings))
    }
}

/// The members of ``GameCommandListening``, for tests that expect crossings.
enum GameCommandListeningCrossing {
    nonisolated static var handleCommand: CrossingMember<GameCommand> { CrossingMember("GameCommandListening.handle(command:)") }
}

@MainActor
final class GameEventListeningProxy<Target: GameEventListening>: GameEventListening, BoundaryProxy {
    typealias ViewEvent = GameViewEvent
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func handle(event: GameViewEvent) { crossings.call("handle(event:)", event) { target.handle(event: event) } }
    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }
}

extension GameEventListening {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any GameEventListening {
        guard let crossings = CrossingReporter("GameEventListening", of: self) else { return self }
        return crossings.kept(GameEventListeningProxy(self, crossings))
    }
}

/// The members of ``GameEventListening``, for tests that expect crossings.
enum GameEventListeningCrossing {
    nonisolated static var handleEvent: CrossingMember<GameViewEvent> { CrossingMember("GameEventListening.handle(event:)") }
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("GameEventListening.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("GameEventListening.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("GameEventListening.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("GameEventListening.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("GameEventListening.viewDidDisappear(_:)") }
}

@MainActor
final class GameInteractingProxy<Target: GameInteracting>: GameInteracting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    var board: Board { crossings.get("board") { target.board } }
    func place(at square: Int) { crossings.call("place(at:)", square) { target.place(at: square) } }
    func startAgain() { crossings.call("startAgain()") { target.startAgain() } }
    func resume(_ board: Board) { crossings.call("resume(_:)", board) { target.resume(board) } }
}

extension GameInteracting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any GameInteracting {
        guard let crossings = CrossingReporter("GameInteracting", of: self) else { return self }
        return crossings.kept(GameInteractingProxy(self, crossings))
    }
}

/// The members of ``GameInteracting``, for tests that expect crossings.
enum GameInteractingCrossing {
    nonisolated static var board: CrossingProperty<Board> { CrossingProperty("GameInteracting.board") }
    nonisolated static var placeAt: CrossingMember<Int> { CrossingMember("GameInteracting.place(at:)") }
    nonisolated static var startAgain: CrossingMember<Void> { CrossingMember("GameInteracting.startAgain()") }
    nonisolated static var resume: CrossingMember<Board> { CrossingMember("GameInteracting.resume(_:)") }
}

@MainActor
final class LoginCommandListeningProxy<Target: LoginCommandListening>: LoginCommandListening, BoundaryProxy {
    typealias Command = LoginCommand
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func handle(command: LoginCommand) {
        crossings.call("handle(command:)", command) { target.handle(command: command) }
    }
}

extension LoginCommandListening {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any LoginCommandListening {
        guard let crossings = CrossingReporter("LoginCommandListening", of: self) else { return self }
        return crossings.kept(LoginCommandListeningProxy(self, crossings))
    }
}

/// The members of ``LoginCommandListening``, for tests that expect crossings.
enum LoginCommandListeningCrossing {
    nonisolated static var handleCommand: CrossingMember<LoginCommand> { CrossingMember("LoginCommandListening.handle(command:)") }
}

@MainActor
final class LoginEventListeningProxy<Target: LoginEventListening>: LoginEventListening, BoundaryProxy {
    typealias ViewEvent = LoginViewEvent
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func handle(event: LoginViewEvent) { crossings.call("handle(event:)", event) { target.handle(event: event) } }
    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    func retry() { crossings.call("retry()") { target.retry() } }
}

extension LoginEventListening {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any LoginEventListening {
        guard let crossings = CrossingReporter("LoginEventListening", of: self) else { return self }
        return crossings.kept(LoginEventListeningProxy(self, crossings))
    }
}

/// The members of ``LoginEventListening``, for tests that expect crossings.
enum LoginEventListeningCrossing {
    nonisolated static var handleEvent: CrossingMember<LoginViewEvent> { CrossingMember("LoginEventListening.handle(event:)") }
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("LoginEventListening.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("LoginEventListening.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("LoginEventListening.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("LoginEventListening.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("LoginEventListening.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("LoginEventListening.retry()") }
}

@MainActor
final class LoginInteractingProxy<Target: LoginInteracting>: LoginInteracting, BoundaryProxy {
    typealias Request = LoginRequest
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func handle(_ request: LoginRequest) async throws -> SignInStep {
        try await crossings.call("handle(_:)", request) { try await target.handle(request) }
    }
}

extension LoginInteracting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any LoginInteracting {
        guard let crossings = CrossingReporter("LoginInteracting", of: self) else { return self }
        return crossings.kept(LoginInteractingProxy(self, crossings))
    }
}

/// The members of ``LoginInteracting``, for tests that expect crossings.
enum LoginInteractingCrossing {
    nonisolated static var handle: CrossingMember<LoginRequest> { CrossingMember("LoginInteracting.handle(_:)") }
}

@MainActor
final class NewGameCommandListeningProxy<Target: NewGameCommandListening>: NewGameCommandListening, BoundaryProxy {
    typealias Command = NewGameCommand
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func handle(command: NewGameCommand) {
        crossings.call("handle(command:)", command) { target.handle(command: command) }
    }
}

extension NewGameCommandListening {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any NewGameCommandListening {
        guard let crossings = CrossingReporter("NewGameCommandListening", of: self) else { return self }
        return crossings.kept(NewGameCommandListeningProxy(self, crossings))
    }
}

/// The members of ``NewGameCommandListening``, for tests that expect crossings.
enum NewGameCommandListeningCrossing {
    nonisolated static var handleCommand: CrossingMember<NewGameCommand> { CrossingMember("NewGameCommandListening.handle(command:)") }
}

@MainActor
final class NewGameEventListeningProxy<Target: NewGameEventListening>: NewGameEventListening, BoundaryProxy {
    typealias ViewEvent = NewGameViewEvent
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func handle(event: NewGameViewEvent) {
        crossings.call("handle(event:)", event) { target.handle(event: event) }
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }
}

extension NewGameEventListening {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any NewGameEventListening {
        guard let crossings = CrossingReporter("NewGameEventListening", of: self) else { return self }
        return crossings.kept(NewGameEventListeningProxy(self, crossings))
    }
}

/// The members of ``NewGameEventListening``, for tests that expect crossings.
enum NewGameEventListeningCrossing {
    nonisolated static var handleEvent: CrossingMember<NewGameViewEvent> { CrossingMember("NewGameEventListening.handle(event:)") }
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("NewGameEventListening.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("NewGameEventListening.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("NewGameEventListening.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("NewGameEventListening.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("NewGameEventListening.viewDidDisappear(_:)") }
}

@MainActor
final class NewGameInteractingProxy<Target: NewGameInteracting>: NewGameInteracting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func signOut() { crossings.call("signOut()") { target.signOut() } }
}

extension NewGameInteracting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any NewGameInteracting {
        guard let crossings = CrossingReporter("NewGameInteracting", of: self) else { return self }
        return crossings.kept(NewGameInteractingProxy(self, crossings))
    }
}

/// The members of ``NewGameInteracting``, for tests that expect crossings.
enum NewGameInteractingCrossing {
    nonisolated static var signOut: CrossingMember<Void> { CrossingMember("NewGameInteracting.signOut()") }
}

@MainActor
final class TicTacToeRoutingProxy<Target: TicTacToeRouting>: TicTacToeRouting, BoundaryProxy {
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func showLogin(from scene: (any ScenePresenter)?) {
        crossings.call("showLogin(from:)", scene) { target.showLogin(from: scene) }
    }

    func showTwoFactor(_ challenge: Challenge, from scene: (any ScenePresenter)?) {
        crossings.call("showTwoFactor(_:from:)", challenge, scene) { target.showTwoFactor(challenge, from: scene) }
    }

    func showNewGame(from scene: (any ScenePresenter)?) {
        crossings.call("showNewGame(from:)", scene) { target.showNewGame(from: scene) }
    }

    func showGame(of players: Players, from scene: (any ScenePresenter)?) {
        crossings.call("showGame(of:from:)", players, scene) { target.showGame(of: players, from: scene) }
    }

    func leave(_ scene: (any ScenePresenter)?) { crossings.call("leave(_:)", scene) { target.leave(scene) } }
}

extension TicTacToeRouting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any TicTacToeRouting {
        guard let crossings = CrossingReporter("TicTacToeRouting", of: self) else { return self }
        return crossings.kept(TicTacToeRoutingProxy(self, crossings))
    }
}

/// The members of ``TicTacToeRouting``, for tests that expect crossings.
enum TicTacToeRoutingCrossing {
    nonisolated static var showLoginFrom: CrossingMember<(any ScenePresenter)?> { CrossingMember("TicTacToeRouting.showLogin(from:)") }
    nonisolated static var showTwoFactorFrom: CrossingMember<(Challenge, (any ScenePresenter)?)> { CrossingMember("TicTacToeRouting.showTwoFactor(_:from:)") }
    nonisolated static var showNewGameFrom: CrossingMember<(any ScenePresenter)?> { CrossingMember("TicTacToeRouting.showNewGame(from:)") }
    nonisolated static var showGameOfFrom: CrossingMember<(Players, (any ScenePresenter)?)> { CrossingMember("TicTacToeRouting.showGame(of:from:)") }
    nonisolated static var leave: CrossingMember<(any ScenePresenter)?> { CrossingMember("TicTacToeRouting.leave(_:)") }
}

@MainActor
final class TwoFactorCommandListeningProxy<Target: TwoFactorCommandListening>: TwoFactorCommandListening, BoundaryProxy {
    typealias Command = TwoFactorCommand
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func handle(command: TwoFactorCommand) {
        crossings.call("handle(command:)", command) { target.handle(command: command) }
    }
}

extension TwoFactorCommandListening {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any TwoFactorCommandListening {
        guard let crossings = CrossingReporter("TwoFactorCommandListening", of: self) else { return self }
        return crossings.kept(TwoFactorCommandListeningProxy(self, crossings))
    }
}

/// The members of ``TwoFactorCommandListening``, for tests that expect crossings.
enum TwoFactorCommandListeningCrossing {
    nonisolated static var handleCommand: CrossingMember<TwoFactorCommand> { CrossingMember("TwoFactorCommandListening.handle(command:)") }
}

@MainActor
final class TwoFactorEventListeningProxy<Target: TwoFactorEventListening>: TwoFactorEventListening, BoundaryProxy {
    typealias ViewEvent = TwoFactorViewEvent
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func handle(event: TwoFactorViewEvent) {
        crossings.call("handle(event:)", event) { target.handle(event: event) }
    }

    func viewDidLoad() { crossings.call("viewDidLoad()") { target.viewDidLoad() } }

    func viewWillAppear(_ animated: Bool) {
        crossings.call("viewWillAppear(_:)", animated) { target.viewWillAppear(animated) }
    }

    func viewDidAppear(_ animated: Bool) {
        crossings.call("viewDidAppear(_:)", animated) { target.viewDidAppear(animated) }
    }

    func viewWillDisappear(_ animated: Bool) {
        crossings.call("viewWillDisappear(_:)", animated) { target.viewWillDisappear(animated) }
    }

    func viewDidDisappear(_ animated: Bool) {
        crossings.call("viewDidDisappear(_:)", animated) { target.viewDidDisappear(animated) }
    }

    func retry() { crossings.call("retry()") { target.retry() } }
}

extension TwoFactorEventListening {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any TwoFactorEventListening {
        guard let crossings = CrossingReporter("TwoFactorEventListening", of: self) else { return self }
        return crossings.kept(TwoFactorEventListeningProxy(self, crossings))
    }
}

/// The members of ``TwoFactorEventListening``, for tests that expect crossings.
enum TwoFactorEventListeningCrossing {
    nonisolated static var handleEvent: CrossingMember<TwoFactorViewEvent> { CrossingMember("TwoFactorEventListening.handle(event:)") }
    nonisolated static var viewDidLoad: CrossingMember<Void> { CrossingMember("TwoFactorEventListening.viewDidLoad()") }
    nonisolated static var viewWillAppear: CrossingMember<Bool> { CrossingMember("TwoFactorEventListening.viewWillAppear(_:)") }
    nonisolated static var viewDidAppear: CrossingMember<Bool> { CrossingMember("TwoFactorEventListening.viewDidAppear(_:)") }
    nonisolated static var viewWillDisappear: CrossingMember<Bool> { CrossingMember("TwoFactorEventListening.viewWillDisappear(_:)") }
    nonisolated static var viewDidDisappear: CrossingMember<Bool> { CrossingMember("TwoFactorEventListening.viewDidDisappear(_:)") }
    nonisolated static var retry: CrossingMember<Void> { CrossingMember("TwoFactorEventListening.retry()") }
}

@MainActor
final class TwoFactorInteractingProxy<Target: TwoFactorInteracting>: TwoFactorInteracting, BoundaryProxy {
    typealias Request = TwoFactorRequest
    let target: Target
    nonisolated let crossings: CrossingReporter

    init(_ target: Target, _ crossings: CrossingReporter) {
        self.target = target
        self.crossings = crossings
    }

    func handle(_ request: TwoFactorRequest) async throws -> TwoFactorContent {
        try await crossings.call("handle(_:)", request) { try await target.handle(request) }
    }
}

extension TwoFactorInteracting {
    /// This role, or a proxy that reports its crossings if a tracer is attached.
    func traced() -> any TwoFactorInteracting {
        guard let crossings = CrossingReporter("TwoFactorInteracting", of: self) else { return self }
        return crossings.kept(TwoFactorInteractingProxy(self, crossings))
    }
}

/// The members of ``TwoFactorInteracting``, for tests that expect crossings.
enum TwoFactorInteractingCrossing {
    nonisolated static var handle: CrossingMember<TwoFactorRequest> { CrossingMember("TwoFactorInteracting.handle(_:)") }
}
