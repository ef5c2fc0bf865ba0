import Scenery

/// The contents of the scene About, formatted for display.
struct AboutViewModel: ViewModel {
    /// The language the texts are in, as a BCP 47 tag.
    var language: String
    /// `light` or `dark`; `nil` follows the host.
    var appearance: String?
    var title: String
    var version: String
    /// The text about the app; empty until it is there.
    var paragraphs: [String]
    /// What is said in the text's place when it could not be fetched.
    var missingText: String?
    /// The button beside `missingText`.
    var retryTitle: String
    var termsTitle: String
    var languageChoice: ChoiceViewModel
    var themeChoice: ChoiceViewModel
}

/// A choice among several options, formatted for display.
struct ChoiceViewModel: ViewModel {
    struct Option: ViewModel {
        var id: String
        var title: String
    }

    var title: String
    var options: [Option]
    /// The identity of the chosen option.
    var selected: String
}
