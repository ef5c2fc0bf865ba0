import Foundation

/// <https://developer.apple.com/documentation/swiftui/text>
public struct Text: Primitive {
    /// Not Apple's: what a test sees.
    public let node: Node
    /// <https://developer.apple.com/documentation/swiftui/text/init(_:)-9d1g4>
    public init(_ text: some StringProtocol) { node = Node(kind: "Text", text: String(text)) }
}

/// <https://developer.apple.com/documentation/swiftui/button>
public struct Button: Primitive {
    /// Not Apple's: what a test sees.
    public let node: Node
    /// <https://developer.apple.com/documentation/swiftui/button/init(_:action:)>
    public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
        node = Node(kind: "Button", text: String(title), action: action)
    }
    /// <https://developer.apple.com/documentation/swiftui/button/init(_:role:action:)>
    public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        var node = Node(kind: "Button", text: String(title), action: action)
        node.value = role?.name ?? ""
        self.node = node
    }
    /// <https://developer.apple.com/documentation/swiftui/button/init(action:label:)>
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> some View) {
        node = Node(kind: "Button", action: action, children: [render(label())])
    }
}

/// <https://developer.apple.com/documentation/swiftui/buttonrole>
public struct ButtonRole: Equatable, Sendable {
    let name: String
    /// <https://developer.apple.com/documentation/swiftui/buttonrole/destructive>
    public static let destructive = ButtonRole(name: "destructive")
    /// <https://developer.apple.com/documentation/swiftui/buttonrole/cancel>
    public static let cancel = ButtonRole(name: "cancel")
}

/// <https://developer.apple.com/documentation/swiftui/toggle>
public struct Toggle: Primitive {
    /// Not Apple's: what a test sees.
    public let node: Node
    /// <https://developer.apple.com/documentation/swiftui/toggle/init(_:ison:)>
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
        var node = Node(kind: "Toggle", text: String(title)) { isOn.wrappedValue.toggle() }
        node.value = "\(isOn.wrappedValue)"
        self.node = node
    }
}

/// <https://developer.apple.com/documentation/swiftui/picker>
public struct Picker: Primitive {
    /// Not Apple's: what a test sees.
    public let node: Node
    /// <https://developer.apple.com/documentation/swiftui/picker/init(_:selection:content:)>
    public init<Selection: Hashable>(
        _ title: some StringProtocol, selection: Binding<Selection>, @ViewBuilder content: () -> some View
    ) {
        var node = Node(kind: "Picker", text: String(title), children: [render(content())])
        node.value = "\(selection.wrappedValue)"
        node.select = { tag in if let tag = tag?.base as? Selection { selection.wrappedValue = tag } }
        self.node = node
    }
}

/// <https://developer.apple.com/documentation/swiftui/progressview>
public struct ProgressView: Primitive {
    /// Not Apple's: what a test sees.
    public let node: Node
    /// <https://developer.apple.com/documentation/swiftui/progressview/init()>
    public init() { node = Node(kind: "ProgressView") }
    /// <https://developer.apple.com/documentation/swiftui/progressview/init(_:)>
    public init(_ title: some StringProtocol) { node = Node(kind: "ProgressView", text: String(title)) }
    /// <https://developer.apple.com/documentation/swiftui/progressview/init(_:value:total:)>
    public init(_ title: some StringProtocol, value: Double?, total: Double = 1) {
        var node = Node(kind: "ProgressView", text: String(title))
        node.value = value.map { "\($0)" } ?? ""
        self.node = node
    }
}

/// <https://developer.apple.com/documentation/swiftui/image>
public struct Image: Primitive {
    /// Not Apple's: what a test sees.
    public let node: Node
    /// <https://developer.apple.com/documentation/swiftui/image/init(systemname:)>
    public init(systemName: String) { node = Node(kind: "Image", text: systemName) }
    /// <https://developer.apple.com/documentation/swiftui/image/init(uiimage:)>
    public init(uiImage: UIImage) {
        node = Node(kind: "Image", text: "\(uiImage.size.width)x\(uiImage.size.height)")
    }
    /// <https://developer.apple.com/documentation/swiftui/image/resizable(capinsets:resizingmode:)>
    public func resizable() -> Image { self }
}

/// <https://developer.apple.com/documentation/swiftui/color>
public struct Color: Primitive, ShapeStyle {
    let name: String
    /// <https://developer.apple.com/documentation/swiftui/color/primary>
    public static let primary = Color(name: "primary")
    /// <https://developer.apple.com/documentation/swiftui/color/clear>
    public static let clear = Color(name: "clear")
    init(name: String) { self.name = name }
    /// <https://developer.apple.com/documentation/swiftui/color/init(_:red:green:blue:opacity:)>
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        name = [red, green, blue].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: " ")
    }
    /// Not Apple's: what a test sees.
    public var node: Node { Node(kind: "Color", text: name) }
}

/// <https://developer.apple.com/documentation/swiftui/shapestyle>
public protocol ShapeStyle: Sendable {}

/// <https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle>
public struct HierarchicalShapeStyle: ShapeStyle {
    let name: String
}

/// <https://developer.apple.com/documentation/swiftui/shapestyle>
extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// <https://developer.apple.com/documentation/swiftui/shapestyle/secondary>
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "secondary") }
}

/// <https://developer.apple.com/documentation/swiftui/divider>
public struct Divider: Primitive {
    /// <https://developer.apple.com/documentation/swiftui/divider/init()>
    public init() {}
    /// Not Apple's: what a test sees.
    public var node: Node { Node(kind: "Divider") }
}

/// <https://developer.apple.com/documentation/swiftui/spacer>
public struct Spacer: Primitive {
    /// <https://developer.apple.com/documentation/swiftui/spacer/init(minlength:)>
    public init() {}
    /// Not Apple's: what a test sees.
    public var node: Node { Node(kind: "Spacer") }
}
