import Foundation
import Scenery
import SceneryScreens
import Settings

/// Answers the same whatever it is asked, for previews.
final class FixedAbout: AboutManaging {
    private let answer: PreviewAnswer<String>

    init(_ answer: PreviewAnswer<String>) { self.answer = answer }

    func aboutText(in language: AppLanguage) async throws -> String { try await answer.get() }
}

/// Answers the same whatever it is asked, for previews.
final class FixedTerms: TermsManaging {
    private let answer: PreviewAnswer<Terms>

    init(_ answer: PreviewAnswer<Terms>) { self.answer = answer }

    func terms(in language: AppLanguage) async throws -> Terms { try await answer.get() }

    func webPage(in language: AppLanguage) -> URL { URL(filePath: "/terms/\(language.rawValue)") }
}
