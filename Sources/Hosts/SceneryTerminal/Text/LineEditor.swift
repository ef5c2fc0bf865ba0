/// One line of text with a caret, edited by graphemes.
///
/// The text is kept as what is before the caret and after it, so that a mark or a joiner typed
/// at the caret joins the grapheme before it.
struct LineEditor: Sendable, Equatable {
    private(set) var before: String
    private(set) var after: String

    /// The caret is at the end.
    init(_ text: String) {
        before = text
        after = ""
    }

    var text: String { before + after }

    mutating func insert(_ text: String) { before += text }

    mutating func left() {
        guard let character = before.popLast() else { return }
        after = String(character) + after
    }

    mutating func right() {
        guard !after.isEmpty else { return }
        before.append(after.removeFirst())
    }

    mutating func home() { (before, after) = ("", text) }
    mutating func end() { (before, after) = (text, "") }

    /// Removes the grapheme before the caret.
    mutating func backspace() { _ = before.popLast() }

    /// Removes the grapheme after the caret.
    mutating func delete() { if !after.isEmpty { after.removeFirst() } }

    /// Removes everything before the caret.
    mutating func deleteToStart() { before = "" }

    /// Removes everything after the caret.
    mutating func deleteToEnd() { after = "" }

    /// Removes the word before the caret and the spaces between.
    mutating func deleteWord() {
        while before.last?.isWhitespace == true { before.removeLast() }
        while let last = before.last, !last.isWhitespace { before.removeLast() }
    }
}
