import SceneryScreens

extension TicTacToeApp {
    /// Each scene in each of its states, without a server.
    public static var previews: [ScenePreview] { login + twoFactor + newGame + game }

    private static var login: [ScenePreview] {
        [
            ScenePreview("Login", "empty") { _ in PreviewScenes.login() },
            ScenePreview("Login", "filled in") { _ in PreviewScenes.login(PreviewScenes.credentials) },
            ScenePreview("Login", "logging in") { _ in
                PreviewScenes.login(PreviewScenes.credentials + [.init("log-in")])
            },
            ScenePreview("Login", "wrong password") { _ in
                PreviewScenes.login(
                    PreviewScenes.credentials, error: .refused("The email or the password is wrong."))
            },
            ScenePreview("Login", "too many attempts") { _ in
                PreviewScenes.login(
                    PreviewScenes.credentials, error: .tooManyAttempts("Wait a minute, then try again."))
            },
            ScenePreview("Login", "no connection") { _ in
                PreviewScenes.login(PreviewScenes.credentials, error: .unreachable)
            },
            ScenePreview("Login", "server error") { _ in
                PreviewScenes.login(PreviewScenes.credentials, error: .failed(nil))
            },
        ]
    }

    private static var twoFactor: [ScenePreview] {
        let code = ScreenInput("code", .edit("1234"))
        return [
            ScenePreview("TwoFactor", "empty") { _ in PreviewScenes.twoFactor() },
            ScenePreview("TwoFactor", "filled in") { _ in PreviewScenes.twoFactor([code]) },
            ScenePreview("TwoFactor", "submitting") { _ in PreviewScenes.twoFactor([code, .init("submit")]) },
            ScenePreview("TwoFactor", "wrong code") { _ in
                PreviewScenes.twoFactor([code], error: .refused("The code is wrong."))
            },
            ScenePreview("TwoFactor", "expired") { _ in PreviewScenes.twoFactor([code], error: .expired) },
        ]
    }

    private static var newGame: [ScenePreview] {
        [
            ScenePreview("NewGame", "empty") { _ in PreviewScenes.newGame() },
            ScenePreview("NewGame", "filled in") { _ in PreviewScenes.newGame(.sample) },
            ScenePreview("NewGame", "long names") { _ in PreviewScenes.newGame(.longNames) },
        ]
    }

    private static var game: [ScenePreview] {
        [
            ScenePreview("Game", "new") { _ in PreviewScenes.game([]) },
            ScenePreview("Game", "started") { _ in PreviewScenes.game(SampleGame.started) },
            ScenePreview("Game", "won") { _ in PreviewScenes.game(SampleGame.won) },
            ScenePreview("Game", "tied") { _ in PreviewScenes.game(SampleGame.tied) },
            ScenePreview("Game", "long names") { _ in
                PreviewScenes.game(SampleGame.started, players: .longNames)
            },
        ]
    }
}

/// The scenes as a person has brought them to a state.
@MainActor private enum PreviewScenes {
    static let credentials = [
        ScreenInput("email", .edit("sara@example.com")), ScreenInput("password", .edit("scenery")),
    ]

    private static let accountManager = UnansweredAccounts()
    private static var router: TicTacToeRouter { TicTacToeRouter(accountManager: accountManager) }

    static func login(_ inputs: [ScreenInput] = [], error: AccountError? = nil) -> any ScreenView {
        screen(LoginScene.root(accountManager: accountManager, router: router), after: inputs, error)
    }

    static func twoFactor(_ inputs: [ScreenInput] = [], error: AccountError? = nil) -> any ScreenView {
        screen(
            TwoFactorScene.root(.sample, accountManager: accountManager, router: router), after: inputs, error
        )
    }

    static func newGame(_ players: Players = Players()) -> any ScreenView {
        screen(
            NewGameScene.root(accountManager: accountManager, router: router),
            after: [ScreenInput("x", .edit(players.x)), ScreenInput("o", .edit(players.o))])
    }

    static func game(_ squares: [Int], players: Players = .sample) -> any ScreenView {
        screen(
            GameScene.root(players, router: router), after: squares.map { ScreenInput("square-\($0)") })
    }

    private static func screen(
        _ scene: any ConfigurableScene, after inputs: [ScreenInput], _ error: AccountError? = nil
    ) -> any ScreenView {
        guard let view = scene.configure() as? any ScreenView else {
            preconditionFailure("\(scene) has no view that a host can draw")
        }
        view.context.load()
        inputs.forEach(view.stage.receive)
        if let error { view.show(error: error.viewModel) }
        return view
    }
}
