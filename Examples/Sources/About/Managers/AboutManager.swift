import Scenery
import Settings

/// Fetches the text about the app and keeps it, one a language.
///
/// Callers on any actor; those who ask for the same text at once share one request.
final class AboutManager: AboutManaging {
    private let texts: Manager<AppLanguage, String>

    /// - Parameter client: Asks the backend.
    init(client: NetworkClient) {
        texts = Manager(configuration: .content()) { language in
            try await client.value(
                NetworkRequest("about", parameters: language.parameters, responseKeyPath: "data.text"))
        }
    }

    func aboutText(in language: AppLanguage) async throws -> String {
        try await texts.model(for: language)
    }
}
