import Backend
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A backend under test and a client beside it.
struct BackendProbe {
    struct Answer {
        var status: Int
        var type: String
        var body: Data

        var text: String { String(decoding: body, as: UTF8.self) }

        /// What stands in the JSON at `keys`.
        func value(_ keys: String...) throws -> Any? {
            var value: Any? = try JSONSerialization.jsonObject(with: body)
            for key in keys { value = (value as? [String: Any])?[key] }
            return value
        }
    }

    let backend: RunningBackend

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
        var request = URLRequest(url: try address(path))
        request.setValue(accept, forHTTPHeaderField: "Accept")
        return try await send(request)
    }

    func post(_ path: String, json: String) async throws -> Answer {
        var request = URLRequest(url: try address(path))
        request.httpMethod = "POST"
        request.httpBody = Data(json.utf8)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        return try await send(request)
    }

    /// Asks until the backend holds a request for this route back; the test's time limit ends it.
    func waitUntilHeldBack(_ route: String) async throws {
        while try await (get("/testing/held").value("data", route) as? Int ?? 0) == 0 { await Task.yield() }
    }

    private func address(_ path: String) throws -> URL {
        guard let url = URL(string: path, relativeTo: backend.url) else { throw URLError(.badURL) }
        return url
    }

    private func send(_ request: URLRequest) async throws -> Answer {
        let (body, response) = try await URLSession.shared.data(for: request)
        guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        return Answer(
            status: response.statusCode, type: response.value(forHTTPHeaderField: "Content-Type") ?? "",
            body: body)
    }
}
