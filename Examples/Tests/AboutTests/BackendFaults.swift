import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Switches what a backend under test does wrong.
struct BackendFaults: Sendable {
    let backend: URL

    /// - Parameter faults: By route `ok`, `error` or `slow`.
    func set(_ faults: [String: String]) async throws {
        var request = URLRequest(url: backend.appending(path: "testing/faults"))
        request.httpMethod = "POST"
        request.httpBody = try JSONEncoder().encode(faults)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        let (_, response) = try await URLSession.shared.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
    }
}
