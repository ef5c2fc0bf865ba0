#if canImport(UIKit)
    import Foundation
    import SceneryScreens
    import UIKit

    /// One element of a screen and the view that draws it.
    @MainActor final class ElementView {
        let view: UIView
        private var element: ScreenElement
        private let send: (ScreenInput) -> Void

        init(_ element: ScreenElement, send: @escaping (ScreenInput) -> Void) {
            self.element = element
            self.send = send
            view = Self.makeView(for: element)
            configure()
        }

        /// Shows another version of the same element; `false` when it is of another kind, so that a new
        /// view is needed.
        func update(to next: ScreenElement) -> Bool {
            guard next.id == element.id, next.content.kindName == element.content.kindName else {
                return false
            }
            guard next != element else { return true }
            let previous = element
            element = next
            apply(replacing: previous)
            return true
        }

        private static func makeView(for element: ScreenElement) -> UIView {
            switch element.content {
            case .heading, .text: UILabel()
            case .button: UIButton(type: .system)
            case .field: UITextField()
            case .toggle: LabelledSwitch()
            case .row: UIButton(type: .system)
            case .picker: UIButton(type: .system)
            case .map: makeMap()
            case .image: PictureView()
            case .progress: ProgressLine()
            case .divider: DividerLine()
            case .list, .group: UIStackView()
            }
        }

        /// A menu of the pins where there is no MapKit.
        private static func makeMap() -> UIView {
            #if canImport(MapKit)
                PinMap()
            #else
                UIButton(type: .system)
            #endif
        }

        /// What is set once: actions and accessibility.
        private func configure() {
            view.accessibilityIdentifier = element.id
            let id = element.id
            switch view {
            case let field as UITextField:
                field.borderStyle = .roundedRect
                field.addAction(
                    UIAction { [weak field, send] _ in send(ScreenInput(id, .edit(field?.text ?? ""))) },
                    for: .editingChanged)
                field.addAction(
                    UIAction { [weak field, send] _ in send(ScreenInput(id, .submit(field?.text ?? ""))) },
                    for: .editingDidEndOnExit)
            case let toggle as LabelledSwitch:
                toggle.onSet = { [send] in send(ScreenInput(id, .set($0))) }
            case let button as UIButton where element.content.isActivated:
                button.addAction(UIAction { [send] _ in send(ScreenInput(id)) }, for: .touchUpInside)
            default: break
            }
            apply(replacing: nil)
        }

        private func apply(replacing previous: ScreenElement?) {
            (view as? UIControl)?.isEnabled = element.isEnabled
            switch element.content {
            case .heading(let heading):
                show(heading.text, heading.level == 2 ? .title2 : .title3, isHeading: true)
            case .text(let text):
                show(text.text, text.style.textStyle, isHeading: false)
                (view as? UILabel)?.textColor = text.color?.uiColor ?? .label
            case .button(let button): show(button)
            case .field(let field): show(field, replacing: previous)
            case .toggle(let toggle): (view as? LabelledSwitch)?.show(toggle, isEnabled: element.isEnabled)
            case .row(let row): show(row)
            case .picker(let picker):
                showMenu(picker.title, picker.options.map { ($0.id, $0.title) }, selected: picker.selected)
            case .map(let map): show(map)
            case .image(let image): (view as? PictureView)?.show(image)
            case .progress(let progress): (view as? ProgressLine)?.show(progress)
            case .divider: break
            case .list(let list): arrange(.vertical, label: list.label)
            case .group(let group):
                arrange(group.axis == .vertical ? .vertical : .horizontal, label: group.label)
            }
        }

        private func show(_ text: String, _ style: UIFont.TextStyle, isHeading: Bool) {
            guard let label = view as? UILabel else { return }
            label.text = text
            label.numberOfLines = 0
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            label.accessibilityTraits = isHeading ? .header : .staticText
        }

        /// Leaves what a person is typing alone, unless the app itself replaced it.
        private func show(_ field: ScreenField, replacing previous: ScreenElement?) {
            guard let view = view as? UITextField else { return }
            view.placeholder = field.placeholder.isEmpty ? field.label : field.placeholder
            view.accessibilityLabel = field.label
            var before: ScreenField?
            if case .field(let field)? = previous?.content { before = field }
            if before?.kind != field.kind { view.prepare(for: field.kind) }
            if before?.revision != field.revision || !view.isEditing { view.text = field.text }
        }

        private func show(_ button: ScreenButton) {
            showTitle(button.title)
            guard let view = view as? UIButton else { return }
            if button.role == .primary { view.titleLabel?.font = .preferredFont(forTextStyle: .headline) }
            // Without a color of its own a button has that of the window.
            view.tintColor = button.role == .destructive ? .systemRed : nil
        }

        private func show(_ map: ScreenMap) {
            #if canImport(MapKit)
                guard let view = view as? PinMap else { return }
                let id = element.id
                view.onChoose = { [send] in send(ScreenInput(id, .choose($0))) }
                view.show(map, isEnabled: element.isEnabled)
            #else
                showMenu(map.label, map.pins.map { ($0.id, $0.title) }, selected: map.selected)
            #endif
        }

        private func show(_ row: ScreenRow) {
            guard let button = view as? UIButton else { return }
            showTitle(row.detail.isEmpty ? row.title : "\(row.title) — \(row.detail)")
            button.isEnabled = element.isEnabled && row.isSelectable
            button.isSelected = row.isSelected
        }

        /// A title of as many lines as it needs, in the size of text that the person has chosen.
        private func showTitle(_ title: String) {
            guard let button = view as? UIButton else { return }
            button.setTitle(title, for: .normal)
            button.titleLabel?.numberOfLines = 0
            button.titleLabel?.font = .preferredFont(forTextStyle: .body)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
        }

        private func showMenu(_ title: String, _ options: [(id: String, title: String)], selected: String?) {
            guard let button = view as? UIButton else { return }
            let id = element.id
            let actions = options.map { option in
                UIAction(title: option.title, state: option.id == selected ? .on : .off) { [send] _ in
                    send(ScreenInput(id, .choose(option.id)))
                }
            }
            let chosen = options.first { $0.id == selected }?.title
            showTitle(chosen.map { "\(title): \($0)" } ?? title)
            button.menu = UIMenu(title: title, children: actions)
            button.showsMenuAsPrimaryAction = true
        }

        private func arrange(_ axis: NSLayoutConstraint.Axis, label: String) {
            guard let stack = view as? UIStackView else { return }
            stack.axis = axis
            stack.spacing = 8
            stack.accessibilityLabel = label.isEmpty ? nil : label
            stack.accessibilityContainerType = label.isEmpty ? .none : .semanticGroup
        }
    }

    extension ScreenElement.Content {
        /// Whether a tap is the whole event.
        fileprivate var isActivated: Bool {
            switch self {
            case .button, .row: true
            default: false
            }
        }
    }

    extension ScreenColor {
        fileprivate var uiColor: UIColor {
            UIColor { traits in
                let parts = self.components(in: traits.userInterfaceStyle == .dark ? .dark : .light)
                return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: 1)
            }
        }
    }

    extension ScreenText.Style {
        fileprivate var textStyle: UIFont.TextStyle {
            switch self {
            case .body: .body
            case .caption: .caption1
            case .emphasis: .headline
            case .large:
                #if os(tvOS)
                    .title1
                #else
                    .largeTitle
                #endif
            }
        }
    }
#endif
