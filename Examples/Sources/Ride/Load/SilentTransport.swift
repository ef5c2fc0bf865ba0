import Foundation
import Scenery

/// A network on which no answer ever comes.
struct SilentTransport: NetworkTransport {
    func send(_ request: TransportRequest) async throws -> TransportResponse {
        // Not a long sleep: one that is cancelled keeps its memory until its time has come.
        let (answers, continuation) = AsyncStream<Never>.makeStream()
        for await _ in answers {}
        continuation.finish()
        throw CancellationError()
    }

    func download(
        _ request: TransportRequest, to file: URL, progress: @escaping @Sendable (DownloadProgress) -> Void
    ) async throws -> TransportResponse { try await send(request) }
}
