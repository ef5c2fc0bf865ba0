import SceneryScreens

/// Makes a page's elements from its state. Pure; the same state gives the same elements.
enum Page {
    /// What patches can change, as one element: the page's root with its title, its form and its dialog.
    static func root(_ state: PageState) -> Element {
        let direction = state.display.screen.resolvedDirection(hostLanguage: state.hostLanguage)
        let attributes: [Attribute] = [
            .value(.lang, state.language), .value(.dir, direction == .rightToLeft ? "rtl" : "ltr"),
        ]
        return .parent(
            .body, key: PageKey.root,
            attributes.adding(.appearance, state.display.screen.appearance?.rawValue),
            [.text(.span, key: PageKey.title, [], title(of: state)), form(state)])
    }

    static func title(of state: PageState) -> String {
        let title = state.display.screen.title
        return title.isEmpty || title == state.appName ? state.appName : "\(title) – \(state.appName)"
    }

    /// The form that is the visible page.
    static func form(_ state: PageState) -> Element {
        let display = state.display
        let attributes: [Attribute] = [
            .value(.method, "post"), .value(.action, "/"), .value(.autocomplete, "off"),
            .value(.scene, display.scene?.description ?? ""), .value(.depth, String(state.depth)),
            .value(.class, display.isSheet ? "page sheet" : "page"),
        ]
        let regions = [bar(state)] + tabs(state) + [busy(state), main(state), link(state)] + dialog(state)
        return .parent(.form, key: PageKey.page, attributes, regions)
    }

    private static func bar(_ state: PageState) -> Element {
        let screen = state.display.screen
        let heading = Element.text(
            .h1, key: PageKey.heading, [.value(.tabindex, "-1")],
            screen.title.isEmpty ? state.appName : screen.title)
        return .parent(.header, key: PageKey.bar, inert(state), back(state) + [heading])
    }

    private static func back(_ state: PageState) -> [Element] {
        guard let back = state.display.back else { return [] }
        let title = back == .back ? state.words.back : state.words.close
        let attributes: [Attribute] = [
            .value(.class, "\(back.rawValue) way"), .value(.type, "submit"), .value(.name, FormName.back),
            .value(.value, "1"), .value(.ariaLabel, title),
        ]
        return [
            .parent(.button, key: PageKey.back, attributes, [Icons.icon(for: back), .text(.span, title)])
        ]
    }

    private static func tabs(_ state: PageState) -> [Element] {
        guard !state.display.tabs.isEmpty else { return [] }
        let buttons = state.display.tabs.enumerated().map { index, tab in
            Element.text(
                .button,
                [
                    .value(.type, "submit"), .value(.name, FormName.tab), .value(.value, String(index)),
                ].adding(.ariaCurrent, tab.isSelected ? "page" : nil), tab.title)
        }
        let attributes: [Attribute] = [.value(.class, "tabs"), .value(.ariaLabel, state.appName)]
        return [.parent(.nav, key: PageKey.tabs, attributes + inert(state), buttons)]
    }

    private static func busy(_ state: PageState) -> Element {
        let isBusy = state.display.screen.isBusy
        let attributes: [Attribute] = [
            .value(.class, isBusy ? "status on" : "status"), .value(.role, "status"),
            .value(.ariaBusy, isBusy ? "true" : "false"),
        ]
        return .text(.div, key: PageKey.busy, attributes, isBusy ? state.words.loading : "")
    }

    private static func main(_ state: PageState) -> Element {
        let screen = state.display.screen
        let style = PartStyle(language: state.language)
        return Element(
            .main, key: PageKey.main,
            [.value(.tabindex, "-1"), .value(.ariaBusy, screen.isBusy ? "true" : "false")] + inert(state),
            identity: "\(state.display.scene?.description ?? "") \(state.language)",
            .nodes(screen.elements.map { .part(ScreenPart(element: $0, isListItem: false, style: style)) }))
    }

    private static func link(_ state: PageState) -> Element {
        let anchors = state.link.map { link in
            [
                Element.text(
                    .a,
                    [
                        .href(link), .value(.target, "_blank"), .value(.rel, "noopener noreferrer"),
                    ], link.text)
            ]
        }
        return .parent(
            .div, key: PageKey.link, [.value(.class, "link"), .value(.role, "status")], anchors ?? [])
    }

    private static func dialog(_ state: PageState) -> [Element] {
        guard let dialog = state.display.screen.dialog else { return [] }
        let attributes: [Attribute] = [
            .value(.role, "alertdialog"), .value(.ariaLabelledBy, "dialog-title"),
            .value(.ariaDescribedBy, "dialog-message"), .flag(.open),
        ]
        let buttons = dialog.buttons.enumerated().map { index, button in
            let look = button.buttonRole == .destructive ? " destructive" : index == 0 ? " primary" : ""
            return Element.text(
                .button,
                [
                    .value(.type, "submit"), .value(.class, "button\(look)"),
                    .value(.name, FormName.answer), .value(.value, button.id),
                ], button.title)
        }
        return [
            .parent(
                .dialog, key: PageKey.dialog, attributes.adding(.cancel, dialog.cancelButton?.id),
                [
                    .text(.h2, [.value(.id, "dialog-title")], dialog.title),
                    .text(.p, [.value(.id, "dialog-message")], dialog.message),
                    .parent(.div, [.value(.class, "answers")], buttons),
                ])
        ]
    }

    /// What is behind a dialog cannot be used or reached.
    private static func inert(_ state: PageState) -> [Attribute] {
        state.display.screen.dialog == nil ? [] : [.flag(.inert)]
    }
}
