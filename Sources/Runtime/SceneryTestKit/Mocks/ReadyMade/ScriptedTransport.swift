import Foundation
import SceneryFoundations
import SceneryManagers
import SceneryPromises

/// A server in memory: answers requests as a test says, and notes them.
///
/// ```swift
/// let transport = ScriptedTransport()
/// transport.on(.get, "/rides/{number}").returns(.json(ride))
/// transport.on(.post, "/rides").inTurn(.returning(.status(503)), .returning(.json(ride)))
/// let client = NetworkClient(baseURL: URL(string: "https://example.com"), transport: transport)
/// ```
///
/// Of several routes that match a request the one that says most answers it: a part of the path
/// before a `{placeholder}`, with a method before without. A request that no route matches fails
/// the test where the transport was made, and throws. All of it may be used from any thread.
public final class ScriptedTransport: NetworkTransport {
    /// The requests, to be verified like the calls of a mock:
    /// `transport.sent.called(.request(.post, "/rides")).verify(.once)`.
    public let sent = AsyncStub<TransportRequest, TransportResponse, any Error>("ScriptedTransport.send(_:)")
    private let clock: any PromiseClock
    private let failure = TestFailure()
    private let location: TestLocation
    private let state = Protected(State())

    private struct State {
        var isOffline = false
        var routes: [RequestPattern] = []
    }

    /// - Parameter clock: the time by which answers are late; the system's unless given.
    public init(
        clock: any PromiseClock = .system, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        self.clock = clock
        location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        sent.belongs(to: location, failure: failure)
    }

    /// All requests, oldest first.
    public var requests: [TransportRequest] { sent.calls }

    /// Whether each request fails as on a device without network.
    public var isOffline: Bool {
        get { state.withLock { $0.isOffline } }
        set { state.withLock { $0.isOffline = newValue } }
    }

    /// The requests of a method and path, which are given an answer by `returns(…)`, `throws(…)`,
    /// `inTurn(…)` or `answers { request in … }`.
    ///
    /// - Parameters:
    ///   - method: such as `.get`.
    ///   - path: as `RequestPattern` reads it.
    ///   - delay: how late the answer comes by the transport's clock; at once unless given.
    public func on(
        _ method: HTTPMethod, _ path: String, after delay: Duration = .zero
    ) -> any AsyncAnswering<TransportRequest, TransportResponse, any Error> {
        on(RequestPattern(method: method, path: path), after: delay)
    }

    /// The requests of a path, whatever their method, which are given an answer.
    ///
    /// - Parameters:
    ///   - path: as `RequestPattern` reads it.
    ///   - delay: how late the answer comes by the transport's clock; at once unless given.
    public func on(
        _ path: String, after delay: Duration = .zero
    ) -> any AsyncAnswering<TransportRequest, TransportResponse, any Error> {
        on(RequestPattern(path: path), after: delay)
    }

    private func on(
        _ route: RequestPattern, after delay: Duration
    ) -> any AsyncAnswering<TransportRequest, TransportResponse, any Error> {
        state.withLock { $0.routes.append(route) }
        let known = sent.when(.route(route))
        return delay > .zero ? DelayedAnswering(answered: known, delay: delay, clock: clock) : known
    }

    // MARK: NetworkTransport

    public func send(_ request: TransportRequest) async throws -> TransportResponse {
        let (isOffline, routes) = state.withLock { ($0.isOffline, $0.routes) }
        if isOffline {
            sent.record(request)
            throw NetworkError(domain: .offline, message: "the scripted transport is offline")
        }
        guard routes.contains(where: { $0.matches(request) }) else {
            sent.record(request)
            failure.report(UnexpectedRequest(request: request, routes: routes).text, at: location)
            throw UnansweredCall(name: "\(request.method.rawValue) \(request.url.absoluteString)")
        }
        return try await sent.call(request)
    }

    public func download(
        _ request: TransportRequest, to file: URL, progress: @escaping @Sendable (DownloadProgress) -> Void
    ) async throws -> TransportResponse {
        var response = try await send(request)
        guard (200..<300).contains(response.status) else { return response }
        let size = Int64(response.body.count)
        progress(DownloadProgress(received: size, expected: size))
        try response.body.write(to: file, options: .atomic)
        response.body = Data()
        return response
    }
}
