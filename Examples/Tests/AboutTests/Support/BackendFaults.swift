import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Switches what a backend under test does wrong, and asks what it did.
struct BackendFaults: Sendable {
    let backend: URL

    /// - Parameter faults: By route `ok`, `error` or `slow`.
    func set(_ faults: [String: String]) async throws {
        var request = URLRequest(url: backend.appending(path: "testing/faults"))
        request.httpMethod = "POST"
        request.httpBody = try JSONEncoder().encode(faults)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        _ = try await send(request)
    }

    /// Asks until the backend holds a request for this route back; the test's time limit ends it.
    func waitUntilHeldBack(_ route: String) async throws {
        while try await count("held", route) == 0 { try await Task.sleep(for: .milliseconds(1)) }
    }

    /// How many requests for a route have come so far, answered or not.
    func asked(_ route: String) async throws -> Int { try await count("asked", route) }

    private func count(_ what: String, _ route: String) async throws -> Int {
        struct Answer: Decodable { var data: [String: Int] }
        let data = try await send(URLRequest(url: backend.appending(path: "testing/\(what)")))
        return try JSONDecoder().decode(Answer.self, from: data).data[route] ?? 0
    }

    private func send(_ request: URLRequest) async throws -> Data {
        let (data, response) = try await URLSession.shared.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return data
    }
}
