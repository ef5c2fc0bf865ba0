import SceneryScreens

/// Lays the elements of a screen out as lines, from the top.
struct BodyLayout {
    let width: Int
    let direction: WritingDirection
    let options: PageOptions
    private(set) var lines: [Line] = []
    private(set) var targets: [PlacedTarget] = []

    init(width: Int, direction: WritingDirection, options: PageOptions) {
        self.width = width
        self.direction = direction
        self.options = options
    }

    mutating func add(_ elements: [ScreenElement]) {
        for element in elements { add(element) }
    }

    private mutating func add(_ element: ScreenElement) {
        switch element.content {
        case .group(let group) where group.axis == .horizontal: flow(group.elements)
        case .group(let group): add(group.elements)
        case .list(let list):
            if !list.label.isEmpty { place([ElementBlock.label(list.label)]) }
            add(list.rows)
        case .heading:
            if !lines.isEmpty { lines.append(Line()) }
            place(blocks(element))
        default: place(blocks(element))
        }
    }

    private func blocks(_ element: ScreenElement) -> [ElementBlock] {
        ElementBlock.blocks(of: element, width: width, direction: direction, options: options)
    }
}

// MARK: - Placing

extension BodyLayout {
    private mutating func place(_ blocks: [ElementBlock]) {
        for block in blocks {
            let start = lines.count
            lines += block.lines.map { $0.line(width: width, direction: direction) }
            if let target = block.target {
                targets.append(
                    PlacedTarget(
                        target: target, lines: start..<lines.count, column: 0, isPreferred: block.isPreferred)
                )
            }
        }
    }

    /// Puts elements side by side, starting a new line where one no longer fits.
    private mutating func flow(_ elements: [ScreenElement]) {
        var row = LineParts([[Span]]())
        var pending: [(target: FocusTarget, column: Int, isPreferred: Bool)] = []
        func finish(_ layout: inout BodyLayout) {
            guard !row.parts.isEmpty else { return }
            let index = layout.lines.count
            layout.lines.append(row.line(width: layout.width, direction: layout.direction))
            layout.targets += pending.map {
                PlacedTarget(
                    target: $0.target, lines: index..<index + 1, column: $0.column,
                    isPreferred: $0.isPreferred)
            }
            row = LineParts([[Span]]())
            pending = []
        }
        for element in elements {
            let blocks = element.children.isEmpty ? blocks(element) : []
            guard !blocks.isEmpty, blocks.allSatisfy({ $0.lines.count == 1 }) else {
                finish(&self)
                add(element)
                continue
            }
            for block in blocks {
                let gap = row.parts.isEmpty ? 0 : 1
                if row.width + gap + block.lines[0].width > width { finish(&self) }
                if !row.parts.isEmpty { row.parts.append([.blank(1)]) }
                if let target = block.target { pending.append((target, row.width, block.isPreferred)) }
                row = row + block.lines[0]
            }
        }
        finish(&self)
    }
}
