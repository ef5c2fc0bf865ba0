import Foundation

/// <https://developer.apple.com/documentation/swiftui/environment>
@MainActor @propertyWrapper public struct Environment<Value>: KeptState {
    private final class Box {
        weak var graph: ViewGraph?
    }
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private let box = Box()
    /// <https://developer.apple.com/documentation/swiftui/environment/init(_:)>
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
    /// <https://developer.apple.com/documentation/swiftui/environment/wrappedvalue>
    public var wrappedValue: Value { (box.graph?.environment ?? EnvironmentValues())[keyPath: keyPath] }
    func link(_ kept: AnyObject?, in graph: ViewGraph) -> AnyObject {
        box.graph = graph
        return box
    }
}

/// <https://developer.apple.com/documentation/swiftui/environmentvalues>
@MainActor public struct EnvironmentValues {
    /// <https://developer.apple.com/documentation/swiftui/environmentvalues/layoutdirection>
    public var layoutDirection = LayoutDirection.leftToRight
    /// <https://developer.apple.com/documentation/swiftui/environmentvalues/colorscheme>
    public var colorScheme = ColorScheme.light
    /// <https://developer.apple.com/documentation/swiftui/environmentvalues/scenephase>
    public var scenePhase = ScenePhase.active
    /// <https://developer.apple.com/documentation/swiftui/environmentvalues/openurl>
    public var openURL = OpenURLAction { _ in }
    /// Not Apple's: what a test draws with.
    public init() {}
}

/// <https://developer.apple.com/documentation/swiftui/openurlaction>
@MainActor public struct OpenURLAction {
    private let open: (URL) -> Void
    /// Not Apple's: what a test sees of it.
    public init(_ open: @escaping (URL) -> Void) { self.open = open }
    /// <https://developer.apple.com/documentation/swiftui/openurlaction/callasfunction(_:)>
    public func callAsFunction(_ url: URL) { open(url) }
}

/// <https://developer.apple.com/documentation/swiftui/scenephase>
public enum ScenePhase: Comparable, Sendable {
    /// <https://developer.apple.com/documentation/swiftui/scenephase/background>
    case background
    /// <https://developer.apple.com/documentation/swiftui/scenephase/inactive>
    case inactive
    /// <https://developer.apple.com/documentation/swiftui/scenephase/active>
    case active
}

/// <https://developer.apple.com/documentation/swiftui/colorscheme>
public enum ColorScheme: Sendable {
    /// <https://developer.apple.com/documentation/swiftui/colorscheme/light>
    case light
    /// <https://developer.apple.com/documentation/swiftui/colorscheme/dark>
    case dark
}

/// <https://developer.apple.com/documentation/swiftui/layoutdirection>
public enum LayoutDirection: Sendable {
    /// <https://developer.apple.com/documentation/swiftui/layoutdirection/lefttoright>
    case leftToRight
    /// <https://developer.apple.com/documentation/swiftui/layoutdirection/righttoleft>
    case rightToLeft
}
