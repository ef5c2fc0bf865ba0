import Foundation
import Scenery
import Settings

/// Where the terms of use come from.
protocol TermsManaging: Boundary, Sendable {
    /// - Throws: `CancellationError` when the task was cancelled, else why the terms did not come.
    func terms(in language: AppLanguage) async throws -> Terms

    /// The address of the terms as a web page.
    func webPage(in language: AppLanguage) -> URL
}
