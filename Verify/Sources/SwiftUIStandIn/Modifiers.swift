import Foundation

/// <https://developer.apple.com/documentation/swiftui/view>
extension View {
    /// <https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)>
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
    /// <https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)>
    public func sheet(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View) -> some View {
        let sheet = isPresented.wrappedValue ? [render(content())] : []
        return ModifiedView("sheet", self, side: sheet) { isPresented.wrappedValue = false }
    }
    /// <https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)-8584l>
    public func alert(
        _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
        @ViewBuilder message: () -> some View
    ) -> some View {
        let parts = isPresented.wrappedValue ? [render(message()), render(actions())] : []
        return ModifiedView("alert", self, text: isPresented.wrappedValue ? String(title) : "", side: parts)
    }
    /// <https://developer.apple.com/documentation/swiftui/view/tabitem(_:)>
    public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
        ModifiedView("tabItem", self, side: [render(label())])
    }
    /// <https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)>
    public func tag(_ value: some Hashable) -> some View { ModifiedView("tag", self, text: "\(value)") }
    /// <https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)>
    public func overlay(@ViewBuilder content: () -> some View) -> some View {
        ModifiedView("overlay", self, side: [render(content())])
    }
    /// <https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)-avgj>
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
}

// MARK: - Actions

/// <https://developer.apple.com/documentation/swiftui/view>
extension View {
    /// <https://developer.apple.com/documentation/swiftui/view/onappear(perform:)>
    public func onAppear(perform action: @escaping @MainActor () -> Void) -> some View {
        ModifiedView("onAppear", self, action: action)
    }
    /// <https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)>
    public func onDisappear(perform action: @escaping @MainActor () -> Void) -> some View {
        ModifiedView("onDisappear", self, action: action)
    }
    /// <https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)>
    public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
        ModifiedView("onSubmit", self, action: action)
    }
    /// <https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg>
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
    ) -> some View {
        ViewGraph.observe(value, initial: initial, action)
        return ModifiedView("onChange", self)
    }
    /// <https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)>
    public func task(id: some Hashable, _ action: @escaping @MainActor () async -> Void) -> some View {
        ViewGraph.run(id, action)
        return ModifiedView("task", self, text: "\(id)")
    }
    /// <https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)>
    public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
        ModifiedView("onOpenURL", self) { if let url = $0 as? URL { action(url) } }
    }
    /// <https://developer.apple.com/documentation/swiftui/view/oncontinueuseractivity(_:perform:)>
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping @MainActor (NSUserActivity) -> Void
    ) -> some View {
        ModifiedView("onContinueUserActivity", self, text: activityType) {
            if let activity = $0 as? NSUserActivity { action(activity) }
        }
    }
}

/// <https://developer.apple.com/documentation/swiftui/modifiedview>
extension ModifiedView {
    fileprivate init(
        _ kind: String, _ view: some View, text: String = "", receiving: @escaping @MainActor (Any) -> Void
    ) {
        self.init(kind, view, text: text, receive: receiving)
    }
}

// MARK: - How a view looks

/// <https://developer.apple.com/documentation/swiftui/view>
extension View {
    /// <https://developer.apple.com/documentation/swiftui/view/disabled(_:)>
    public func disabled(_ isDisabled: Bool) -> some View {
        ModifiedView("disabled", self, text: "\(isDisabled)")
    }
    /// <https://developer.apple.com/documentation/swiftui/view/font(_:)>
    public func font(_ font: Font?) -> some View { ModifiedView("font", self, text: font?.name ?? "") }
    /// <https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)>
    public func foregroundStyle(_ style: some ShapeStyle) -> some View {
        ModifiedView("foregroundStyle", self, text: (style as? Color)?.name ?? "\(style)")
    }
    /// <https://developer.apple.com/documentation/swiftui/view/tint(_:)-93mfq>
    public func tint(_ tint: Color?) -> some View { ModifiedView("tint", self, text: tint?.name ?? "") }
    /// <https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)>
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
        ModifiedView("frame", self, text: height.map { "\($0)" } ?? "")
    }
    /// <https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)>
    public func frame(maxWidth: CGFloat?, maxHeight: CGFloat?) -> some View { ModifiedView("frame", self) }
    /// <https://developer.apple.com/documentation/swiftui/view/scaledtofit()>
    public func scaledToFit() -> some View { ModifiedView("scaledToFit", self) }
    /// <https://developer.apple.com/documentation/swiftui/view/listrowseparator(_:edges:)>
    public func listRowSeparator(_ visibility: Visibility) -> some View {
        ModifiedView("listRowSeparator", self, text: "\(visibility)")
    }
    /// <https://developer.apple.com/documentation/swiftui/view/environment(_:_:)>
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
        -> some View
    {
        ModifiedView("environment", self, text: "\(value)")
    }
    /// <https://developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:)>
    public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
        ModifiedView("preferredColorScheme", self, text: scheme.map { "\($0)" } ?? "")
    }
}

/// <https://developer.apple.com/documentation/swiftui/visibility>
public enum Visibility: Sendable {
    /// <https://developer.apple.com/documentation/swiftui/visibility/automatic>
    case automatic
    /// <https://developer.apple.com/documentation/swiftui/visibility/visible>
    case visible
    /// <https://developer.apple.com/documentation/swiftui/visibility/hidden>
    case hidden
}

/// <https://developer.apple.com/documentation/swiftui/font>
public struct Font: Hashable, Sendable {
    let name: String
    /// <https://developer.apple.com/documentation/swiftui/font/largetitle>
    public static let largeTitle = Font(name: "largeTitle")
    /// <https://developer.apple.com/documentation/swiftui/font/title2>
    public static let title2 = Font(name: "title2")
    /// <https://developer.apple.com/documentation/swiftui/font/title3>
    public static let title3 = Font(name: "title3")
    /// <https://developer.apple.com/documentation/swiftui/font/headline>
    public static let headline = Font(name: "headline")
    /// <https://developer.apple.com/documentation/swiftui/font/body>
    public static let body = Font(name: "body")
    /// <https://developer.apple.com/documentation/swiftui/font/caption>
    public static let caption = Font(name: "caption")
}

// MARK: - Accessibility

/// <https://developer.apple.com/documentation/swiftui/view>
extension View {
    /// <https://developer.apple.com/documentation/swiftui/view/accessibilityidentifier(_:)>
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        ModifiedView("accessibilityIdentifier", self, text: identifier)
    }
    /// <https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)-1d7jv>
    public func accessibilityLabel(_ label: Text) -> some View {
        ModifiedView("accessibilityLabel", self, text: label.node.text)
    }
    /// <https://developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:)-3r61b>
    public func accessibilityValue(_ valueDescription: Text) -> some View {
        ModifiedView("accessibilityValue", self, text: valueDescription.node.text)
    }
    /// <https://developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:)>
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        ModifiedView("accessibilityHidden", self, text: "\(hidden)")
    }
    /// <https://developer.apple.com/documentation/swiftui/view/accessibilityelement(children:)>
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        ModifiedView("accessibilityElement", self, text: children.name)
    }
    /// <https://developer.apple.com/documentation/swiftui/view/accessibilityaddtraits(_:)>
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        ModifiedView("accessibilityAddTraits", self, text: "\(traits.rawValue)")
    }
}

/// <https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior>
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    /// <https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior/ignore>
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// <https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior/contain>
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// <https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior/combine>
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// <https://developer.apple.com/documentation/swiftui/accessibilitytraits>
public struct AccessibilityTraits: OptionSet, Sendable {
    /// <https://developer.apple.com/documentation/swift/optionset>
    public let rawValue: Int
    /// <https://developer.apple.com/documentation/swift/rawrepresentable/init(rawvalue:)>
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// <https://developer.apple.com/documentation/swiftui/accessibilitytraits/isheader>
    public static let isHeader = AccessibilityTraits(rawValue: 1)
    /// <https://developer.apple.com/documentation/swiftui/accessibilitytraits/isselected>
    public static let isSelected = AccessibilityTraits(rawValue: 2)
    /// <https://developer.apple.com/documentation/swiftui/accessibilitytraits/isimage>
    public static let isImage = AccessibilityTraits(rawValue: 4)
}
