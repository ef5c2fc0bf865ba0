import SceneryScreens

/// The terminal as a value: what is shown, what has the focus, how far it is scrolled, what is typed.
///
/// Keys and displays go in; effects and frames come out. Nothing here knows a file descriptor.
struct TerminalModel: Sendable {
    private(set) var display: Display
    private(set) var size: TerminalSize
    var focus: FocusTarget?
    /// What had the focus until it was disabled. It gets the focus back, unless the person moves it first.
    var disabledFocus: FocusTarget?
    var scroll = 0
    /// By element: the fields of the scene in front that a person edited.
    var editors: [String: FieldEditor] = [:]
    var message: String?

    let language: String?
    private var remembered: [SceneID: ScrollState] = [:]
    /// What had the focus when the dialog appeared.
    private var behindDialog: FocusTarget?
    /// Whether the focus moved since the last frame, so that it must be scrolled to.
    var mustReveal = true

    /// Where a person was on a scene they left.
    private struct ScrollState: Sendable {
        var focus: FocusTarget?
        var scroll: Int
    }

    /// A field that is being edited, and the app's revision of it that the editing started from.
    struct FieldEditor: Sendable, Equatable {
        var line: LineEditor
        var revision: Int
    }

    /// - Parameter language: The person's, for screens that name none.
    init(display: Display, size: TerminalSize, language: String? = nil) {
        self.display = display
        self.size = size
        self.language = language
        focus = firstFocus
    }

    var page: Page { PageLayout.page(of: display, options) }

    private var options: PageOptions {
        PageOptions(
            size: size, focus: focus, editors: editors.mapValues(\.line), message: message, language: language
        )
    }

    /// The field that has the focus.
    var focusedField: (id: String, field: ScreenField)? {
        guard display.screen.dialog == nil, case .element(let id) = focus,
            let element = display.screen[id], element.isEnabled, case .field(let field) = element.content
        else { return nil }
        return (id, field)
    }

    // MARK: Changing

    mutating func resize(to size: TerminalSize) {
        self.size = size
        mustReveal = true
    }

    /// Shows a new display: keeps the focus where it still exists, and what is typed where the
    /// app has not replaced it.
    mutating func show(_ next: Display) {
        let previous = display
        display = next
        if next.scene != previous.scene {
            arrive(from: previous)
        } else {
            editors = editors.filter { id, editor in
                guard case .field(let field)? = next.screen[id]?.content else { return false }
                return field.revision == editor.revision
            }
            followDialog(from: previous)
            keepFocus(from: previous)
        }
    }

    /// What the terminal has to show; scrolls to the focus first where it moved.
    mutating func frame() -> Frame {
        let page = page
        settle(on: page)
        return FrameLayout.frame(of: page, scroll: scroll, size: size, appearance: display.screen.appearance)
    }

    /// Scrolls to the focus where it moved since the last time, and never beyond the end.
    mutating func settle(on page: Page) {
        let height = FrameLayout.bodyHeight(of: page, rows: size.rows)
        if mustReveal, page.dialog.isEmpty, let focus, let target = page[focus] {
            reveal(target, page, height)
        }
        mustReveal = false
        scroll = min(max(scroll, 0), max(page.body.count - height, 0))
    }

    /// Scrolls as little as brings the target in sight, its first line before its last.
    private mutating func reveal(_ target: PlacedTarget, _ page: Page, _ height: Int) {
        guard target.lines.lowerBound >= 0, target.lines.upperBound <= page.body.count else { return }
        if target.lines.upperBound > scroll + height { scroll = target.lines.upperBound - height }
        if target.lines.lowerBound < scroll { scroll = target.lines.lowerBound }
    }
}

// MARK: - Following the display

extension TerminalModel {
    private mutating func arrive(from previous: Display) {
        if let scene = previous.scene {
            // Scenes that were closed never come back; their positions are forgotten in one sweep.
            if remembered.count >= 64 { remembered = [:] }
            remembered[scene] = ScrollState(focus: behindDialog ?? disabledFocus ?? focus, scroll: scroll)
        }
        disabledFocus = nil
        editors = [:]
        behindDialog = nil
        message = nil
        let resting = display.scene.flatMap { remembered[$0] }
        scroll = resting?.scroll ?? 0
        focus = nil
        let targets = page.targets
        focus =
            resting?.focus.flatMap { focus in targets.contains { $0.target == focus } ? focus : nil }
            ?? firstFocus
        mustReveal = resting != nil
    }

    private mutating func followDialog(from previous: Display) {
        let (before, now) = (previous.screen.dialog, display.screen.dialog)
        if before == nil, now != nil {
            behindDialog = disabledFocus ?? focus
            disabledFocus = nil
            focus = firstFocus
        } else if before != nil, now == nil {
            focus = behindDialog
            behindDialog = nil
        }
    }

    /// Where the focused target is gone, the target at the same position gets the focus.
    private mutating func keepFocus(from previous: Display) {
        let targets = page.targets
        if let enabled = disabledFocus, targets.contains(where: { $0.target == enabled }) {
            disabledFocus = nil
            focus = enabled
            mustReveal = true
            return
        }
        guard let lost = focus, !targets.contains(where: { $0.target == lost }) else {
            if focus == nil { focus = firstFocus }
            return
        }
        if case .element(let id) = lost, display.screen[id]?.isEnabled == false {
            disabledFocus = disabledFocus ?? lost
        }
        var earlier = self
        earlier.display = previous
        let index = earlier.page.targets.firstIndex { $0.target == lost } ?? 0
        focus = targets.isEmpty ? nil : targets[min(index, targets.count - 1)].target
        mustReveal = true
    }

    /// The first thing in the body to act on; tabs and the way back only where there is none.
    var firstFocus: FocusTarget? {
        let targets = page.targets
        let first = targets.first { $0.target.isContent } ?? targets.first
        guard let first else { return nil }
        return (targets.first { $0.target.stop == first.target.stop && $0.isPreferred } ?? first).target
    }
}

extension FocusTarget {
    fileprivate var isContent: Bool {
        switch self {
        case .element, .option, .answer: true
        case .tab, .back: false
        }
    }
}
