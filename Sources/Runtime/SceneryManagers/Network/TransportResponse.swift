import Foundation

/// A response as a transport receives it.
public struct TransportResponse: Sendable {
    public var status: Int
    public var headers: HTTPHeaders
    public var body: Data
    /// The time from the start of the request to the first byte of the response; nil if it was not measured.
    public var timeToFirstByte: Duration?

    public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

extension TransportResponse: Equatable {
    /// Compares status, headers and body.
    public static func == (left: Self, right: Self) -> Bool {
        left.status == right.status && left.headers == right.headers && left.body == right.body
    }
}
