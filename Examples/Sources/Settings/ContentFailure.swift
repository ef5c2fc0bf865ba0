import Scenery

/// Why content did not come.
public enum ContentFailure: Error, BusinessModel {
    /// No server answered.
    case unreachable
    /// The server answered that it cannot, in its own words; they may be empty.
    case refused(String)
    /// What the server answered makes no sense to this app.
    case unreadable
}

extension ContentFailure {
    /// What an error of a manager means for a person.
    public init(_ error: any Error) {
        guard let error = error as? NetworkError else {
            self = .unreadable
            return
        }
        switch error.domain {
        case .offline, .timeout, .connection: self = .unreachable
        case .api: self = .refused(error.message)
        case .status, .authorization: self = .refused("")
        case .decoding, .request, .file, .tooLarge: self = .unreadable
        }
    }
}
