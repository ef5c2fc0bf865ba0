import Foundation

/// Carries requests to a server. ``URLSessionTransport`` does it in an app; a test may bring its own.
public protocol NetworkTransport: Sendable {
    /// Sends a request and returns the answer, whatever its status.
    ///
    /// - Throws: ``NetworkError``, or `CancellationError` when the calling task is cancelled.
    func send(_ request: WireRequest) async throws -> WireResponse

    /// Sends a request and writes the body of an answer with a status of 2xx to a file, whole or not at all. The
    /// body of any other answer comes back in the response.
    ///
    /// - Parameters:
    ///   - request: What to send.
    ///   - file: Where the body goes; a file there is replaced.
    ///   - progress: Told of each piece that came, in order, on any thread.
    func download(
        _ request: WireRequest, to file: URL, progress: @escaping @Sendable (DownloadProgress) -> Void
    ) async throws -> WireResponse
}

/// A request as it is sent.
public struct WireRequest: Sendable, Equatable {
    public var url: URL
    public var method: HTTPMethod
    public var headers: HTTPHeaders
    public var body: Data?
    /// How long the server may be silent.
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

extension WireRequest: CustomStringConvertible {
    /// The method, the URL and the size of the body: `POST https://example.com/rides, 12 bytes`.
    public var description: String {
        let size = body.map { $0.count == 1 ? ", 1 byte" : ", \($0.count) bytes" } ?? ""
        return "\(method.rawValue) \(url.absoluteString)\(size)"
    }
}

/// An answer as it came.
public struct WireResponse: Sendable, Equatable {
    public var status: Int
    public var headers: HTTPHeaders
    public var body: Data

    public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// How much of a download has come.
public struct DownloadProgress: Sendable, Equatable {
    /// In bytes.
    public let received: Int64
    /// In bytes; `nil` when the server did not say.
    public let expected: Int64?

    public init(received: Int64, expected: Int64?) {
        self.received = received
        self.expected = expected
    }

    /// From 0 to 1; `nil` when the server did not say how much there is.
    public var fraction: Double? {
        expected.map { $0 > 0 ? min(1, Double(received) / Double($0)) : 1 }
    }
}
