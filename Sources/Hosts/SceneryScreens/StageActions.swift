/// The actions of the screen on a stage, apart from the screen that hosts see.
struct StageActions {
    private var elements: [ScreenElement.ID: ElementAction] = [:]
    private var answers: [ScreenElement.ID: ElementAction] = [:]

    /// Replaces all actions by those of `screen`, which is left without any. Those of the dialog stay
    /// where `screen` has none of its own.
    mutating func take(from screen: inout Screen) {
        var taken: [ScreenElement.ID: ElementAction] = [:]
        screen.elements = screen.elements.changed { taken[$0.id] = $0.removeAction() }
        elements = taken
        if screen.dialog != nil { takeDialog(from: &screen) }
    }

    mutating func takeDialog(from screen: inout Screen) {
        answers = [:]
        guard var dialog = screen.dialog else { return }
        dialog.buttons = dialog.buttons.changed { answers[$0.id] = $0.removeAction() }
        screen.dialog = dialog
    }

    /// - Returns: Whether the element handles this kind of input.
    @MainActor func perform(_ input: ScreenInput) -> Bool {
        elements[input.element]?.perform?(input.action) ?? false
    }

    func answer(_ button: ScreenElement.ID) -> ElementAction { answers[button] ?? ElementAction() }
}

extension [ScreenElement] {
    /// Each element changed, parents before children.
    func changed(_ change: (inout ScreenElement) -> Void) -> [ScreenElement] {
        map { element in
            var element = element
            change(&element)
            switch element.content {
            case .list(var list):
                list.rows = list.rows.changed(change)
                element.content = .list(list)
            case .group(var group):
                group.elements = group.elements.changed(change)
                element.content = .group(group)
            default: break
            }
            return element
        }
    }
}
