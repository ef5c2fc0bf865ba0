import Foundation
import SceneryScreens

/// What the sample needs to know from outside.
public struct TicTacToeConfiguration: Sendable {
    /// The server that has the accounts.
    public var backend: URL

    /// - Parameters:
    ///   - backend: The server, unless the environment names another.
    ///   - environment: `TICTACTOE_URL` is the address of another server.
    public init(
        backend: URL, environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.backend = environment["TICTACTOE_URL"].flatMap { URL(string: $0) } ?? backend
    }
}

/// The sample Tic-tac-toe: log in, with a second factor where the account has one, and play for two.
public struct TicTacToeApp: Sendable {
    private let client: NetworkClient

    public init(_ configuration: TicTacToeConfiguration) {
        self.init(client: NetworkClient(baseURL: configuration.backend))
    }

    init(client: NetworkClient) {
        self.client = client
    }

    /// The app for a host. Each session has its own account.
    public var hosted: HostedApp {
        HostedApp("tictactoe") { _ in
            let accountManager = AccountManager(client: client)
            let router = TicTacToeRouter(accountManager: accountManager)
            let login = LoginScene.root(accountManager: accountManager, router: router)
            return HostedApp.Start(
                scenes: SceneRegistry(Self.entries(accountManager, router)),
                navigator: SceneNavigator(root: login.configure()))
        }
    }

    /// The scenes and their routes, with an account of their own, for the gallery's registry.
    @MainActor public func entries(in context: HostContext) -> [SceneRegistry.Entry] {
        let accountManager = AccountManager(client: client)
        return Self.entries(accountManager, TicTacToeRouter(accountManager: accountManager))
    }

    @MainActor private static func entries(
        _ accountManager: any AccountManaging, _ router: any TicTacToeRouting
    ) -> [SceneRegistry.Entry] {
        [
            SceneRegistry.Entry(LoginRoute.self) { _ in
                LoginScene.root(accountManager: accountManager, router: router).configure()
            },
            SceneRegistry.Entry(TwoFactorRoute.self) {
                TwoFactorScene.root($0.challenge, accountManager: accountManager, router: router).configure()
            },
            SceneRegistry.Entry(NewGameRoute.self) { _ in
                NewGameScene.root(accountManager: accountManager, router: router).configure()
            },
            SceneRegistry.Entry(GameRoute.self) { GameScene.root($0.players, router: router).configure() },
        ]
    }
}
