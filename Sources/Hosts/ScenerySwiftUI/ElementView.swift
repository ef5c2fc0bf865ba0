#if canImport(SwiftUI)
    import SceneryScreens
    import SwiftUI

    /// One element of a screen that is not a line of its own.
    struct ElementView: View {
        let element: ScreenElement
        @Bindable var model: StageModel

        var body: some View {
            content
                .disabled(!element.isEnabled)
                .accessibilityIdentifier(element.id)
        }

        @ViewBuilder private var content: some View {
            switch element.content {
            case .heading(let heading):
                Text(heading.text).font(heading.level == 2 ? .title2 : .title3).accessibilityAddTraits(
                    .isHeader)
            case .text(let text): TextView(text: text)
            case .button(let button):
                Button(button.title, role: button.role.swiftUIRole) { model.send(ScreenInput(element.id)) }
                    .font(button.role == .primary ? .headline : .body)
            case .field(let field): FieldView(field: field, id: element.id, send: model.send)
            case .toggle(let toggle): Toggle(toggle.title, isOn: $model[isOn: element.id])
            case .picker(let picker): choice(picker.title, picker.options.map { ($0.id, $0.title) })
            case .map(let map): mapView(map)
            case .image(let image): PictureView(picture: image)
            case .progress(let progress): ProgressLine(progress: progress)
            case .divider: Divider()
            case .list(let list): children(list.rows, .vertical, list.label, isTitled: true)
            case .row(let row): RowView(row: row) { model.send(ScreenInput(element.id)) }
            case .group(let group): children(group.elements, group.axis, group.label, isTitled: false)
            }
        }

        private func choice(_ title: String, _ options: [(id: String, title: String)]) -> some View {
            Picker(title, selection: $model[chosen: element.id]) {
                ForEach(options, id: \.id) { Text($0.title).tag(Optional($0.id)) }
            }
        }

        /// A picker of the pins where there is no MapKit.
        private func mapView(_ map: ScreenMap) -> some View {
            #if canImport(MapKit)
                PinMap(map: map, selection: $model[chosen: element.id])
            #else
                choice(map.label, map.pins.map { ($0.id, $0.title) })
            #endif
        }

        /// Erased, since an element's type would otherwise contain itself.
        private func children(
            _ elements: [ScreenElement], _ axis: ScreenGroup.Axis, _ label: String, isTitled: Bool
        ) -> AnyView {
            let content = ForEach(elements) { ElementView(element: $0, model: model) }
            let title = isTitled && !label.isEmpty ? Text(label).font(.headline) : nil
            let stack =
                axis == .vertical
                ? AnyView(
                    VStack(alignment: .leading) {
                        title
                        content
                    }) : AnyView(HStack { content })
            guard !label.isEmpty else { return stack }
            return AnyView(stack.accessibilityElement(children: .contain).accessibilityLabel(Text(label)))
        }
    }

    /// A text in its style, and in its color as it is readable in light or dark.
    struct TextView: View {
        let text: ScreenText
        @Environment(\.colorScheme) private var colorScheme

        var body: some View {
            Text(text.text).font(text.style.font).foregroundStyle(color)
        }

        private var color: Color {
            guard let parts = text.color?.components(in: colorScheme == .dark ? .dark : .light) else {
                return .primary
            }
            return Color(red: parts.red, green: parts.green, blue: parts.blue)
        }
    }

    /// A bar with its title, or a wheel where it is not known how far the work is.
    struct ProgressLine: View {
        let progress: ScreenProgress

        @ViewBuilder var body: some View {
            if let fraction = progress.drawnFraction {
                ProgressView(progress.title, value: fraction)
            } else {
                ProgressView(progress.title)
            }
        }
    }

    extension ScreenText.Style {
        fileprivate var font: Font {
            switch self {
            case .body: .body
            case .caption: .caption
            case .emphasis: .headline
            case .large: .largeTitle
            }
        }
    }
#endif
