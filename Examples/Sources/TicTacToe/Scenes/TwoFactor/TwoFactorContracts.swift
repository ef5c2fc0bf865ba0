import Scenery

/// What happened in the view of TwoFactor.
enum TwoFactorViewEvent: Sendable, Equatable {
    case codeEdited(String)
    case submitTapped
}

/// What the presenter has the view do.
enum TwoFactorCommand: Sendable, Equatable {
    case show(TwoFactorViewModel)
    case showError(ErrorViewModel)
    case showActivity(Bool)
}

/// What the presenter asks of the interactor.
struct TwoFactorRequest: InteractorRequest {
    typealias Response = TwoFactorContent

    let challenge: Challenge
    var code = ""

    var isComplete: Bool { code.count == challenge.digits }
}

/// The code was right.
struct TwoFactorContent: InteractorResponse {}

@MainActor protocol TwoFactorEventListening: ViewEventListener<TwoFactorViewEvent>, SceneLifecycle, Retrying {
    func handle(event: TwoFactorViewEvent)
}

@MainActor protocol TwoFactorCommandListening: CommandListener<TwoFactorCommand> {
    func handle(command: TwoFactorCommand)
}

@MainActor protocol TwoFactorInteracting: RequestHandling<TwoFactorRequest> {
    func handle(_ request: TwoFactorRequest) async throws -> TwoFactorContent
}

/// The form of TwoFactor, formatted for display.
struct TwoFactorViewModel: ViewModel {
    var hint: String
    var isFormDisabled: Bool
    var isSubmitDisabled: Bool
}
