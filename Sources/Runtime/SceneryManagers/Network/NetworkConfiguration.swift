import Foundation

/// The limits of a ``NetworkClient``, and which servers it trusts.
public struct NetworkConfiguration: Sendable {
    /// The maximum size in bytes of a response in memory, after decompression; 32,000,000 by default. A
    /// larger response fails with ``NetworkError/Domain/tooLarge``. The file of a download has no limit.
    public var maximumResponseSize: Int
    /// The maximum number of redirects that a request follows; 10 by default.
    public var maximumRedirects: Int
    /// URLs whose origins (scheme, host and port) receive the client's credentials, besides that of the base URL; none
    /// by default. Requests to other origins are neither signed nor sent with the client's credential headers.
    public var signedOrigins: [URL]

    public init(
        maximumResponseSize: Int = 32_000_000, maximumRedirects: Int = 10, signedOrigins: [URL] = []
    ) {
        self.maximumResponseSize = maximumResponseSize
        self.maximumRedirects = maximumRedirects
        self.signedOrigins = signedOrigins
    }
}
