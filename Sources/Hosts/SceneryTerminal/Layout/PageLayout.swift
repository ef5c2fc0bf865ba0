import SceneryScreens

/// Display and focus in, page out: the whole layout of the terminal, without effects.
///
/// Header (title, indicator, tabs, rule), body (what scrolls), footer (the way back, keys or a
/// message). Lines of a screen that reads right to left stand at the right edge; the order and shape
/// of letters within a line is left to the terminal.
enum PageLayout {
    static func page(of display: Display, _ options: PageOptions) -> Page {
        let direction = display.screen.resolvedDirection(hostLanguage: options.language)
        let language = display.screen.language ?? options.language
        let parts = PageParts(display: display, direction: direction, language: language, options: options)
        let width = options.size.columns
        var body = BodyLayout(width: width, direction: direction, options: options)
        body.add(display.screen.elements)
        var page = Page(
            header: parts.header, body: body.lines, footer: parts.footer, dialog: [],
            targets: parts.tabTargets + body.targets + parts.backTargets(below: body.lines.count),
            direction: direction)
        if let dialog = display.screen.dialog {
            let height = FrameLayout.bodyHeight(of: page, rows: options.size.rows)
            let box = DialogLayout(
                dialog: dialog, width: width, height: height, direction: direction, focus: options.focus)
            page.dialog = box.lines
            page.targets = box.targets
        }
        return page
    }
}

/// What surrounds the body.
private struct PageParts {
    let display: Display
    let direction: WritingDirection
    let language: String?
    let options: PageOptions

    private var width: Int { options.size.columns }
    private var words: HostStrings { HostStrings(language: language) }

    var header: [Line] {
        var lines = [title]
        if !display.tabs.isEmpty { lines.append(tabs) }
        lines.append(Line([Span(String(repeating: "─", count: width), .dim)]))
        return lines
    }

    private var title: Line {
        let busy = display.screen.isBusy ? [.blank(2), Span("\(words.loading)…", .reversed)] : []
        let room = width - busy.reduce(0) { $0 + $1.width }
        let title = Line([Span(display.screen.title, .bold)]).fitted(to: max(room, 1))
        return LineParts(title.spans + busy).line(width: width, direction: direction)
    }

    private var tabs: Line {
        LineParts(display.tabs.enumerated().map { index, tab in [tabSpan(index, tab), .blank(1)] })
            .line(width: width, direction: direction)
    }

    private func tabSpan(_ index: Int, _ tab: Display.Tab) -> Span {
        let isFocused = options.focus == .tab(index)
        let style = Style(isBold: tab.isSelected, isReversed: isFocused)
        let title = tab.isSelected ? "[\(tab.title)]" : " \(tab.title) "
        return Span((isFocused ? ">" : " ") + title, style)
    }

    var tabTargets: [PlacedTarget] {
        var column = 0
        return display.tabs.enumerated().map { index, tab in
            defer { column += tabSpan(index, tab).width + 1 }
            return PlacedTarget(
                target: .tab(index), lines: -1..<0, column: column, isPreferred: tab.isSelected)
        }
    }

    var footer: [Line] {
        if let message = options.message {
            return [LineParts([Span(message)]).line(width: width, direction: direction)]
        }
        let own = TerminalStrings(language: language)
        let hints = "↑↓ \(own.move)  ⏎ \(own.choose)  ^C \(own.quit)"
        let back = backTitle.map { title in
            let isFocused = options.focus == .back
            return [
                Span((isFocused ? "> " : "  ") + "[ \(title) ] Esc", Style(isReversed: isFocused)), .blank(2),
            ]
        }
        return [
            LineParts((back ?? [.blank(2)]) + [Span(hints, .dim)]).line(width: width, direction: direction)
        ]
    }

    private var backTitle: String? {
        switch display.back {
        case .back: words.back
        case .close: words.close
        case nil: nil
        }
    }

    func backTargets(below lines: Int) -> [PlacedTarget] {
        display.back == nil ? [] : [PlacedTarget(target: .back, lines: lines..<lines + 1, column: 0)]
    }
}
