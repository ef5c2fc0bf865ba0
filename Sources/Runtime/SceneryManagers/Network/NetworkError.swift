import Foundation

/// Why a request brought no value. A cancelled request throws Swift's own `CancellationError` instead.
public struct NetworkError: Error, Sendable {
    /// Which kind of failure it is.
    public enum Domain: String, Sendable, Hashable, CaseIterable {
        /// This device has no network.
        case offline
        /// The server was silent for too long.
        case timeout
        /// The server could not be reached, or the connection broke.
        case connection
        /// The server refused, and said why in its own words.
        case api
        /// The server refused, and did not say why.
        case status
        /// The person is not signed in: the token was refused, and there is no new one.
        case authorization
        /// The answer is not what was expected.
        case decoding
        /// The request cannot be sent as it is.
        case request
        /// The file of a download cannot be written.
        case file
    }

    public let domain: Domain
    /// The code that the server or the system gave; -1 when there was none.
    public let code: Int
    /// The server's own words where it sent some, else what happened and what to do.
    public let message: String
    /// The status of the HTTP answer, if there was an answer.
    public let httpStatus: Int?
    /// What lies behind it, if anything.
    public let underlying: (any Error)?

    public init(
        domain: Domain, code: Int = -1, message: String, httpStatus: Int? = nil, underlying: (any Error)? = nil
    ) {
        self.domain = domain
        self.code = code
        self.message = message
        self.httpStatus = httpStatus
        self.underlying = underlying
    }

    static func badRequest(_ message: String, underlying: (any Error)? = nil) -> NetworkError {
        NetworkError(domain: .request, message: message, underlying: underlying)
    }
}

extension NetworkError: Equatable {
    /// The same domain, code, message and status.
    public static func == (left: Self, right: Self) -> Bool {
        left.domain == right.domain && left.code == right.code && left.message == right.message
            && left.httpStatus == right.httpStatus
    }
}

extension NetworkError: CustomStringConvertible, LocalizedError {
    public var description: String {
        let status = httpStatus.map { ", HTTP status \($0)" } ?? ""
        return "\(domain.rawValue) error \(code)\(status): \(message)"
    }

    public var errorDescription: String? { message }
}
