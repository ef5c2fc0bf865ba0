import Foundation
import SceneryFoundations

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends requests with `URLSession`.
public final class URLSessionTransport: NetworkTransport {
    /// A transport without a cache, because managers cache models.
    public static let shared = URLSessionTransport()

    private let configuration: @Sendable () -> URLSessionConfiguration
    private let session: URLSession

    /// - Parameter configuration: Creates the configuration of a session; one without a cache by default.
    public init(configuration: @escaping @Sendable () -> URLSessionConfiguration = { .uncached }) {
        self.configuration = configuration
        session = URLSession(configuration: configuration())
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    public func send(_ request: TransportRequest) async throws -> TransportResponse {
        let call = URLSessionCall()
        let plain = URLRequest(request)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                call.start(
                    session.dataTask(with: plain) { data, response, error in
                        continuation.resume(
                            with: Result {
                                if let error { throw NetworkError.converting(error, for: request) }
                                return try TransportResponse(response, body: data ?? Data(), to: request)
                            })
                    })
            }
        } onCancel: {
            call.cancel()
        }
    }

    public func download(
        _ request: TransportRequest, to file: URL, progress: @escaping @Sendable (DownloadProgress) -> Void
    ) async throws -> TransportResponse {
        let call = URLSessionCall()
        let receiver = DownloadReceiver(request: request, file: file, progress: progress)
        // A session of its own, because on Linux only the delegate of a session receives the data.
        let session = URLSession(configuration: configuration(), delegate: receiver, delegateQueue: nil)
        defer { session.finishTasksAndInvalidate() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                receiver.onEnd { continuation.resume(with: $0) }
                call.start(session.dataTask(with: URLRequest(request)))
            }
        } onCancel: {
            call.cancel()
        }
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

    func start(_ task: URLSessionTask) {
        let isCancelled = state.withLock { state in
            if case .cancelled = state { return true }
            state = .running(task)
            return false
        }
        task.resume()
        if isCancelled { task.cancel() }
    }

    func cancel() {
        let task = state.withLock { state -> URLSessionTask? in
            defer { state = .cancelled }
            if case .running(let task) = state { return task }
            return nil
        }
        task?.cancel()
    }
}

extension URLSessionConfiguration {
    /// The default configuration without a cache.
    public static var uncached: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.default
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
        timeoutInterval = request.timeout / .seconds(1)
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
