import Foundation

// How an app starts and gets its windows, as much of it as the app of a project for Xcode needs.

/// https://developer.apple.com/documentation/uikit/uiresponder
@MainActor open class UIResponder: NSObject {
    nonisolated public override init() {}
}

/// https://developer.apple.com/documentation/uikit/uiapplicationdelegate
@MainActor public protocol UIApplicationDelegate: AnyObject {}

extension UIApplicationDelegate {
    /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/main()
    public static func main() {}
}

/// https://developer.apple.com/documentation/uikit/uiscenesession
@MainActor public final class UISceneSession: NSObject {
    nonisolated public override init() {}
}

/// https://developer.apple.com/documentation/uikit/uiscene
@MainActor open class UIScene: NSObject {
    /// https://developer.apple.com/documentation/uikit/uiscene/connectionoptions
    @MainActor public final class ConnectionOptions: NSObject {
        nonisolated public override init() {}
    }

    nonisolated public override init() {}
}

/// https://developer.apple.com/documentation/uikit/uiwindowscene
@MainActor public final class UIWindowScene: UIScene {
    /// https://developer.apple.com/documentation/uikit/uiwindowscene/windows
    public var windows: [UIWindow] { known.compactMap(\.window) }
    private var known: [Known] = []

    private struct Known {
        weak var window: UIWindow?
    }

    func add(_ window: UIWindow) { known.append(Known(window: window)) }
}

/// https://developer.apple.com/documentation/uikit/uiscenedelegate
@MainActor public protocol UISceneDelegate: AnyObject {
    /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
}

/// https://developer.apple.com/documentation/uikit/uiwindowscenedelegate
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}
