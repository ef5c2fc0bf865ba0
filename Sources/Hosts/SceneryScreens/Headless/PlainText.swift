import Scenery

/// A display as plain lines: for a pipe, a log, a test.
public enum PlainText {
    /// The lines, without a trailing newline each. Control characters in data are replaced.
    public static func lines(of display: Display) -> [String] {
        let words = HostStrings(language: display.screen.language)
        var lines = [display.screen.title, String(repeating: "=", count: max(display.screen.title.count, 3))]
        if !display.tabs.isEmpty {
            lines.append(
                display.tabs.map { $0.isSelected ? "[\($0.title)]" : $0.title }.joined(separator: "  "))
        }
        if display.screen.isBusy { lines.append("\(words.loading)…") }
        lines += display.screen.elements.flatMap { Self.lines(of: $0) }
        if let dialog = display.screen.dialog { lines += Self.lines(of: dialog) }
        switch display.back {
        case .back: lines.append("< \(words.back)")
        case .close: lines.append("x \(words.close)")
        case nil: break
        }
        return lines.map(neutralised)
    }

    /// `text` with every control character, newlines and tabs included, replaced by a visible `�`,
    /// so that data cannot move a cursor, change a color or set a window's title.
    public static func neutralised(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 }))
    }

    /// C0, DEL, C1, and the marks that reorder or hide text next to them (Unicode's bidirectional
    /// embeddings, overrides and isolates).
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private static func lines(of element: ScreenElement) -> [String] {
        switch element.content {
        case .heading(let heading): [heading.text, String(repeating: "-", count: heading.text.count)]
        case .text(let text):
            text.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        case .button(let button): ["[ \(button.title) ]"]
        case .field(let field): ["\(field.label): \(shown(field))"]
        case .toggle(let toggle): ["[\(toggle.isOn ? "x" : " ")] \(toggle.title)"]
        case .picker(let picker): lines(of: picker)
        case .image(let image): image.description.isEmpty ? [] : ["(\(image.description))"]
        case .map(let map): [map.label] + map.pins.map { ($0.id == map.selected ? "* " : "- ") + $0.title }
        case .progress(let progress): [line(of: progress)]
        case .divider: ["---"]
        case .list(let list): (list.label.isEmpty ? [] : [list.label]) + list.rows.flatMap { lines(of: $0) }
        case .row(let row): [line(of: row)]
        case .group(let group): group.elements.flatMap { lines(of: $0) }
        }
    }

    private static func line(of progress: ScreenProgress) -> String {
        guard let fraction = progress.drawnFraction else { return "\(progress.title)…" }
        return "\(progress.title) \(Int(fraction * 100)) %"
    }

    private static func shown(_ field: ScreenField) -> String {
        if field.text.isEmpty { return field.placeholder.isEmpty ? "____" : field.placeholder }
        return field.kind == .password ? String(repeating: "•", count: field.text.count) : field.text
    }

    private static func line(of row: ScreenRow) -> String {
        let mark = row.isSelected ? "* " : row.isSelectable ? "> " : "  "
        return mark + row.title + (row.detail.isEmpty ? "" : ": \(row.detail)")
    }

    private static func lines(of picker: ScreenPicker) -> [String] {
        [picker.title] + picker.options.map { ($0.id == picker.selected ? "(o) " : "( ) ") + $0.title }
    }

    private static func lines(of dialog: ScreenDialog) -> [String] {
        ["", "! \(dialog.title)", "  \(dialog.message)"] + dialog.buttons.map { "[ \($0.title) ]" }
    }
}
