import SceneryScreens

// How the focus moves from target to target, and the page under it.

extension TerminalModel {
    private var height: Int { FrameLayout.bodyHeight(of: page, rows: size.rows) }

    /// To the nearest target on the next line that has one. Text longer than the terminal is scrolled
    /// line by line first, so that nothing is skipped unread.
    mutating func moveVertically(by step: Int) {
        let page = page
        // Several keys may come before the next frame, and each is judged by what the last one shows.
        settle(on: page)
        let next = neighbour(in: page, step)
        let edge = step > 0 ? scroll + height : scroll - 1
        let hasMore = step > 0 ? edge < page.body.count : scroll > 0
        if page.dialog.isEmpty, hasMore {
            let isFar =
                next.map { step > 0 ? $0.lines.lowerBound > edge : $0.lines.lowerBound < edge } ?? true
            if isFar {
                scroll += step
                return
            }
        }
        if let next { setFocus(next.target) }
    }

    private func neighbour(in page: Page, _ step: Int) -> PlacedTarget? {
        guard let target = focus.flatMap({ page[$0] }) else { return page.targets.first }
        let line = target.lines.lowerBound
        let beyond = page.targets.filter {
            step > 0 ? $0.lines.lowerBound > line : $0.lines.lowerBound < line
        }
        let lines = beyond.map(\.lines.lowerBound)
        guard let nearest = step > 0 ? lines.min() : lines.max() else { return nil }
        let row = beyond.filter { $0.lines.lowerBound == nearest }
        if case .tab? = row.first?.target { return row.first { $0.isPreferred } ?? row.first }
        return row.min { abs($0.column - target.column) < abs($1.column - target.column) }
    }

    /// To the neighbour on the same line, as the line is read; dialogs have their buttons below each
    /// other, so there it is the same as up and down.
    mutating func moveHorizontally(_ key: Key) {
        let page = page
        let step = (key == .right) == (page.direction == .leftToRight) ? 1 : -1
        if !page.dialog.isEmpty { return moveVertically(by: step) }
        guard let target = focus.flatMap({ page[$0] }),
            let index = page.targets.firstIndex(where: { $0.target == target.target })
        else { return }
        let next = index + step
        guard page.targets.indices.contains(next), page.targets[next].lines == target.lines else { return }
        setFocus(page.targets[next].target)
    }

    /// To the next stop, around the end. Of a picker's options the chosen one is the stop.
    mutating func moveStop(by step: Int) {
        let targets = page.targets
        guard !targets.isEmpty else { return }
        var stops: [String] = []
        for target in targets where stops.last != target.target.stop { stops.append(target.target.stop) }
        let current = focus.flatMap { stops.firstIndex(of: $0.stop) }
        let next = current.map { ($0 + step + stops.count) % stops.count } ?? 0
        let ofStop = targets.filter { $0.target.stop == stops[next] }
        if let target = ofStop.first(where: \.isPreferred) ?? ofStop.first { setFocus(target.target) }
    }

    mutating func moveToEdge(first: Bool) {
        let page = page
        if let target = first ? page.targets.first : page.targets.last { setFocus(target.target) }
        guard page.dialog.isEmpty else { return }
        scroll = first ? 0 : max(page.body.count - height, 0)
        mustReveal = false
    }

    /// A page up or down; the focus follows to the first target then in sight.
    mutating func movePage(by step: Int) {
        let page = page
        guard page.dialog.isEmpty else { return }
        let last = max(page.body.count - height, 0)
        let next = min(max(scroll + step * max(height - 1, 1), 0), last)
        guard next != scroll else { return moveToEdge(first: step < 0) }
        scroll = next
        let sight = scroll..<scroll + height
        let inSight = page.targets.filter {
            sight.contains($0.lines.lowerBound) && $0.lines.upperBound <= sight.upperBound
        }
        if let target = inSight.first(where: { $0.target != .back }) {
            focus = target.target
            disabledFocus = nil
        }
        mustReveal = false
    }

    private mutating func setFocus(_ target: FocusTarget) {
        focus = target
        disabledFocus = nil
        mustReveal = true
    }
}
