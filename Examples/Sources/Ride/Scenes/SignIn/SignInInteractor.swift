import Scenery

/// The logic of SignIn: checks the password, and leads to the second factor if there is one.
@MainActor final class SignInInteractor: SignInInteracting {
    private let presenter: any SignInPresenting
    private let router: any SignInRouting
    private let session: any SessionManaging
    private var email = ""
    /// The email that the field starts with; what is typed stays in the field by itself.
    private var savedEmail = ""
    private var password = ""
    private var signingIn: Task<Void, Never>?

    init(presenter: any SignInPresenting, router: any SignInRouting, session: any SessionManaging) {
        self.presenter = presenter
        self.router = router
        self.session = session
    }

    deinit { signingIn?.cancel() }

    func viewWillAppear(_ animated: Bool) { present() }
    func retry() { signInTapped() }

    func emailEdited(_ email: String) {
        self.email = email
        present()
    }

    func passwordEdited(_ password: String) {
        self.password = password
        present()
    }

    func signInTapped() {
        guard isComplete, signingIn == nil else { return }
        signingIn = Task { [weak self, session, email, password] in
            do {
                let step = try await session.signIn(email: email, password: password)
                self?.finished(step)
            } catch {
                self?.failed(error)
            }
        }
        present()
    }

    private var isComplete: Bool { email.contains("@") && !password.isEmpty }

    private func finished(_ step: SignInStep) {
        signingIn = nil
        present()
        // A session that began without a second factor closes the scene as every other one does.
        if case .verification(let challenge) = step { router.openVerification(challenge) }
    }

    private func failed(_ error: any Error) {
        signingIn = nil
        present()
        if !(error is CancellationError) { presenter.present(error: error) }
    }

    private func present() {
        presenter.present(
            SignInContent(
                email: savedEmail, isComplete: isComplete, isSigningIn: signingIn != nil,
                isSignedIn: session.isSignedIn))
    }
}

extension SignInInteractor: SessionObserving {
    func sessionDidChange(isSignedIn: Bool) {
        present()
        if isSignedIn { router.close() }
    }
}

extension SignInInteractor: StateRestoring {
    /// The email; a password is not kept.
    var restorableState: String { email }
    func restore(_ state: String) {
        email = state
        savedEmail = state
    }
}
