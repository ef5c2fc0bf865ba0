import Foundation
import SceneryFoundations

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends requests with `URLSession`, and follows no redirects: the ``NetworkClient`` does.
public final class URLSessionTransport: NetworkTransport {
    /// A transport without a cache, because managers cache models. Its cookies are kept in memory, for all clients that
    /// use it: pass a transport of its own to a client that shares none.
    public static let shared = URLSessionTransport()

    private let delegate = SessionDelegate()
    private let session: URLSession

    /// - Parameter configuration: Creates the configuration of the session; ``Foundation/URLSessionConfiguration/uncached``
    ///   by default, whose cookies are those of this transport.
    public init(configuration: @escaping @Sendable () -> URLSessionConfiguration = { .uncached }) {
        session = URLSession(configuration: configuration(), delegate: delegate, delegateQueue: nil)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    public func send(_ request: TransportRequest) async throws -> TransportResponse {
        try await perform(request, ResponseReceiver(request))
    }

    public func upload(
        _ request: TransportRequest, progress: @escaping @Sendable (UploadProgress) -> Void
    ) async throws -> TransportResponse {
        try await perform(request, ResponseReceiver(request, uploadProgress: progress))
    }

    public func download(
        _ request: TransportRequest, to file: URL, progress: @escaping @Sendable (DownloadProgress) -> Void
    ) async throws -> TransportResponse {
        try await perform(request, ResponseReceiver(request, file: DownloadFile(file, progress: progress)))
    }

    private func perform(
        _ request: TransportRequest, _ receiver: ResponseReceiver
    ) async throws -> TransportResponse {
        let task = try task(for: request)
        delegate.register(receiver, for: task, of: session, timeout: request.timeout)
        let call = URLSessionCall { [delegate] in delegate.cancel($0) }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                receiver.onEnd { continuation.resume(with: $0) }
                call.start(task)
            }
        } onCancel: {
            call.cancel()
        }
    }

    private func task(for request: TransportRequest) throws -> URLSessionTask {
        guard let file = request.bodyFile else { return session.dataTask(with: URLRequest(request)) }
        // On Linux, a task for a file that cannot be read ends the process.
        guard FileManager.default.isReadableFile(atPath: file.path(percentEncoded: false)) else {
            throw NetworkError(
                domain: .file,
                message: "\"\(file.path(percentEncoded: false))\" cannot be read; check that it exists")
        }
        return session.uploadTask(with: URLRequest(request), fromFile: file)
    }
}

/// A task of a session, which can be cancelled before it is created.
private final class URLSessionCall: Sendable {
    private enum State {
        case waiting
        case running(URLSessionTask)
        case cancelled
    }

    private let state = Protected(State.waiting)
    private let cancelTask: @Sendable (URLSessionTask) -> Void

    init(cancel: @escaping @Sendable (URLSessionTask) -> Void) {
        cancelTask = cancel
    }

    func start(_ task: URLSessionTask) {
        let isCancelled = state.withLock { state in
            if case .cancelled = state { return true }
            state = .running(task)
            return false
        }
        task.resume()
        if isCancelled { cancelTask(task) }
    }

    func cancel() {
        let task = state.withLock { state -> URLSessionTask? in
            defer { state = .cancelled }
            if case .running(let task) = state { return task }
            return nil
        }
        if let task { cancelTask(task) }
    }
}

extension URLSessionConfiguration {
    /// A configuration without a cache, whose cookies and credentials are in memory and its own.
    public static var uncached: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        return configuration
    }
}

extension URLRequest {
    init(_ request: TransportRequest) {
        self.init(url: request.url)
        httpMethod = request.method.rawValue
        httpBody = request.body
        #if canImport(FoundationNetworking)
            timeoutInterval = 1_000_000_000  // never: an ``InactivityTimer`` counts
        #else
            timeoutInterval = request.timeout / .seconds(1)
        #endif
        for (name, value) in request.headers.all { setValue(value, forHTTPHeaderField: name) }
    }
}

extension TransportResponse {
    init(_ response: URLResponse?, body: Data, to request: TransportRequest) throws {
        guard let response = response as? HTTPURLResponse else {
            throw NetworkError(
                domain: .request,
                message: "\"\(request.url)\" did not respond in HTTP; use an http or https URL")
        }
        var headers = HTTPHeaders()
        for case (let name as String, let value as String) in response.allHeaderFields {
            headers[name] = value
        }
        self.init(status: response.statusCode, headers: headers, body: body)
    }
}
