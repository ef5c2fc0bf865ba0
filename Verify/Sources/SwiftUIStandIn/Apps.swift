// How an app starts and gets its windows, as much of it as the app of a project for Xcode needs.

/// <https://developer.apple.com/documentation/swiftui/scene>
@MainActor public protocol Scene {}

/// <https://developer.apple.com/documentation/swiftui/app>
@MainActor public protocol App {
    /// <https://developer.apple.com/documentation/swiftui/app/body-swift.associatedtype>
    associatedtype Body: Scene
    /// <https://developer.apple.com/documentation/swiftui/app/body-swift.property>
    @SceneBuilder var body: Body { get }
    /// <https://developer.apple.com/documentation/swiftui/app/init()>
    init()
}

/// <https://developer.apple.com/documentation/swiftui/app>
extension App {
    /// <https://developer.apple.com/documentation/swiftui/app/main()>
    public static func main() {}
}

/// <https://developer.apple.com/documentation/swiftui/scenebuilder>
@resultBuilder public enum SceneBuilder {
    /// <https://developer.apple.com/documentation/swiftui/scenebuilder/buildblock(_:)>
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// <https://developer.apple.com/documentation/swiftui/windowgroup>
public struct WindowGroup<Content: View>: Scene {
    /// Not Apple's: what a window shows.
    public let content: Content

    /// <https://developer.apple.com/documentation/swiftui/windowgroup/init(content:)>
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
