import Foundation

/// <https://developer.apple.com/documentation/uikit/uitextfield>
@MainActor public final class UITextField: UIControl, UITextInputTraits {
    /// <https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum>
    public enum BorderStyle: Sendable { case none, roundedRect }
    /// <https://developer.apple.com/documentation/uikit/uitextfield/text>
    public var text: String? { didSet { caret = text?.count ?? 0 } }
    /// Not Apple's: the position in the text where typing goes on, which setting the text moves to its end.
    public var caret = 0
    /// <https://developer.apple.com/documentation/uikit/uitextfield/placeholder>
    public var placeholder: String?
    /// <https://developer.apple.com/documentation/uikit/uitextfield/borderstyle>
    public var borderStyle = BorderStyle.none
    /// <https://developer.apple.com/documentation/uikit/uitextinputtraits/issecuretextentry>
    public var isSecureTextEntry = false
    /// <https://developer.apple.com/documentation/uikit/uitextinputtraits/keyboardtype>
    public var keyboardType = UIKeyboardType.default
    /// <https://developer.apple.com/documentation/uikit/uitextinputtraits/textcontenttype>
    public var textContentType: UITextContentType!
    /// <https://developer.apple.com/documentation/uikit/uitextinputtraits/autocapitalizationtype>
    public var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// <https://developer.apple.com/documentation/uikit/uitextinputtraits/autocorrectiontype>
    public var autocorrectionType = UITextAutocorrectionType.default
    /// <https://developer.apple.com/documentation/uikit/uitextinputtraits/spellcheckingtype>
    public var spellCheckingType = UITextSpellCheckingType.default
    /// <https://developer.apple.com/documentation/uikit/uitextinputtraits/returnkeytype>
    public var returnKeyType = UIReturnKeyType.default
    /// <https://developer.apple.com/documentation/uikit/uitextfield/font>
    public var font: UIFont?
    /// <https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory>
    public var adjustsFontForContentSizeCategory = false
    /// <https://developer.apple.com/documentation/uikit/uitextfield/isediting>
    public private(set) var isEditing = false

    /// A view without a window has no focus, so it ends with leaving the views around it.
    /// <https://developer.apple.com/documentation/uikit/uiview/didmovetosuperview()>
    public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview == nil { isEditing = false }
    }

    /// <https://developer.apple.com/documentation/uikit/uiresponder/isfirstresponder>
    public var isFirstResponder: Bool { isEditing }

    /// <https://developer.apple.com/documentation/uikit/uiresponder/reloadinputviews()>
    public func reloadInputViews() {}

    /// Not Apple's: what a person's typing does.
    public func type(_ text: String) {
        isEditing = true
        self.text = text
        sendActions(for: .editingChanged)
    }

    /// Not Apple's: what the return key does.
    public func pressReturn() {
        sendActions(for: .editingDidEndOnExit)
        isEditing = false
    }
}

/// <https://developer.apple.com/documentation/uikit/uitextinputtraits>: the optional properties that
/// the hosts use.
@MainActor public protocol UITextInputTraits {
    /// <https://developer.apple.com/documentation/uikit/uitextinputtraits/issecuretextentry>
    var isSecureTextEntry: Bool { get set }
    /// <https://developer.apple.com/documentation/uikit/uitextinputtraits/keyboardtype>
    var keyboardType: UIKeyboardType { get set }
    /// <https://developer.apple.com/documentation/uikit/uitextinputtraits/textcontenttype>
    var textContentType: UITextContentType! { get set }
    /// <https://developer.apple.com/documentation/uikit/uitextinputtraits/autocapitalizationtype>
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// <https://developer.apple.com/documentation/uikit/uitextinputtraits/autocorrectiontype>
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// <https://developer.apple.com/documentation/uikit/uitextinputtraits/spellcheckingtype>
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// <https://developer.apple.com/documentation/uikit/uitextinputtraits/returnkeytype>
    var returnKeyType: UIReturnKeyType { get set }
}

/// <https://developer.apple.com/documentation/uikit/uikeyboardtype>
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    // swift-format-ignore: AlwaysUseLowerCamelCase
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
    /// <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>
    public let rawValue: String
    /// <https://developer.apple.com/documentation/swift/rawrepresentable/init(rawvalue:)>
    public init(rawValue: String) { self.rawValue = rawValue }
    /// <https://developer.apple.com/documentation/uikit/uitextcontenttype/emailaddress>
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// <https://developer.apple.com/documentation/uikit/uitextcontenttype/password>
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
