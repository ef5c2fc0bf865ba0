import Foundation
import Scenery

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

actor AboutManager: AboutManaging {
    let backend: URL
    init(backend: URL) { self.backend = backend }
    func aboutText(in language: AppLanguage) async throws -> String {
        let url = backend.appending(path: "about").appending(queryItems: [.init(name: "lang", value: language.rawValue)])
        return try await Interim.get(url, as: [String: String].self)["text"] ?? ""
    }
}

actor TermsManager: TermsManaging {
    let backend: URL
    init(backend: URL) { self.backend = backend }
    func terms(in language: AppLanguage) async throws -> Terms {
        try await Interim.get(webPage(in: language), as: Terms.self)
    }
    nonisolated func webPage(in language: AppLanguage) -> URL {
        backend.appending(path: "terms").appending(queryItems: [.init(name: "lang", value: language.rawValue)])
    }
}

enum Interim {
    struct Envelope<T: Decodable>: Decodable { var data: T }
    struct Message: Decodable { var message: String }
    static func get<T: Decodable>(_ url: URL, as: T.Type) async throws -> T {
        var request = URLRequest(url: url)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let data: Data, response: URLResponse
        do { (data, response) = try await URLSession.shared.data(for: request) } catch { throw ContentFailure.unreachable }
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw ContentFailure.refused(try JSONDecoder().decode(Envelope<Message>.self, from: data).data.message)
        }
        return try JSONDecoder().decode(Envelope<T>.self, from: data).data
    }
}

extension ContentFailure {
    init(_ error: any Error) { self = (error as? ContentFailure) ?? .unreadable }
}
