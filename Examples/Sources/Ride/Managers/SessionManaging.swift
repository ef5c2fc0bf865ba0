import Scenery

/// Signs a person in and out, and notifies every ``SessionObserving`` of it.
@MainActor protocol SessionManaging: Boundary, Sendable {
    var isSignedIn: Bool { get }
    /// - Throws: Why the person is not signed in, in the server's words.
    func signIn(email: String, password: String) async throws -> SignInStep
    func confirm(_ challenge: Challenge, code: String) async throws
    /// Has another code sent, for the challenge that is returned.
    func resend(_ challenge: Challenge) async throws -> Challenge
    /// Signs out at once; the server is notified if it can be reached.
    func signOut()
    /// Returns once a person is signed in.
    ///
    /// - Throws: `CancellationError`.
    func waitUntilSignedIn() async throws
}
