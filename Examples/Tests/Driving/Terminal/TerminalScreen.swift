import SceneryScreens

/// What stands on a terminal, read as a person reads it.
struct TerminalScreen: Equatable {
    /// The lines without the frame of a dialog.
    private let lines: [String]
    /// Those of the dialog; empty without one.
    private let dialog: [String]
    private let rawTitle: String

    init(_ lines: [String]) {
        rawTitle = lines.first ?? ""
        let rules = lines.indices.filter { lines[$0].contains("+---") }
        let box = rules.count == 2 ? lines[rules[0] + 1..<rules[1]].map(Self.unframed) : []
        dialog = box
        self.lines =
            rules.count == 2 ? Array(lines[..<rules[0]]) + box + Array(lines[(rules[1] + 1)...]) : lines
    }

    var shown: Shown {
        var shown = Shown()
        let title = Shown.plain(rawTitle)
        let busy = Self.loading.first(where: title.contains)
        shown.title = busy.map { title.replacing($0, with: "") } ?? title
        shown.isBusy = busy != nil
        shown.lines = lines
        shown.dialog = dialog.isEmpty ? nil : dialog.joined(separator: "\n")
        shown.chosen = lines.compactMap(Self.chosen)
        shown.readsRightToLeft = rawTitle.hasPrefix(" ")
        return shown
    }

    // MARK: The focus

    /// What can have the focus: those of the dialog alone while there is one.
    private var reachable: [String] { dialog.isEmpty ? lines : dialog }

    /// Whether the focus stands on what `act` uses.
    func hasFocus(for act: Act) -> Bool {
        reachable.contains { line in
            let line = "  \(Shown.unjoined(line))  "
            return Self.focused(act).contains { line.contains(" \(Shown.unjoined($0))") }
        }
    }

    /// The line of the option and that of the focus, if both are in the picker.
    func choice(_ option: String, from picker: String) -> (option: Int, focus: Int)? {
        guard let title = lines.firstIndex(where: { Shown.plain($0) == Shown.plain(picker) }) else {
            return nil
        }
        let options = lines[(title + 1)...].prefix { $0.contains("(o)") || $0.contains("( )") }
        let wanted = options.firstIndex { line in
            let bare = Shown.plain(line.replacing(/^\s*> | <\s*$/, with: ""))
            return ["(o) ", "( ) "].contains { bare == $0 + Shown.plain(option) }
                || [" (o)", " ( )"].contains { bare == Shown.plain(option) + $0 }
        }
        let focus = options.firstIndex { $0.contains(/^\s*> | <\s*$/) }
        guard let wanted, let focus else { return nil }
        return (wanted, focus)
    }

    var canGoBack: Bool {
        let footer = lines.last { !$0.isEmpty } ?? ""
        return dialog.isEmpty && footer.contains("] Esc") || footer.contains("Esc [")
    }

    /// How the focus looks on what `act` uses: its mark stands on the side that is read first. Two spaces or an
    /// arrow end the title of a row.
    private static func focused(_ act: Act) -> [String] {
        switch act {
        case .tap(let title):
            ["> [ \(title) ]", "[ \(title) ] <"]
                + ["", "* "].flatMap { ["> \($0)\(title) ›", "> \($0)\(title)  "] }
                + ["", " *"].flatMap { ["‹ \(title)\($0) <", " \(title)\($0) <"] }
        case .type(_, let field), .submit(let field): ["> \(field):", "\(field): <"]
        case .toggle(let title): ["> [x] \(title)", "> [ ] \(title)", "\(title) [x] <", "\(title) [ ] <"]
        case .choose, .back: []
        }
    }

    // MARK: Lines

    private static let loading = ["en", "fa"].map { Shown.plain(HostStrings(language: $0).loading) + "…" }

    private static func unframed(_ line: String) -> String {
        line.replacing(/^\s*\| | \|\s*$/, with: "")
    }

    /// The title of what a line says is chosen.
    private static func chosen(_ line: String) -> String? {
        let bare = line.replacing(/^\s*(> )?|( <)?\s*$/, with: "")
        for mark in ["(o)", "[x]", "*"] {
            if bare.hasPrefix(mark + " ") { return title(String(bare.dropFirst(mark.count + 1))) }
            if bare.hasSuffix(" " + mark) { return title(String(bare.dropLast(mark.count + 1))) }
        }
        return nil
    }

    /// The title of a row, without its detail and the sign that it can be chosen.
    private static func title(_ row: String) -> String {
        row.replacing(/\s[›‹]\s*$|^\s*[›‹]\s/, with: "").split(separator: "  ").first.map(String.init) ?? row
    }
}
