/// A response, or the error instead of one, as a hook sees it: without secrets.
public struct ReceivedResponse: Sendable, CustomStringConvertible {
    public let request: SentRequest
    /// The response, redacted, or the error. A status other than 2xx is a response.
    public let result: Result<TransportResponse, any Error>
    /// The size in bytes of the body in memory, after decompression; 0 for a download and for an error.
    public let bodySize: Int
    /// Whether the body comes from the ``ResponseCache``.
    public let isFromCache: Bool
    public let timings: RequestTimings

    /// `200 GET https://example.com/rides, 1234 bytes in 0.12 seconds`
    public var description: String {
        let source = isFromCache ? " (cached)" : ""
        return switch result {
        case .success(let response):
            "\(response.status)\(source) \(request), received \(bodySize) bytes in \(timings.total)"
        case .failure(let error):
            "\(request) failed after \(timings.total): \(error)"
        }
    }
}
