import Foundation

/// Sends requests to a server. Apps use ``URLSessionTransport``; a test can use its own.
public protocol NetworkTransport: Sendable {
    /// Sends a request and returns the response, whatever its status.
    ///
    /// - Throws: ``NetworkError``, or `CancellationError` if the calling task is cancelled.
    func send(_ request: TransportRequest) async throws -> TransportResponse

    /// Sends a request and writes the body of a response with a status of 2xx to a file atomically. The
    /// body of any other response is part of the response returned.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - file: The file to write; an existing file is replaced.
    ///   - progress: Called for each piece that is received, in order, on any thread.
    func download(
        _ request: TransportRequest, to file: URL, progress: @escaping @Sendable (DownloadProgress) -> Void
    ) async throws -> TransportResponse
}

/// A request as a transport sends it.
public struct TransportRequest: Sendable, Equatable {
    public var url: URL
    public var method: HTTPMethod
    public var headers: HTTPHeaders
    public var body: Data?
    /// The maximum time without data from the server.
    public var timeout: Duration

    public init(
        url: URL, method: HTTPMethod = .get, headers: HTTPHeaders = [:], body: Data? = nil,
        timeout: Duration = .seconds(60)
    ) {
        self.url = url
        self.method = method
        self.headers = headers
        self.body = body
        self.timeout = timeout
    }
}

extension TransportRequest: CustomStringConvertible {
    /// The method, the URL and the size of the body: `POST https://example.com/rides, 12 bytes`.
    public var description: String {
        let size = body.map { $0.count == 1 ? ", 1 byte" : ", \($0.count) bytes" } ?? ""
        return "\(method.rawValue) \(url.absoluteString)\(size)"
    }
}

/// A response as a transport receives it.
public struct TransportResponse: Sendable, Equatable {
    public var status: Int
    public var headers: HTTPHeaders
    public var body: Data

    public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// The progress of a download.
public struct DownloadProgress: Sendable, Equatable {
    /// The number of bytes received.
    public let received: Int64
    /// The total number of bytes; nil if the server did not send it.
    public let expected: Int64?

    public init(received: Int64, expected: Int64?) {
        self.received = received
        self.expected = expected
    }

    /// From 0 to 1; nil if the server did not send the total.
    public var fraction: Double? {
        expected.map { $0 > 0 ? min(1, Double(received) / Double($0)) : 1 }
    }
}
