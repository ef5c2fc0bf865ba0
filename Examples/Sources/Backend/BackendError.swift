/// Why a backend could not be started.
public enum BackendError: Error, Equatable, CustomStringConvertible {
    /// The arguments make no sense; the message says which.
    case usage(String)
    /// The server ended before it listened; the message is the server's own.
    case notListening(String)

    public var description: String {
        switch self {
        case .usage(let message):
            """
            \(message)
            usage: backend [--port N] [--database FILE] [--token-lifetime SECONDS] [--ride-pace SECONDS|manual] \
            [--testing]
            """
        case .notListening(let message):
            "the backend could not listen on loopback: \(message); choose another port with --port"
        }
    }
}
