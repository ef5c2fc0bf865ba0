import SceneryScreens

/// A display laid out for a width, before it is scrolled.
struct Page: Sendable, Equatable {
    var header: [Line]
    var body: [Line]
    var footer: [Line]
    /// The dialog's lines, to stand in the middle of the body; empty without one.
    var dialog: [Line]
    /// In reading order. Those of the dialog alone while there is one.
    var targets: [PlacedTarget]
    var direction: WritingDirection

    subscript(target: FocusTarget) -> PlacedTarget? { targets.first { $0.target == target } }
}

/// What the layout needs to know besides the display.
struct PageOptions: Sendable {
    var size: TerminalSize
    var focus: FocusTarget?
    /// By element: the fields a person edits.
    var editors: [String: LineEditor] = [:]
    /// Told in the last line, until the next key.
    var message: String?
    var language: String?
}
