import Foundation
import Scenery
import Settings

/// Fetches the terms of use and keeps them, one version a language.
///
/// Callers on any actor; those who ask for the same terms at once share one request.
final class TermsManager: TermsManaging {
    private let terms: Manager<AppLanguage, Terms>
    private let backend: URL

    /// - Parameters:
    ///   - backend: Where the terms are as a web page.
    ///   - client: Asks the backend.
    init(backend: URL, client: NetworkClient) {
        self.backend = backend
        terms = Manager(configuration: .content()) { language in
            try await client.value(
                NetworkRequest("terms", parameters: language.parameters, responseKeyPath: "data"))
        }
    }

    func terms(in language: AppLanguage) async throws -> Terms {
        try await terms.model(for: language)
    }

    func webPage(in language: AppLanguage) -> URL {
        backend.appending(path: "terms").appending(queryItems: [
            URLQueryItem(name: "lang", value: language.rawValue)
        ])
    }
}
