/// What a scene shows, as a value: hosts draw it, tests compare it, sessions record it.
///
/// The actions of its elements are not part of that: screens that show the same are equal whatever they
/// do, and coding leaves the actions out.
public struct Screen: Sendable, Codable, Equatable {
    /// The title of the screen; also the page's or the window's title.
    public var title: String
    /// What is shown below the title, from the top.
    public var elements: [ScreenElement]
    /// Whether the host shows its indicator.
    public var isBusy: Bool
    /// The dialog in front; the elements cannot be used while there is one.
    public var dialog: ScreenDialog?
    /// The language of the texts as a BCP 47 tag, for example `fa`; `nil` for the host's own.
    public var language: String?
    /// The reading direction; `nil` follows the language.
    public var direction: WritingDirection?
    /// Light or dark; `nil` follows the host.
    public var appearance: Appearance?

    /// - Parameter dialog: The dialog in front; on a stage, `nil` leaves the one that is shown.
    public init(
        _ title: String = "", language: String? = nil, direction: WritingDirection? = nil,
        appearance: Appearance? = nil, isBusy: Bool = false, dialog: ScreenDialog? = nil,
        @ScreenBuilder<ScreenElement> elements: () -> [ScreenElement] = { [] }
    ) {
        self.title = title
        self.elements = elements().identified()
        self.isBusy = isBusy
        self.dialog = dialog
        self.language = language
        self.direction = direction
        self.appearance = appearance
    }
}

/// Light or dark.
public enum Appearance: String, Sendable, Codable, CaseIterable {
    case light, dark
}

/// The direction in which lines are read.
public enum WritingDirection: String, Sendable, Codable {
    case leftToRight, rightToLeft

    /// The direction of a language; right to left for Arabic, Hebrew, Persian, Urdu and the other
    /// languages written so (Unicode CLDR, `characterOrder`), left to right for all others.
    public init(language: String?) {
        let code = language?.split(whereSeparator: { $0 == "-" || $0 == "_" }).first?.lowercased() ?? ""
        self = Self.rightToLeftLanguages.contains(code) ? .rightToLeft : .leftToRight
    }

    private static let rightToLeftLanguages: Set<String> = [
        "ar", "arc", "ckb", "dv", "fa", "he", "khw", "ks", "mzn", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
}

extension Screen {
    /// The direction a host draws in, where `hostLanguage` is the host's own language.
    public func resolvedDirection(hostLanguage: String? = nil) -> WritingDirection {
        direction ?? WritingDirection(language: language ?? hostLanguage)
    }

    /// Every element, groups' and lists' children after their parent.
    public var allElements: [ScreenElement] { elements.flatMap(\.withDescendants) }

    /// The first element with this identity, dialogs excepted. O(elements).
    public subscript(id: String) -> ScreenElement? { allElements.first { $0.id == id } }
}
