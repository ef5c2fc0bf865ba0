import SceneryScreens

/// Everything a page shows at one moment: the display, and what this host adds to it.
struct PageState: Sendable, Equatable {
    var display: Display
    /// How many times a person can go back.
    var depth: Int
    /// A web page a scene opened, offered as a link until the next display.
    var link: WebLink?
    /// What the app is called, for the landmarks of the page.
    var appName: String
    /// The language of texts whose screen does not say it.
    var hostLanguage: String

    var language: String { display.screen.language ?? hostLanguage }
    var words: HostStrings { HostStrings(language: language) }
}
