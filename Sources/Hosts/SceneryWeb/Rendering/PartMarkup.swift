import SceneryScreens

/// The HTML of one element of a screen, without its key. One function a kind.
struct PartMarkup {
    let element: ScreenElement
    let style: PartStyle

    var markup: Element {
        switch element.content {
        case .heading(let heading): .text(heading.level > 2 ? .h3 : .h2, heading.text)
        case .text(let text): self.text(text)
        case .button(let button): self.button(button)
        case .field(let field): self.field(field)
        case .toggle(let toggle): self.toggle(toggle)
        case .picker(let picker): self.picker(picker)
        case .image(let image): self.image(image)
        case .map(let map): MapMarkup(map: map, id: element.id, isEnabled: element.isEnabled).markup
        case .progress(let progress): self.progress(progress)
        case .divider: Element(.hr)
        case .list(let list): self.list(list)
        case .row(let row): self.row(row)
        case .group(let group): self.group(group)
        }
    }

    private func text(_ text: ScreenText) -> Element {
        let classes = ["text", text.style.rawValue, text.color?.rawValue].compactMap { $0 }
        return .text(.p, [.value(.class, classes.joined(separator: " "))], text.text)
    }

    private func button(_ button: ScreenButton) -> Element {
        .text(
            .button,
            [
                .value(.type, "submit"), .value(.class, "button \(button.role.rawValue)"),
                .value(.name, FormName.activate), .value(.value, element.id),
            ].adding(.disabled, if: !element.isEnabled), button.title)
    }

    private func row(_ row: ScreenRow) -> Element {
        let texts = [
            Element.text(.span, [.value(.class, "title")], row.title),
            Element.text(.span, [.value(.class, "detail")], row.detail),
        ]
        let current = row.isSelected ? "true" : nil
        guard row.isSelectable else {
            return .parent(.div, [.value(.class, "row")].adding(.ariaCurrent, current), texts)
        }
        let attributes: [Attribute] = [
            .value(.class, "row"), .value(.type, "submit"), .value(.name, FormName.activate),
            .value(.value, element.id),
        ]
        return .parent(
            .button,
            attributes.adding(.ariaCurrent, current).adding(.disabled, if: !element.isEnabled),
            texts)
    }

    private func list(_ list: ScreenList) -> Element {
        let label = list.label
        let items = list.rows.map { Node.part(ScreenPart(element: $0, isListItem: true, style: style)) }
        let attributes: [Attribute] = label.isEmpty ? [] : [.value(.ariaLabel, label)]
        let list = Element(.ul, attributes, .nodes(items))
        let heading = label.isEmpty ? [] : [Element.text(.h2, [.value(.class, "label")], label)]
        return .parent(.div, [.value(.class, "list")], heading + [list])
    }

    private func group(_ group: ScreenGroup) -> Element {
        let inside = group.elements.map {
            Node.part(ScreenPart(element: $0, isListItem: false, style: style))
        }
        var attributes: [Attribute] = [.value(.class, "group \(group.axis.rawValue)")]
        if !group.label.isEmpty { attributes += [.value(.role, "group"), .value(.ariaLabel, group.label)] }
        return Element(.div, attributes, .nodes(inside))
    }

    private func image(_ image: ScreenImage) -> Element {
        guard let source = ImageSource(image.source) else {
            return .parent(.figure, [], [.text(.span, [.value(.class, "caption")], image.description)])
        }
        let attributes: [Attribute] = [
            .source(source), .value(.alt, image.description), .value(.loading, "lazy"),
        ]
        return .parent(.figure, [], [Element(.img, attributes)])
    }

    private func progress(_ progress: ScreenProgress) -> Element {
        let value = progress.drawnFraction.map { String($0) }
        return .parent(
            .div, [.value(.class, "progress")],
            [
                .parent(
                    .label, [],
                    [
                        .text(.span, progress.title),
                        Element(.progress, [.value(.max, "1")].adding(.value, value)),
                    ])
            ])
    }
}
