import Scenery

/// Loads what Import shows.
final class ImportUseCase: ImportLoading {
    func load() async throws -> ImportContent {
        ImportContent()
    }
}
