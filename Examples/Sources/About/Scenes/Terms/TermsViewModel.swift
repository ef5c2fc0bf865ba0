import Scenery

/// The contents of the scene Terms, formatted for display.
struct TermsViewModel: ViewModel {
    /// The language the texts are in, as a BCP 47 tag.
    var language: String
    /// `light` or `dark`; `nil` follows the host.
    var appearance: String?
    var title: String
    /// The terms; empty until they are there.
    var paragraphs: [String]
    /// What is said in the terms' place when they could not be fetched.
    var missingText: String?
    /// The button beside `missingText`.
    var retryTitle: String
    var webPageTitle: String
}
