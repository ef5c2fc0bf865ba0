/// An app in front of a person, whatever shows it.
///
/// A driver answers what can be seen now and does one thing now. Everything a robot says, waiting
/// included, is made of these two; see `AppDriver+Steps.swift`.
public protocol AppDriver: Sendable {
    /// What can be seen now.
    func look() async throws -> Shown

    /// Does what a person does, if they could do it now.
    ///
    /// - Returns: Whether what it needs is on the screen and can be used.
    func attempt(_ act: Act) async throws -> Bool

    /// What the machinery has against the app since the start: errors in a browser's console. None is good.
    func complaints() async throws -> [String]
}

/// What a person does.
public enum Act: Sendable, Equatable {
    /// Presses a button, of the dialog if there is one, or chooses a row.
    case tap(String)
    /// Replaces what a field holds.
    case type(String, field: String)
    /// Presses return in a field.
    case submit(field: String)
    /// Chooses an option of a picker or a pin of a map.
    case choose(String, from: String)
    /// Turns a switch.
    case toggle(String)
    /// Goes back, or closes a sheet.
    case back
}

/// What a person sees at one moment.
public struct Shown: Sendable, Codable, Equatable {
    public var title = ""
    /// Everything that can be read, line by line from the top, the dialog included.
    public var lines: [String] = []
    /// The dialog's text; `nil` without a dialog.
    public var dialog: String?
    /// The chosen options and pins, the selected rows, and the switches that are on.
    public var chosen: [String] = []
    public var isBusy = false
    public var readsRightToLeft = false

    public init() {}

    /// Whether this can be read, wherever its lines are broken.
    public func says(_ text: String) -> Bool {
        Self.plain(lines.joined(separator: " ")).contains(Self.plain(text))
    }

    public func dialogSays(_ text: String) -> Bool { Self.plain(dialog ?? "").contains(Self.plain(text)) }

    public func isTitled(_ title: String) -> Bool { Self.plain(self.title) == Self.plain(title) }

    public func hasChosen(_ title: String) -> Bool { chosen.map(Self.plain).contains(Self.plain(title)) }

    /// Spaces and line breaks as one space each.
    static func plain(_ text: String) -> String {
        unjoined(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Without zero-width non-joiners, which some terminals drop.
    static func unjoined(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{200C}" }))
    }
}
