import Scenery

/// The actions of a person in Verification, as its logic receives them.
@MainActor protocol VerificationInteracting: SceneLifecycle, Retrying {
    func codeEdited(_ code: String)
    func confirmTapped()
    func resendTapped()
}

/// What the logic hands to the presentation.
@MainActor protocol VerificationPresenting: Boundary {
    func present(_ content: VerificationContent)
    func present(error: any Error)
    /// The code cannot be used any more; only another sign-in helps.
    func present(expiry: any Error)
}

/// What the presentation hands to the view.
@MainActor protocol VerificationDisplaying: ErrorDisplaying, ActivityDisplaying {
    func show(_ viewModel: VerificationViewModel)
}

/// Where the logic can lead.
@MainActor protocol VerificationRouting: Boundary {
    func close()
}

/// The facts that Verification shows.
struct VerificationContent: BusinessModel {
    var challenge: Challenge
    /// Whether all digits of the code are there.
    var isComplete: Bool = false
    var isConfirming: Bool = false
    /// Whether another code was sent.
    var isResent: Bool = false
}

/// The same values, formatted for display.
struct VerificationViewModel: ViewModel {
    var look: ScreenLook
    var title: String
    var sentTo: String
    var codeLabel: String
    var confirmTitle: String
    var resendTitle: String
    var canConfirm: Bool
    var canResend: Bool
}
