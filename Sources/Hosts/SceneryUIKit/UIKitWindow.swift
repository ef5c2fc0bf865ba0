#if canImport(UIKit)
    import Foundation
    import SceneryScreens
    import UIKit

    /// One window of an app, with scenes of its own: what a scene delegate keeps while its window is connected.
    ///
    /// The delegate passes on what UIKit calls it with. A window opens again with the scenes that it had, and the URLs
    /// that the app is opened with (its own scheme or universal links) open the scenes of their routes.
    ///
    ///     func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    ///         guard let scene = scene as? UIWindowScene else { return }
    ///         window = UIKitWindow(app, scene: scene, session: session, options: options)
    ///     }
    @MainActor public final class UIKitWindow {
        public let host: UIKitHost

        /// Shows a link that the app was opened with, or else what the window showed before, or else the app's first scene.
        ///
        /// - Parameters:
        ///   - app: Started for this window alone.
        ///   - scene: Gets a window, which is made key and visible.
        public init(
            _ app: HostedApp, scene: UIWindowScene, session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) {
            let link =
                options.urlContexts.first?.url ?? options.userActivities.lazy.compactMap(\.openedURL).first
            let saved =
                options.userActivities.lazy.compactMap(\.session).first
                ?? session.stateRestorationActivity?.session
            host = UIKitHost(
                app, window: UIWindow(windowScene: scene), restoring: link == nil ? saved : nil)
            if let link { host.open(link) }
        }

        /// For `scene(_:openURLContexts:)`.
        public func open(_ contexts: Set<UIOpenURLContext>) {
            if let url = contexts.first?.url { host.open(url) }
        }

        /// For `scene(_:continue:)`: opens the web address of a universal link.
        ///
        /// - Returns: Whether the activity is one.
        @discardableResult
        public func open(_ activity: NSUserActivity) -> Bool {
            guard let url = activity.openedURL else { return false }
            host.open(url)
            return true
        }

        /// For `stateRestorationActivity(for:)`: the open scenes, what their logic saves, and what was typed into
        /// their fields and not submitted, without passwords. Its type is the app's identifier with `.session` after
        /// it, which Info.plist lists under `NSUserActivityTypes`.
        public var restorationActivity: NSUserActivity { NSUserActivity(host.navigator.snapshot()) }
    }

    extension NSUserActivity {
        /// The type of activities with a saved session.
        static let sessionType = (Bundle.main.bundleIdentifier ?? "scenery") + ".session"
        private static let sessionKey = "session"

        fileprivate convenience init(_ snapshot: SessionSnapshot) {
            self.init(activityType: Self.sessionType)
            // Without the data the window starts with the app's first scene.
            if let data = try? JSONEncoder().encode(snapshot) {
                addUserInfoEntries(from: [Self.sessionKey: data])
            }
        }

        /// The saved session of this activity; `nil` where it has none that this version of the app can read.
        fileprivate var session: SessionSnapshot? {
            guard activityType == Self.sessionType, let data = userInfo?[Self.sessionKey] as? Data else {
                return nil
            }
            return try? JSONDecoder().decode(SessionSnapshot.self, from: data)
        }

        fileprivate var openedURL: URL? {
            activityType == NSUserActivityTypeBrowsingWeb ? webpageURL : nil
        }
    }
#endif
