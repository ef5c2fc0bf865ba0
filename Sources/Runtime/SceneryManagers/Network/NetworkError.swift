import Foundation

/// The failure of a request. A cancelled request throws `CancellationError` instead.
public struct NetworkError: Error, Sendable {
    /// The kind of failure.
    public enum Domain: String, Sendable, Hashable, CaseIterable {
        /// The device is offline.
        case offline
        /// The server sent no data in time.
        case timeout
        /// The server could not be reached, or the connection broke.
        case connection
        /// The server refused the request with a message.
        case api
        /// The server refused the request without a message.
        case status
        /// The server refused the token, and no other can be had without the person.
        case authorization
        /// The response could not be decoded.
        case decoding
        /// The request is invalid.
        case request
        /// The file of a download could not be written, or the file of an upload not be read.
        case file
        /// The response is larger than ``NetworkConfiguration/maximumResponseSize``.
        case tooLarge
    }

    public let domain: Domain
    /// The code of the server or the system; -1 if there is none.
    public let code: Int
    /// The message of the server if it sent one, otherwise what happened and what to do.
    public let message: String
    /// The status of the HTTP response, if there was one.
    public let httpStatus: Int?
    /// The error that caused it, if any.
    public let underlying: (any Error)?
    /// How long the server asks to wait before the next attempt (`Retry-After`); nil if it does not.
    public internal(set) var retryAfter: Duration?
    /// The response with which the server refused the request, for servers whose errors have another form than the one that
    /// ``message`` is read from; nil for all other failures. It may contain secrets, and is not part of the description.
    public internal(set) var refusal: TransportResponse?

    public init(
        domain: Domain, code: Int = -1, message: String, httpStatus: Int? = nil,
        underlying: (any Error)? = nil
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

    static func tooLarge(_ limit: Int) -> NetworkError {
        NetworkError(
            domain: .tooLarge,
            message:
                "the response is larger than \(limit) bytes; raise maximumResponseSize, or download it to a file"
        )
    }
}

extension NetworkError: Equatable {
    /// Compares domain, code, message and status.
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
