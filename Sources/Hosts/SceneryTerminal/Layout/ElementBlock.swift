import SceneryScreens

/// The lines of one element, or of one option of it, and what the focus can do with them.
struct ElementBlock {
    var lines: [LineParts]
    var target: FocusTarget?
    var isPreferred = false

    static func blocks(
        of element: ScreenElement, width: Int, direction: WritingDirection, options: PageOptions
    ) -> [ElementBlock] {
        ElementDrawing(
            id: element.id, isEnabled: element.isEnabled, width: width, direction: direction, options: options
        ).blocks(of: element.content)
    }

    static func label(_ text: String) -> ElementBlock {
        ElementBlock(lines: [
            LineParts([.blank(ElementDrawing.margin), Span(text, Style(isBold: true, isDim: true))])
        ])
    }
}

/// Draws elements that have no others inside.
///
/// Each line starts with a margin, in which the focus has its mark, so that it is seen without
/// colors and by people who hear the line read aloud.
struct ElementDrawing {
    static let margin = 2

    let id: String
    let isEnabled: Bool
    let width: Int
    let direction: WritingDirection
    let options: PageOptions

    var room: Int { max(width - Self.margin, 1) }

    func blocks(of content: ScreenElement.Content) -> [ElementBlock] {
        switch content {
        case .heading(let heading):
            [passive(wrapped(heading.text, Style(isBold: true, isUnderlined: heading.level <= 2)))]
        case .text(let text): [passive(wrapped(text.text, Style(text)))]
        case .button(let button): [active(Span("[ \(button.title) ]", Style(button.role)))]
        case .field(let field): [FieldDrawing(self, field).block]
        case .toggle(let toggle):
            [active(Span(toggle.isOn ? "[x]" : "[ ]"), .blank(1), Span(toggle.title))]
        case .picker(let picker):
            [passive(wrapped(picker.title, .bold))] + picker.options.map { option(of: picker, $0) }
        case .image(let image):
            image.description.isEmpty ? [] : [passive(wrapped("(\(image.description))", .dim))]
        case .map(let map): [passive(wrapped(map.label, .bold))] + map.pins.map { pin(of: map, $0) }
        case .progress(let progress): [passive([line(of: progress)])]
        case .divider: [passive([LineParts([Span(String(repeating: "─", count: room), .dim)])])]
        case .row(let row): [self.row(row)]
        case .list, .group: []
        }
    }

    // MARK: Kinds

    private func option(of picker: ScreenPicker, _ option: ScreenPicker.Option) -> ElementBlock {
        choice(option.id, option.title, isChosen: option.id == picker.selected)
    }

    private func pin(of map: ScreenMap, _ pin: ScreenMap.Pin) -> ElementBlock {
        choice(pin.id, pin.title, isChosen: pin.id == map.selected)
    }

    private func choice(_ option: String, _ title: String, isChosen: Bool) -> ElementBlock {
        var block = active(
            [Span(isChosen ? "(o)" : "( )"), .blank(1), Span(title)], target: .option(id, option))
        block.isPreferred = isChosen
        return block
    }

    private func row(_ row: ScreenRow) -> ElementBlock {
        let target = row.isSelectable ? FocusTarget.element(id) : nil
        let mark = row.isSelected ? [Span("*", .bold), .blank(1)] : []
        let chevron = row.isSelectable ? [.blank(1), Span(direction == .leftToRight ? "›" : "‹", .dim)] : []
        let style = row.isSelected ? Style.bold : .plain
        let beside = row.detail.isEmpty ? [] : [.blank(2), Span(row.detail, .dim)]
        let whole = mark + [Span(row.title, style)] + beside + chevron
        let isOneLine = !row.title.contains(where: \.isNewline) && !row.detail.contains(where: \.isNewline)
        if isOneLine, whole.reduce(0, { $0 + $1.width }) <= room { return active(whole, target: target) }

        let indent = mark.isEmpty ? 0 : 2
        let titles = TextWrapping.lines(of: row.title, cells: room - indent - 2).enumerated().map {
            index, text in
            let start = index == 0 ? mark : indent > 0 ? [.blank(indent)] : []
            return LineParts(start + [Span(text, style)] + (index == 0 ? chevron : []))
        }
        let details = row.detail.isEmpty ? [] : wrapped(row.detail, .dim, indent: indent + 2)
        return block(titles + details, target: target)
    }

    private func line(of progress: ScreenProgress) -> LineParts {
        guard let part = progress.drawnFraction else { return LineParts([Span("\(progress.title)…")]) }
        let cells = 20
        let full = Int((part * Double(cells)).rounded(.down))
        return LineParts([
            Span(progress.title), .blank(1),
            Span(
                "[" + String(repeating: "#", count: full)
                    + String(repeating: "-", count: cells - full) + "]"), .blank(1),
            Span("\(Int(part * 100)) %"),
        ])
    }

    // MARK: Lines

    private func wrapped(_ text: String, _ style: Style, indent: Int = 0) -> [LineParts] {
        TextWrapping.lines(of: text, cells: room - indent).map { line in
            LineParts((indent > 0 ? [.blank(indent)] : []) + [Span(line, style)])
        }
    }

    private func passive(_ lines: [LineParts]) -> ElementBlock {
        ElementBlock(lines: lines.map { LineParts([Span.blank(Self.margin)]) + $0 })
    }

    private func active(_ spans: Span...) -> ElementBlock { active(spans, target: .element(id)) }

    private func active(_ spans: [Span], target: FocusTarget?) -> ElementBlock {
        block([LineParts(spans)], target: target)
    }

    /// Adds the margin with the focus's mark, and the focus's and the disabled look.
    ///
    /// - Parameter reverses: Whether the focus reverses the line; a field shows its caret instead.
    func block(_ lines: [LineParts], target: FocusTarget?, reverses: Bool = true) -> ElementBlock {
        let target = isEnabled ? target : nil
        let isFocused = target != nil && target == options.focus
        let styled = lines.enumerated().map { index, line in
            let mark =
                isFocused && index == 0
                ? [Span(direction == .leftToRight ? ">" : "<", .bold), .blank(1)] : [.blank(Self.margin)]
            return LineParts(mark)
                + line.styled {
                    if isFocused && reverses { $0.isReversed = true }
                    if !isEnabled { $0.isDim = true }
                }
        }
        return ElementBlock(lines: styled, target: target)
    }
}

extension LineParts {
    func styled(_ change: (inout Style) -> Void) -> LineParts {
        LineParts(
            parts.map { part in
                part.map { span in
                    var span = span
                    change(&span.style)
                    return span
                }
            })
    }
}

extension Style {
    init(_ text: ScreenText) {
        self.init(color: text.color)
        switch text.style {
        case .body: break
        case .caption: isDim = true
        case .emphasis, .large: isBold = true
        }
    }

    init(_ role: ScreenButton.Role) {
        switch role {
        case .normal, .cancel: self.init()
        case .primary: self.init(isBold: true)
        case .destructive: self.init(color: .red)
        }
    }
}
