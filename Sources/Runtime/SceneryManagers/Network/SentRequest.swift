import Foundation

/// A request as a hook sees it: without secrets.
public struct SentRequest: Sendable, CustomStringConvertible {
    /// Identifies the request in hooks; the same for all of its attempts and redirects.
    public let id: UUID
    /// The request, redacted.
    public let request: TransportRequest
    /// The size of its body in bytes; nil if there is none, or if it is a file.
    public let bodySize: Int?
    /// The number of the attempt, from 1.
    public let attempt: Int

    /// `POST https://example.com/rides, 12 bytes`
    public var description: String {
        var text = "\(request.method.rawValue) \(request.url.absoluteString)"
        if let bodySize { text += bodySize == 1 ? ", 1 byte" : ", \(bodySize) bytes" }
        if let file = request.bodyFile { text += ", the file \(file.lastPathComponent)" }
        if attempt > 1 { text += ", attempt \(attempt)" }
        return text
    }
}
