import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Carries requests with `URLSession`.
public final class URLSessionTransport: NetworkTransport {
    /// With a session that caches nothing: what to keep, and for how long, is the manager's business.
    public static let shared = URLSessionTransport()

    private let configuration: @Sendable () -> URLSessionConfiguration
    private let session: URLSession

    /// - Parameter configuration: Makes the configuration of a session; one without a cache unless given.
    public init(configuration: @escaping @Sendable () -> URLSessionConfiguration = { .uncached }) {
        self.configuration = configuration
        session = URLSession(configuration: configuration())
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    public func send(_ request: WireRequest) async throws -> WireResponse {
        let call = URLSessionCall()
        let plain = URLRequest(request)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                call.start(session.dataTask(with: plain) { data, response, error in
                    continuation.resume(with: Result {
                        if let error { throw NetworkError.meaning(of: error, for: request) }
                        return try WireResponse(response, body: data ?? Data(), to: request)
                    })
                })
            }
        } onCancel: {
            call.cancel()
        }
    }

    public func download(
        _ request: WireRequest, to file: URL, progress: @escaping @Sendable (DownloadProgress) -> Void
    ) async throws -> WireResponse {
        let call = URLSessionCall()
        let receiver = DownloadReceiver(request: request, file: file, progress: progress)
        // A session of its own, because on Linux only a session has a delegate that sees the data come.
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

/// One task of a session, which may be cancelled before it is there.
private final class URLSessionCall: Sendable {
    private enum State {
        case waiting
        case running(URLSessionTask)
        case cancelled
    }

    private let state = Guarded(State.waiting)

    func start(_ task: URLSessionTask) {
        let isCancelled = state.locked { state in
            if case .cancelled = state { return true }
            state = .running(task)
            return false
        }
        task.resume()
        if isCancelled { task.cancel() }
    }

    func cancel() {
        let task = state.locked { state -> URLSessionTask? in
            defer { state = .cancelled }
            if case .running(let task) = state { return task }
            return nil
        }
        task?.cancel()
    }
}

extension URLSessionConfiguration {
    /// The default, but that nothing is cached.
    public static var uncached: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.default
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        return configuration
    }
}

extension URLRequest {
    init(_ request: WireRequest) {
        self.init(url: request.url)
        httpMethod = request.method.rawValue
        httpBody = request.body
        timeoutInterval = request.timeout / .seconds(1)
        for (name, value) in request.headers.all { setValue(value, forHTTPHeaderField: name) }
    }
}

extension WireResponse {
    init(_ response: URLResponse?, body: Data, to request: WireRequest) throws {
        guard let response = response as? HTTPURLResponse else {
            throw NetworkError(
                domain: .request, message: "\"\(request.url)\" did not answer in HTTP; use an http or https URL")
        }
        var headers = HTTPHeaders()
        for case (let name as String, let value as String) in response.allHeaderFields { headers[name] = value }
        self.init(status: response.statusCode, headers: headers, body: body)
    }
}
