#if canImport(SwiftUI)
    import SceneryScreens
    import SwiftUI

    /// A line of text that a person types; kept apart so that it holds what is typed itself, until the
    /// app replaces it.
    struct FieldView: View {
        let field: ScreenField
        let id: String
        let send: @MainActor (ScreenInput) -> Void
        @State private var text = ""

        var body: some View {
            line
                .prepared(for: field.kind)
                .onSubmit { send(ScreenInput(id, .submit(text))) }
                .onChange(of: text) { _, typed in
                    if typed != field.text { send(ScreenInput(id, .edit(typed))) }
                }
                .onChange(of: field.revision, initial: true) { _, _ in text = field.text }
        }

        @ViewBuilder private var line: some View {
            let prompt = field.placeholder.isEmpty ? nil : Text(field.placeholder)
            if field.kind == .password {
                SecureField(field.label, text: $text, prompt: prompt)
            } else {
                TextField(field.label, text: $text, prompt: prompt)
            }
        }
    }

    #if os(macOS)
        private typealias ContentType = NSTextContentType
    #else
        private typealias ContentType = UITextContentType
    #endif

    extension View {
        fileprivate func prepared(for kind: ScreenField.Kind) -> some View {
            keyboard(for: kind)
                .textContentType(kind.contentType)
                .autocorrectionDisabled(!(kind == .text || kind == .search))
                .submitLabel(kind == .search ? .search : .return)
        }

        /// A Mac has no keyboard to choose.
        private func keyboard(for kind: ScreenField.Kind) -> some View {
            #if os(macOS)
                self
            #else
                keyboardType(kind.keyboard)
                    .textInputAutocapitalization(kind == .text ? .sentences : .never)
            #endif
        }
    }

    extension ScreenField.Kind {
        #if !os(macOS)
            /// Only keyboards with a return key, which is how a person submits a field.
            fileprivate var keyboard: UIKeyboardType {
                switch self {
                case .text, .password, .search: .default
                case .number: .numbersAndPunctuation
                case .email: .emailAddress
                }
            }
        #endif

        fileprivate var contentType: ContentType? {
            switch self {
            case .email: .emailAddress
            case .password: .password
            case .text, .number, .search: nil
            }
        }
    }
#endif
