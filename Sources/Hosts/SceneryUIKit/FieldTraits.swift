#if canImport(UIKit)
    import SceneryScreens
    import UIKit

    extension UITextField {
        /// Prepares the field for what a person types into it. A password is never readable, completed
        /// or learned by the keyboard.
        func prepare(for kind: ScreenField.Kind) {
            isSecureTextEntry = kind == .password
            keyboardType = kind.keyboard
            textContentType = kind.contentType
            autocapitalizationType = kind == .text ? .sentences : .none
            autocorrectionType = kind.isProse ? .default : .no
            spellCheckingType = kind.isProse ? .default : .no
            returnKeyType = kind == .search ? .search : .default
            font = .preferredFont(forTextStyle: .body)
            adjustsFontForContentSizeCategory = true
            if isEditing { reloadInputViews() }
        }
    }

    extension ScreenField.Kind {
        /// Only keyboards with a return key, which is how a person submits a field.
        fileprivate var keyboard: UIKeyboardType {
            switch self {
            case .text, .password, .search: .default
            case .number: .numbersAndPunctuation
            case .email: .emailAddress
            }
        }

        fileprivate var contentType: UITextContentType? {
            switch self {
            case .email: .emailAddress
            case .password: .password
            case .text, .number, .search: nil
            }
        }

        fileprivate var isProse: Bool { self == .text || self == .search }
    }
#endif
