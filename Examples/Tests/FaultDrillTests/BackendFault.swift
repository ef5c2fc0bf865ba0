import Driving

/// What can go wrong between a sample and its backend.
enum BackendFault: String, CaseIterable, Sendable {
    case error
    case denied
    case status = "status:500"
    case drop
    case malformed
    case truncated
    case stopped
    case slow
    case delay = "delay:300"
    case trickle

    /// Whether the person gets an error, and not only a late answer.
    var isFailure: Bool { ![.slow, .delay, .trickle].contains(self) }

    /// Whether the backend does what was asked, although its answer cannot be read.
    var isCarriedOut: Bool { self == .malformed || self == .truncated }

    /// Whether the request gets as far as what it asks for.
    var isAnswered: Bool { !isFailure || isCarriedOut }

    /// What the person can do about it. One of these is in the words of every sample.
    var advice: [String] {
        switch self {
        case .denied: ["not allowed", "not valid", "refused the key", "refused the request", "Sign in again"]
        case .error, .status: ["try again in a minute", "Try again in a minute"]
        case .drop, .stopped: ["Check the connection"]
        case .malformed: ["cannot be read", "Try again in a minute"]
        case .truncated: ["cannot be read", "Check the connection", "Try again in a minute"]
        case .slow, .delay, .trickle: []
        }
    }

    func begin(on route: String, of backend: TestBackend) async throws {
        if self == .stopped { await backend.stop() } else { try await backend.set([route: rawValue]) }
    }

    func end(on route: String, of backend: TestBackend) async throws {
        if self == .stopped { try await backend.startAgain() } else { try await backend.set([route: "ok"]) }
    }
}
