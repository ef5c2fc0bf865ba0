import Foundation

/// <https://developer.apple.com/documentation/uikit/uitextfield>
@MainActor public final class UITextField: UIControl, UITextInputTraits {
    /// <https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum>
    public enum BorderStyle: Sendable { case none, roundedRect }
    public var text: String?
    public var placeholder: String?
    public var borderStyle = BorderStyle.none
    public var isSecureTextEntry = false
    public var keyboardType = UIKeyboardType.default
    public var textContentType: UITextContentType!
    public var autocapitalizationType = UITextAutocapitalizationType.sentences
    public var autocorrectionType = UITextAutocorrectionType.default
    public var spellCheckingType = UITextSpellCheckingType.default
    public var returnKeyType = UIReturnKeyType.default
    public var font: UIFont?
    public var adjustsFontForContentSizeCategory = false
    public private(set) var isEditing = false

    /// <https://developer.apple.com/documentation/uikit/uiresponder/reloadinputviews()>
    public func reloadInputViews() {}

    /// What a person's typing does.
    public func type(_ text: String) {
        isEditing = true
        self.text = text
        sendActions(for: .editingChanged)
    }

    /// What the return key does.
    public func pressReturn() {
        sendActions(for: .editingDidEndOnExit)
        isEditing = false
    }
}

/// <https://developer.apple.com/documentation/uikit/uitextinputtraits>: the optional properties that
/// the hosts use.
@MainActor public protocol UITextInputTraits {
    var isSecureTextEntry: Bool { get set }
    var keyboardType: UIKeyboardType { get set }
    var textContentType: UITextContentType! { get set }
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var returnKeyType: UIReturnKeyType { get set }
}

/// <https://developer.apple.com/documentation/uikit/uikeyboardtype>
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    case URL = 3
    case numberPad = 4
    case phonePad = 5
    case namePhonePad = 6
    case emailAddress = 7
    case decimalPad = 8
    case twitter = 9
    case webSearch = 10
    case asciiCapableNumberPad = 11
}

/// <https://developer.apple.com/documentation/uikit/uitextcontenttype>
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let password = UITextContentType(rawValue: "password")
}

/// <https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype>
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// <https://developer.apple.com/documentation/uikit/uitextautocorrectiontype>
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// <https://developer.apple.com/documentation/uikit/uitextspellcheckingtype>
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// <https://developer.apple.com/documentation/uikit/uireturnkeytype>
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
