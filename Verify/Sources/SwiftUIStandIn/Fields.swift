import Foundation
// SwiftUI, too, makes the names of UIKit's values known where it has modifiers that take them.
@_exported import UIKitStandIn

/// <https://developer.apple.com/documentation/swiftui/textfield/init(_:text:prompt:)>
public struct TextField: Primitive {
    /// Not Apple's: what a test sees.
    public let node: Node
    /// <https://developer.apple.com/documentation/swiftui/textfield/init(_:text:prompt:)>
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        node = Node(field: "TextField", title, text, prompt) { $0 }
    }
}

/// <https://developer.apple.com/documentation/swiftui/securefield>: draws no character of its text.
public struct SecureField: Primitive {
    /// Not Apple's: what a test sees.
    public let node: Node
    /// <https://developer.apple.com/documentation/swiftui/securefield/init(_:text:prompt:)>
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
        node = Node(field: "SecureField", title, text, prompt) { String(repeating: "•", count: $0.count) }
    }
}

/// <https://developer.apple.com/documentation/swiftui/node>
extension Node {
    fileprivate init(
        field kind: String, _ title: some StringProtocol, _ text: Binding<String>, _ prompt: Text?,
        draw: (String) -> String
    ) {
        self.init(kind: kind, text: draw(text.wrappedValue))
        children = [render(Text(title))] + (prompt.map { [render($0)] } ?? [])
        type = { text.wrappedValue = $0 }
        identity = ViewGraph.identity
    }
}

/// <https://developer.apple.com/documentation/swiftui/view>
extension View {
    /// <https://developer.apple.com/documentation/swiftui/view/keyboardtype(_:)>
    public func keyboardType(_ type: UIKeyboardType) -> some View {
        ModifiedView("keyboardType", self, text: "\(type)")
    }
    /// <https://developer.apple.com/documentation/swiftui/view/textcontenttype(_:)-ufdv>
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        ModifiedView("textContentType", self, text: textContentType?.rawValue ?? "")
    }
    /// <https://developer.apple.com/documentation/swiftui/view/textinputautocapitalization(_:)>
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        ModifiedView("textInputAutocapitalization", self, text: autocapitalization?.name ?? "")
    }
    /// <https://developer.apple.com/documentation/swiftui/view/autocorrectiondisabled(_:)>
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        ModifiedView("autocorrectionDisabled", self, text: "\(disable)")
    }
    /// <https://developer.apple.com/documentation/swiftui/view/submitlabel(_:)>
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        ModifiedView("submitLabel", self, text: submitLabel.name)
    }
}

/// <https://developer.apple.com/documentation/swiftui/textinputautocapitalization>
public struct TextInputAutocapitalization: Sendable {
    let name: String
    /// <https://developer.apple.com/documentation/swiftui/textinputautocapitalization/never>
    public static var never: TextInputAutocapitalization { Self(name: "never") }
    /// <https://developer.apple.com/documentation/swiftui/textinputautocapitalization/words>
    public static var words: TextInputAutocapitalization { Self(name: "words") }
    /// <https://developer.apple.com/documentation/swiftui/textinputautocapitalization/sentences>
    public static var sentences: TextInputAutocapitalization { Self(name: "sentences") }
    /// <https://developer.apple.com/documentation/swiftui/textinputautocapitalization/characters>
    public static var characters: TextInputAutocapitalization { Self(name: "characters") }
}

/// <https://developer.apple.com/documentation/swiftui/submitlabel>
public struct SubmitLabel: Sendable {
    let name: String
    /// <https://developer.apple.com/documentation/swiftui/submitlabel/search>
    public static var search: SubmitLabel { Self(name: "search") }
    /// <https://developer.apple.com/documentation/swiftui/submitlabel/return>
    public static var `return`: SubmitLabel { Self(name: "return") }
}
