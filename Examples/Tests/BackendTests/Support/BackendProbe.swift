import Backend
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A backend under test and a client beside it.
struct BackendProbe: Sendable {
    struct Answer: Sendable {
        var status: Int
        var type: String
        var body: Data

        var text: String { String(decoding: body, as: UTF8.self) }

        /// What stands in the JSON at `keys`; a number is the position in an array.
        func value(_ keys: String...) throws -> Any? { try value(at: keys) }

        func text(_ keys: String...) throws -> String? { try value(at: keys) as? String }

        func number(_ keys: String...) throws -> Double? { try (value(at: keys) as? NSNumber)?.doubleValue }

        func count(_ keys: String...) throws -> Int? { try (value(at: keys) as? [Any])?.count }

        /// The words of a refusal.
        var message: String? { get throws { try text("data", "message") } }

        private func value(at keys: [String]) throws -> Any? {
            try keys.reduce(JSONSerialization.jsonObject(with: body) as Any?) { value, key in
                guard let array = value as? [Any] else { return (value as? [String: Any])?[key] }
                return Int(key).flatMap { array.indices.contains($0) ? array[$0] : nil }
            }
        }
    }

    let backend: RunningBackend
    /// Whom the client asks for; `nil` before it has signed in.
    var accessToken: String?

    /// Runs `body` against a backend that ends with it.
    static func with(
        _ configuration: BackendConfiguration, _ body: (BackendProbe) async throws -> Void
    ) async throws {
        let probe = BackendProbe(backend: try await RunningBackend.start(configuration))
        do { try await body(probe) } catch {
            await probe.backend.stop()
            throw error
        }
        await probe.backend.stop()
    }

    func get(_ path: String, accept: String = "*/*") async throws -> Answer {
        try await send("GET", path, headers: ["Accept": accept])
    }

    func post(_ path: String, json: String = "", headers: [String: String] = [:]) async throws -> Answer {
        try await send("POST", path, json: json, headers: headers)
    }

    func send(
        _ method: String, _ path: String, json: String? = nil, headers: [String: String] = [:]
    ) async throws -> Answer {
        guard let url = URL(string: path, relativeTo: backend.url) else { throw URLError(.badURL) }
        var request = URLRequest(url: url, timeoutInterval: 30)
        request.httpMethod = method
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        if let accessToken {
            request.setValue("Bearer \(accessToken)", forHTTPHeaderField: "Authorization")
        }
        if let json {
            request.httpBody = Data(json.utf8)
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        return try await Self.send(request)
    }

    private static func send(_ request: URLRequest) async throws -> Answer {
        let (body, response) = try await URLSession.shared.data(for: request)
        guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        return Answer(
            status: response.statusCode, type: response.value(forHTTPHeaderField: "Content-Type") ?? "",
            body: body)
    }
}

// MARK: - Faults

extension BackendProbe {
    func set(_ fault: String, on route: String) async throws {
        let answer = try await post("/testing/faults", json: #"{"\#(route)": "\#(fault)"}"#)
        guard answer.status == 200 else { throw URLError(.badServerResponse) }
    }

    /// Asks until the backend holds a request for this route back; the test's time limit ends it.
    func waitUntilHeldBack(_ route: String) async throws {
        while try await (get("/testing/held").number("data", route) ?? 0) == 0 {
            try await Task.sleep(for: .milliseconds(1))
        }
    }
}
