import Scenery

/// Signs a person in and out.
@MainActor protocol AccountManaging: Boundary {
    /// - Throws: `AccountError`, or `CancellationError`.
    func signIn(email: String, password: String) async throws -> SignInStep
    /// Finishes the sign-in with the code that was sent to the person.
    ///
    /// - Throws: `AccountError`, or `CancellationError`.
    func confirm(_ challenge: Challenge, code: String) async throws
    /// Forgets the account at once, and has the server do the same.
    func signOut()
}

/// What follows the right password.
enum SignInStep: InteractorResponse {
    case signedIn
    case secondFactor(Challenge)
}

/// A code that the server sent to the person and waits for.
struct Challenge: BusinessModel {
    var id: String
    /// How many digits the code has.
    var digits: Int
    /// Where the code was sent, as far as the server shows it: `•••• 42`.
    var sentTo: String
}
