#if canImport(SwiftUI)
    import Foundation
    import SceneryScreens
    import SwiftUI

    /// One element of a screen.
    struct ElementView: View {
        let element: ScreenElement
        let send: @MainActor (ScreenInput) -> Void

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
            case .text(let text): Text(text.text).font(text.style == .caption ? .caption : .body)
            case .button(let button): Button(button.title) { send(ScreenInput(element.id)) }
            case .field(let field): FieldView(field: field, id: element.id, send: send)
            case .toggle(let toggle): Toggle(toggle.title, isOn: toggled(toggle.isOn))
            case .picker(let picker):
                choice(picker.title, picker.options.map { ($0.id, $0.title) }, picker.selected)
            case .map(let map): choice(map.label, map.pins.map { ($0.id, $0.title) }, map.selected)
            case .image(let image):
                AsyncImage(url: URL(string: image.source)).accessibilityLabel(Text(image.description))
            case .progress(let progress): ProgressView(progress.title, value: progress.drawnFraction)
            case .divider: Divider()
            case .list(let list): children(list.rows, list.label)
            case .row(let row): RowView(row: row) { send(ScreenInput(element.id)) }
            case .group(let group): children(group.elements, group.label)
            }
        }

        private func toggled(_ isOn: Bool) -> Binding<Bool> {
            Binding {
                isOn
            } set: {
                send(ScreenInput(element.id, .set($0)))
            }
        }

        private func choice(_ title: String, _ options: [(id: String, title: String)], _ selected: String?)
            -> some View
        {
            let selection = Binding<String?> {
                selected
            } set: {
                if let id = $0 { send(ScreenInput(element.id, .choose(id))) }
            }
            return Picker(title, selection: selection) {
                ForEach(options, id: \.id) { Text($0.title).tag(Optional($0.id)) }
            }
        }

        /// Erased, since an element's type would otherwise contain itself.
        private func children(_ elements: [ScreenElement], _ label: String) -> AnyView {
            AnyView(
                Section {
                    ForEach(elements) { ElementView(element: $0, send: send) }
                } header: {
                    Text(label)
                })
        }
    }

    struct RowView: View {
        let row: ScreenRow
        let choose: @MainActor () -> Void

        @ViewBuilder var body: some View {
            if row.isSelectable { Button(action: choose) { line } } else { line }
        }

        private var line: some View {
            HStack {
                Text(row.title)
                Spacer()
                Text(row.detail)
            }
            .accessibilityAddTraits(row.isSelected ? .isSelected : [])
        }
    }
#endif
