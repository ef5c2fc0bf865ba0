import Foundation

// How an app starts and gets its windows, as much of it as the app of a project for Xcode needs.

/// <https://developer.apple.com/documentation/uikit/uiresponder>
@MainActor open class UIResponder: NSObject {
    /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/init()>
    nonisolated public override init() {}
}

/// <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>
@MainActor public protocol UIApplicationDelegate: AnyObject {}

/// <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>
extension UIApplicationDelegate {
    /// <https://developer.apple.com/documentation/uikit/uiapplicationdelegate/main()>
    public static func main() {}
}

/// <https://developer.apple.com/documentation/uikit/uiscenesession>
@MainActor public final class UISceneSession: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uiscenesession/staterestorationactivity>
    public var stateRestorationActivity: NSUserActivity?
    /// Not Apple's: the system makes it.
    nonisolated public override init() {}
}

/// <https://developer.apple.com/documentation/uikit/uiopenurlcontext>
@MainActor public final class UIOpenURLContext: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uiopenurlcontext/url>
    public let url: URL
    /// Not Apple's: what the system makes.
    public init(url: URL) { self.url = url }
}

/// <https://developer.apple.com/documentation/uikit/uiscene>
@MainActor open class UIScene: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uiscene/connectionoptions>
    @MainActor public final class ConnectionOptions: NSObject {
        /// <https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/urlcontexts>
        public let urlContexts: Set<UIOpenURLContext>
        /// <https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/useractivities>
        public let userActivities: Set<NSUserActivity>
        /// Not Apple's: what the system makes.
        public init(urls: [URL] = [], userActivities: Set<NSUserActivity> = []) {
            urlContexts = Set(urls.map(UIOpenURLContext.init))
            self.userActivities = userActivities
        }
    }

    /// Not Apple's: the system makes it.
    nonisolated public override init() {}
}

/// <https://developer.apple.com/documentation/uikit/uiwindowscene>
@MainActor public final class UIWindowScene: UIScene {
    /// <https://developer.apple.com/documentation/uikit/uiwindowscene/windows>
    public var windows: [UIWindow] { known.compactMap(\.window) }
    private var known: [Known] = []

    private struct Known {
        weak var window: UIWindow?
    }

    func add(_ window: UIWindow) { known.append(Known(window: window)) }
}

/// Its methods are optional, which is what the defaults stand for.
/// <https://developer.apple.com/documentation/uikit/uiscenedelegate>
@MainActor public protocol UISceneDelegate: AnyObject {
    /// <https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)>
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    /// <https://developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:)>
    func sceneDidDisconnect(_ scene: UIScene)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// <https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:openurlcontexts:)>
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// <https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:continue:)>
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// <https://developer.apple.com/documentation/uikit/uiscenedelegate/staterestorationactivity(for:)>
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

/// <https://developer.apple.com/documentation/uikit/uiwindowscenedelegate>
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// <https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/window>
    var window: UIWindow? { get set }
}

/// <https://developer.apple.com/documentation/uikit/uiwindowscenedelegate>
extension UIWindowSceneDelegate {
    /// Not Apple's: the property is optional there, so a delegate need not have it.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
