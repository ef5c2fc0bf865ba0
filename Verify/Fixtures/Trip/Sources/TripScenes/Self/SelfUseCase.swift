import Scenery

/// Loads what Self shows.
final class SelfUseCase: SelfLoading {
    func load() async throws -> SelfContent {
        SelfContent()
    }
}
