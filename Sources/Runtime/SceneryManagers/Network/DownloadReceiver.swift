import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Writes the data to a temporary file next to the final one, and moves it there when the download is complete.
///
/// `@unchecked Sendable`: all state is accessed on the delegate queue of one session, which is serial, except
/// `end`, which is set before the task is started.
final class DownloadReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let request: TransportRequest
    private let file: URL
    private let part: URL
    private let progress: @Sendable (DownloadProgress) -> Void
    private var end: ((Result<TransportResponse, any Error>) -> Void)?

    private var response: URLResponse?
    private var handle: FileHandle?
    private var refusal = Data()
    private var received: Int64 = 0
    private var failure: (any Error)?

    init(request: TransportRequest, file: URL, progress: @escaping @Sendable (DownloadProgress) -> Void) {
        self.request = request
        self.file = file
        self.progress = progress
        part = file.deletingLastPathComponent()
            .appending(path: ".\(file.lastPathComponent).\(UUID().uuidString).part")
    }

    func onEnd(_ body: @escaping (Result<TransportResponse, any Error>) -> Void) {
        end = body
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        self.response = response
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        if (200..<300).contains(status) { attempt(dataTask) { try open() } }
        completionHandler(failure == nil ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard failure == nil else { return }
        guard let handle else { return refusal.append(data) }
        attempt(dataTask) { try handle.write(contentsOf: data) }
        received += Int64(data.count)
        let expected = response?.expectedContentLength ?? -1
        progress(DownloadProgress(received: received, expected: expected >= 0 ? expected : nil))
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let result = Result {
            if let cause = failure ?? error { throw NetworkError.converting(cause, for: request) }
            let response = try TransportResponse(task.response ?? self.response, body: refusal, to: request)
            if handle != nil { try move() }
            return response
        }
        // If it cannot be removed, a hidden file remains; the error of the download is more important.
        if case .failure = result { try? FileManager.default.removeItem(at: part) }
        end?(result)
        end = nil
    }

    /// Runs a file operation; if it fails, the task is cancelled and the download fails with that error.
    private func attempt(_ task: URLSessionTask, _ step: () throws -> Void) {
        do {
            try step()
        } catch {
            failure = Self.unwritable(file, error)
            task.cancel()
        }
    }

    private func open() throws {
        try Data().write(to: part)
        handle = try FileHandle(forWritingTo: part)
    }

    private func move() throws {
        do {
            try handle?.close()
            guard rename(part.path(percentEncoded: false), file.path(percentEncoded: false)) == 0 else {
                throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path()])
            }
        } catch {
            throw Self.unwritable(file, error)
        }
    }

    private static func unwritable(_ file: URL, _ error: any Error) -> NetworkError {
        NetworkError(
            domain: .file,
            message:
                "\"\(file.path(percentEncoded: false))\" cannot be written; check the folder and the free space",
            underlying: error)
    }
}
