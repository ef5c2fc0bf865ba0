import Scenery

/// The actions of a person in SignIn, as its logic receives them.
@MainActor protocol SignInInteracting: SceneLifecycle, Retrying {
    func emailEdited(_ email: String)
    func passwordEdited(_ password: String)
    func signInTapped()
}

/// What the logic hands to the presentation.
@MainActor protocol SignInPresenting: Boundary {
    func present(_ content: SignInContent)
    func present(error: any Error)
}

/// What the presentation hands to the view.
@MainActor protocol SignInDisplaying: ErrorDisplaying, ActivityDisplaying {
    func show(_ viewModel: SignInViewModel)
}

/// Where the logic can lead.
@MainActor protocol SignInRouting: Boundary {
    func openVerification(_ challenge: Challenge)
    func close()
}

/// The facts that SignIn shows.
struct SignInContent: BusinessModel {
    /// The email that the field starts with.
    var email: String = ""
    /// Whether an email and a password are there.
    var isComplete: Bool = false
    var isSigningIn: Bool = false
    var isSignedIn: Bool = false
}

/// The same values, formatted for display.
struct SignInViewModel: ViewModel {
    var look: ScreenLook
    var title: String
    /// Text instead of the fields, for a person who is signed in already.
    var notice: String?
    var email: String
    var emailLabel: String
    var passwordLabel: String
    var signInTitle: String
    var canSignIn: Bool
}
