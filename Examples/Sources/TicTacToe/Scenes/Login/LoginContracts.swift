import Scenery

/// What happened in the view of Login.
enum LoginViewEvent: Sendable, Equatable {
    case emailEdited(String)
    case passwordEdited(String)
    case logInTapped
}

/// What the presenter has the view do.
enum LoginCommand: Sendable, Equatable {
    case show(LoginViewModel)
    case showError(ErrorViewModel)
    case showActivity(Bool)
}

/// What the presenter asks of the interactor.
struct LoginRequest: InteractorRequest {
    typealias Response = SignInStep

    var email = ""
    var password = ""

    var isComplete: Bool { !email.isEmpty && !password.isEmpty }
}

@MainActor protocol LoginEventListening: ViewEventListener<LoginViewEvent>, SceneLifecycle, Retrying {
    func handle(event: LoginViewEvent)
}

@MainActor protocol LoginCommandListening: CommandListener<LoginCommand> {
    func handle(command: LoginCommand)
}

@MainActor protocol LoginInteracting: RequestHandling<LoginRequest> {
    func handle(_ request: LoginRequest) async throws -> SignInStep
}

/// The form of Login, formatted for display.
struct LoginViewModel: ViewModel {
    var isFormDisabled: Bool
    var isLogInDisabled: Bool
}
