import Foundation

/// Sends requests to a server. Apps use ``URLSessionTransport``; a test can use its own.
public protocol NetworkTransport: Sendable {
    /// Sends a request and returns the response, whatever its status: redirects are followed by the ``NetworkClient``.
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

    /// Sends a request like ``send(_:)``, and reports how much of its body was sent.
    ///
    /// By default, it is sent without reports.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - progress: Called for each piece that is sent, in order, on any thread.
    func upload(
        _ request: TransportRequest, progress: @escaping @Sendable (UploadProgress) -> Void
    ) async throws -> TransportResponse
}

extension NetworkTransport {
    public func upload(
        _ request: TransportRequest, progress: @escaping @Sendable (UploadProgress) -> Void
    ) async throws -> TransportResponse {
        try await send(request)
    }
}
