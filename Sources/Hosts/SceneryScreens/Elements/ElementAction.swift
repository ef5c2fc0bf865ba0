/// What an element does with input.
///
/// Elements are compared and coded by what they show: any action equals any other, and no action is coded.
struct ElementAction: Sendable, Equatable {
    /// Returns whether the element handles this kind of input; `nil` for an element without an action.
    private(set) var perform: (@MainActor (ScreenInput.Action) -> Bool)?

    static func == (one: ElementAction, other: ElementAction) -> Bool { true }

    init() {}

    init(onActivate action: (@MainActor () -> Void)?) {
        guard let action else { return }
        perform = { input in
            action()
            return true
        }
    }

    init(onSet action: (@MainActor (Bool) -> Void)?) {
        guard let action else { return }
        perform = { input in
            guard case .set(let isOn) = input else { return false }
            action(isOn)
            return true
        }
    }

    init(onChoose action: (@MainActor (String) -> Void)?) {
        guard let action else { return }
        perform = { input in
            guard case .choose(let id) = input else { return false }
            action(id)
            return true
        }
    }

    init(onSubmit: (@MainActor (String) -> Void)?, onEdit: (@MainActor (String) -> Void)?) {
        guard onEdit != nil || onSubmit != nil else { return }
        perform = { input in
            switch input {
            case .edit(let text): onEdit?(text)
            case .submit(let text):
                guard let onSubmit else { return false }
                onSubmit(text)
            case .activate, .set, .choose, .answer: return false
            }
            return true
        }
    }
}

extension ScreenElement {
    /// Takes the action out of the element; `nil` for one that has none.
    mutating func removeAction() -> ElementAction? {
        let action: ElementAction
        switch content {
        case .button(var button):
            action = button.action.removed()
            content = .button(button)
        case .field(var field):
            action = field.action.removed()
            content = .field(field)
        case .toggle(var toggle):
            action = toggle.action.removed()
            content = .toggle(toggle)
        case .picker(var picker):
            action = picker.action.removed()
            content = .picker(picker)
        case .map(var map):
            action = map.action.removed()
            content = .map(map)
        case .row(var row):
            action = row.action.removed()
            content = .row(row)
        case .heading, .text, .image, .progress, .divider, .list, .group: return nil
        }
        return action.perform == nil ? nil : action
    }
}

extension ElementAction {
    fileprivate mutating func removed() -> ElementAction {
        defer { self = ElementAction() }
        return self
    }
}
