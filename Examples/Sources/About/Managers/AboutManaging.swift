import Scenery
import Settings

/// Where the text about the app comes from.
protocol AboutManaging: Boundary, Sendable {
    /// The text about the app, its paragraphs parted by empty lines.
    ///
    /// - Throws: `CancellationError` when the task was cancelled, else why the text did not come.
    func aboutText(in language: AppLanguage) async throws -> String
}
