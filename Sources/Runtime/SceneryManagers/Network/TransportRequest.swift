import Foundation

/// A request as a transport sends it.
public struct TransportRequest: Sendable, Equatable {
    public var url: URL
    public var method: HTTPMethod
    public var headers: HTTPHeaders
    public var body: Data?
    /// A file that is sent as the body, in pieces; nil if the body is ``body``.
    public var bodyFile: URL?
    /// The maximum time without data from the server.
    public var timeout: Duration
    /// The maximum size in bytes of a response in memory, after decompression; nil, the default, means no limit.
    public var maximumResponseSize: Int?

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
        let size = body.map { $0.count == 1 ? ", 1 byte" : ", \($0.count) bytes" }
        let file = bodyFile.map { ", the file \($0.lastPathComponent)" }
        return "\(method.rawValue) \(url.absoluteString)\(size ?? file ?? "")"
    }
}
