import Foundation

extension Node {
    /// Where a value of a navigation path leads; kept by `navigationDestination`.
    var destination: (@MainActor (Any) -> Node?)? {
        get { destinations?.lead }
        set { destinations = newValue.map { Destinations(lead: $0) } }
    }
}

@MainActor final class Destinations {
    let lead: @MainActor (Any) -> Node?
    init(lead: @escaping @MainActor (Any) -> Node?) { self.lead = lead }
}

extension View {
    public func navigationDestination<Value: Hashable>(
        for type: Value.Type, @ViewBuilder destination: @escaping @MainActor (Value) -> some View
    ) -> some View {
        NodeView(
            node: {
                var node = Node(kind: "navigationDestination", children: [render(self)])
                node.destination = { ($0 as? Value).map { render(destination($0)) } }
                return node
            }())
    }

    public func sheet(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View) -> some View {
        let sheet = isPresented.wrappedValue ? [render(content())] : []
        return ModifiedView("sheet", self, side: sheet) { isPresented.wrappedValue = false }
    }

    public func alert(
        _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
        @ViewBuilder message: () -> some View
    ) -> some View {
        let parts = isPresented.wrappedValue ? [render(message()), render(actions())] : []
        return ModifiedView("alert", self, text: isPresented.wrappedValue ? String(title) : "", side: parts)
    }

    public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
        ModifiedView("tabItem", self, side: [render(label())])
    }

    public func tag(_ value: some Hashable) -> some View { ModifiedView("tag", self, text: "\(value)") }
    public func overlay(@ViewBuilder content: () -> some View) -> some View {
        ModifiedView("overlay", self, side: [render(content())])
    }
    public func navigationTitle(_ title: some StringProtocol) -> some View {
        ModifiedView("navigationTitle", self, text: String(title))
    }
    /// <https://developer.apple.com/documentation/swiftui/view/navigationbarbackbuttonhidden(_:)>
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        ModifiedView("navigationBarBackButtonHidden", self, text: "\(hidesBackButton)")
    }
    /// <https://developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:)>
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        ModifiedView("interactiveDismissDisabled", self, text: "\(isDisabled)")
    }
    public func onAppear(perform action: @escaping @MainActor () -> Void) -> some View {
        ModifiedView("onAppear", self, action: action)
    }
    public func onDisappear(perform action: @escaping @MainActor () -> Void) -> some View {
        ModifiedView("onDisappear", self, action: action)
    }
    public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
        ModifiedView("onSubmit", self, action: action)
    }
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
    ) -> some View {
        ModifiedView("onChange", self) { action(value, value) }
    }
    public func disabled(_ isDisabled: Bool) -> some View {
        ModifiedView("disabled", self, text: "\(isDisabled)")
    }
    public func font(_ font: Font) -> some View { ModifiedView("font", self) }
    public func environment<Value>(_ key: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
        -> some View
    {
        ModifiedView("environment", self, text: "\(value)")
    }
    public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
        ModifiedView("preferredColorScheme", self, text: scheme.map { "\($0)" } ?? "")
    }
    public func accessibilityIdentifier(_ id: String) -> some View {
        ModifiedView("accessibilityIdentifier", self, text: id)
    }
    public func accessibilityLabel(_ label: Text) -> some View {
        ModifiedView("accessibilityLabel", self, text: label.node.text)
    }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        ModifiedView("accessibilityAddTraits", self)
    }
}

struct NodeView: Primitive {
    let node: Node
}

public enum Font: Sendable { case title2, title3, body, caption }
public enum ColorScheme: Sendable { case light, dark }
public enum LayoutDirection: Sendable { case leftToRight, rightToLeft }

public struct EnvironmentValues: Sendable {
    public var layoutDirection = LayoutDirection.leftToRight
}

public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let isHeader = AccessibilityTraits(rawValue: 1)
    public static let isSelected = AccessibilityTraits(rawValue: 2)
}
