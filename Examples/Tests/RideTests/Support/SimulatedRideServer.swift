import Foundation
import Scenery

@testable import Ride

/// The backend in memory: one account, one ride at a time, a chat. It answers a request for changes when there are some.
actor SimulatedRideServer: NetworkTransport {
    private(set) var requests: [TransportRequest] = []
    private(set) var rides: [RideSnapshot] = []
    private(set) var messages: [ChatMessage] = []
    private var token = 1
    private var isRefreshRefused = false
    private var isOffline = false
    /// By path, the status with which requests fail.
    private var failures: [String: Int] = [:]
    private var polls: [UUID: AsyncStream<Void>.Continuation] = [:]

    // MARK: What a test does

    /// Changes a ride, or adds one.
    func push(_ ride: RideSnapshot) {
        rides.removeAll { $0.id == ride.id }
        rides.insert(ride, at: 0)
        wakePolls()
    }

    func goOffline() {
        isOffline = true
        wakePolls()
    }

    func goOnline() { isOffline = false }
    func expireToken() { token += 1 }
    func refuseRefresh() { isRefreshRefused = true }
    func fail(_ path: String, with status: Int?) { failures[path] = status }

    /// How many requests for this path have come.
    func count(_ path: String) -> Int { requests.count { $0.url.path() == path } }

    private func wakePolls() {
        for poll in polls.values { poll.finish() }
        polls = [:]
    }

    // MARK: NetworkTransport

    func send(_ request: TransportRequest) async throws -> TransportResponse {
        requests.append(request)
        try checkConnection()
        let path = request.url.path()
        if let status = failures[path] { return Self.refusal(status, "Refused by the test.") }
        if path.hasPrefix("/accounts") { return account(path, request) }
        guard request.headers["Authorization"] == "Bearer access-\(token)" else {
            return Self.refusal(401, "Sign in first.")
        }
        return try await service(path.split(separator: "/").map(String.init), request)
    }

    func download(
        _ request: TransportRequest, to file: URL, progress: @escaping @Sendable (DownloadProgress) -> Void
    ) async throws -> TransportResponse {
        throw NetworkError(domain: .request, message: "not part of the test")
    }

    private func checkConnection() throws {
        if isOffline { throw NetworkError(domain: .offline, message: "offline") }
    }
}

// MARK: - Answers

extension SimulatedRideServer {
    private func account(_ path: String, _ request: TransportRequest) -> TransportResponse {
        let body = Self.body(of: request)
        switch path {
        case "/accounts/sign-in" where body["password"] != "scenery":
            return Self.refusal(401, "Wrong email or password.")
        case "/accounts/sign-in", "/accounts/second-factor/resend":
            return Self.answer(#"{"challenge":"c1","digits":4,"sentTo":"•••• 42"}"#)
        case "/accounts/second-factor" where body["code"] != "1234": return Self.refusal(401, "Wrong code.")
        case "/accounts/refresh" where isRefreshRefused: return Self.refusal(401, "Unknown token.")
        case "/accounts/sign-out": return Self.answer("{}")
        default:
            return Self.answer(
                #"{"accessToken":"access-\#(token)","refreshToken":"refresh-\#(token)","expiresIn":300}"#)
        }
    }

    private func service(_ path: [String], _ request: TransportRequest) async throws -> TransportResponse {
        switch (request.method, path.first, path.dropFirst().first, path.dropFirst(2).first) {
        case (_, "profile", _, _): return Self.answer(RideFixtures.profile)
        case (.get, "rides", nil, _): return Self.answer(rides)
        case (.get, _, "current", _):
            return rides.first { $0.state.isActive }.map(Self.answer) ?? Self.answer("null")
        case (.get, _, "destinations", _): return Self.answer([RideFixtures.airport, RideFixtures.station])
        case (.post, _, "offers", _): return Self.answer(RideFixtures.offer)
        case (.post, "rides", nil, _): return book()
        case (_, _, let id?, let what): return try await ride(id, what, request)
        default: return Self.refusal(404, "Not found.")
        }
    }

    private func book() -> TransportResponse {
        if rides.isEmpty { push(RideFixtures.ride(.requested)) }
        return Self.answer(rides[0])
    }

    private func ride(_ id: String, _ what: String?, _ request: TransportRequest) async throws
        -> TransportResponse
    {
        guard let ride = rides.first(where: { $0.id == id }) else {
            return Self.refusal(404, "No such ride.")
        }
        switch what {
        case "changes": return try await changes(of: ride, request)
        case "cancel":
            push(RideFixtures.ride(.cancelled, id: id, revision: ride.revision + 1))
            return Self.answer(rides[0])
        case "receipt": return Self.answer(RideFixtures.receipt)
        case "messages" where request.url.path().hasSuffix("/read"): return Self.answer("{}")
        case "messages": return chat(request)
        default: return Self.answer(ride)
        }
    }

    private func changes(of ride: RideSnapshot, _ request: TransportRequest) async throws -> TransportResponse
    {
        let after = request.url.query()?.split(separator: "&").first { $0.hasPrefix("after=") }
            .flatMap { Int($0.dropFirst(6)) }
        if ride.revision <= after ?? 0 {
            let (woken, continuation) = AsyncStream<Void>.makeStream()
            let id = UUID()
            polls[id] = continuation
            for await _ in woken {}
            polls[id] = nil
            try Task.checkCancellation()
            try checkConnection()
        }
        guard let newest = rides.first(where: { $0.id == ride.id }), newest.revision > after ?? 0 else {
            return TransportResponse(status: 204)
        }
        return Self.answer(newest)
    }

    private func chat(_ request: TransportRequest) -> TransportResponse {
        guard request.method == .post else { return Self.answer(messages) }
        let body = Self.body(of: request)
        if let sent = messages.first(where: { $0.clientId == body["clientId"] }) { return Self.answer(sent) }
        let message = ChatMessage(
            number: messages.count + 1, from: .rider, text: body["text"] ?? "", sentAt: RideFixtures.noon,
            clientId: body["clientId"])
        messages.append(message)
        return Self.answer(message)
    }

    // MARK: Forms

    private static func body(of request: TransportRequest) -> [String: String] {
        // Only the texts of a body are of interest.
        let values = try? JSONDecoder().decode([String: JSONValue].self, from: request.body ?? Data())
        return (values ?? [:]).compactMapValues { if case .string(let text) = $0 { text } else { nil } }
    }

    private static func answer(_ value: some Encodable) -> TransportResponse {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        guard let data = try? encoder.encode(value) else { return TransportResponse(status: 500) }
        return answer(String(decoding: data, as: UTF8.self))
    }

    private static func answer(_ json: String) -> TransportResponse {
        TransportResponse(status: 200, body: Data(#"{"status":"ok","data":\#(json)}"#.utf8))
    }

    private static func refusal(_ status: Int, _ message: String) -> TransportResponse {
        TransportResponse(
            status: status, body: Data(#"{"status":\#(status),"data":{"message":"\#(message)"}}"#.utf8))
    }
}
