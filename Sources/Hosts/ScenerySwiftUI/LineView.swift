#if canImport(SwiftUI)
    import SceneryScreens
    import SwiftUI

    /// One line of a screen. It is drawn again only when the line has changed.
    struct LineView: View, Equatable {
        let line: ScreenLine
        let model: StageModel

        nonisolated static func == (one: LineView, other: LineView) -> Bool {
            one.line == other.line && one.model === other.model
        }

        var body: some View {
            // Always one view, so that the list knows how many rows there are without making them.
            VStack(alignment: .leading) { content }
                .separated(line.isRow)
        }

        @ViewBuilder private var content: some View {
            switch (line.content, line.id) {
            case (.header(let title), _):
                Text(title).font(.headline).accessibilityAddTraits(.isHeader)
            case (.row(let row), .element(let id)):
                RowView(row: row) { model.send(ScreenInput(id)) }
                    .disabled(!line.isEnabled)
                    .accessibilityIdentifier(id)
            case (.element(let element), _): ElementView(element: element, model: model)
            case (.row, .header): EmptyView()
            }
        }
    }

    /// A title with its detail, and a checkmark where it is chosen.
    struct RowView: View {
        let row: ScreenRow
        let choose: @MainActor () -> Void

        @ViewBuilder var body: some View {
            if row.isSelectable {
                // In the color of text; a button has the app's.
                described(Button(action: choose) { line }.tint(Color.primary))
            } else {
                described(line.accessibilityElement(children: .combine))
            }
        }

        private var line: some View {
            HStack {
                Text(row.title)
                Spacer()
                Text(row.detail).foregroundStyle(.secondary)
                if row.isSelected { Image(systemName: "checkmark").accessibilityHidden(true) }
            }
        }

        /// Title and detail are one element for VoiceOver.
        private func described(_ content: some View) -> some View {
            content
                .accessibilityLabel(Text(row.title))
                .accessibilityValue(Text(row.detail))
                .accessibilityAddTraits(row.isSelected ? .isSelected : [])
        }
    }

    extension ScreenLine {
        fileprivate var isRow: Bool {
            if case .row = content { true } else { false }
        }
    }

    extension View {
        /// Lines between rows only; a television draws none.
        fileprivate func separated(_ isRow: Bool) -> some View {
            #if os(tvOS)
                self
            #else
                listRowSeparator(isRow ? .automatic : .hidden)
            #endif
        }
    }
#endif
