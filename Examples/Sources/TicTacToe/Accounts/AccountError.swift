import Scenery

/// Why nobody was signed in.
enum AccountError: PresentableError, Equatable {
    /// The password or the code is wrong, in the server's words.
    case refused(String)
    /// There were too many attempts, in the server's words.
    case tooManyAttempts(String)
    /// The code is no longer valid.
    case expired
    case unreachable
    /// The server failed, in its words if it had any.
    case failed(String?)

    init(_ error: NetworkError) {
        switch (error.httpStatus, error.domain) {
        case (401, _): self = .refused(error.message)
        case (410, _): self = .expired
        case (429, _): self = .tooManyAttempts(error.message)
        case (_, .offline), (_, .timeout), (_, .connection): self = .unreachable
        default: self = .failed(error.domain == .api ? error.message : nil)
        }
    }

    var viewModel: ErrorViewModel {
        switch self {
        case .refused(let words): ErrorViewModel(title: "Not logged in", message: words)
        case .tooManyAttempts(let words): ErrorViewModel(title: "Too many attempts", message: words)
        case .expired:
            ErrorViewModel(
                title: "Code expired", message: "Log in again to get a new code.",
                retryTitle: "Log in again", dismissTitle: "Close")
        case .unreachable:
            ErrorViewModel(
                title: "No connection",
                message: "The server cannot be reached. Check the connection and try again.",
                retryTitle: "Try again", dismissTitle: "Close")
        case .failed(let words):
            ErrorViewModel(
                title: "Server error",
                message: words ?? "The server could not answer. Try again in a minute.",
                retryTitle: "Try again", dismissTitle: "Close")
        }
    }
}
