// How an app starts and gets its windows, as much of it as the app of a project for Xcode needs.

/// https://developer.apple.com/documentation/swiftui/scene
@MainActor public protocol Scene {}

/// https://developer.apple.com/documentation/swiftui/app
@MainActor public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    /// https://developer.apple.com/documentation/swiftui/app/main()
    public static func main() {}
}

/// https://developer.apple.com/documentation/swiftui/scenebuilder
@resultBuilder public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// https://developer.apple.com/documentation/swiftui/windowgroup
public struct WindowGroup<Content: View>: Scene {
    public let content: Content

    /// https://developer.apple.com/documentation/swiftui/windowgroup/init(content:)
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
