import Scenery

/// An app as a host starts it: its name, and what a new session begins with.
public struct HostedApp: Sendable {
    /// What one session has: its scenes by name, and where it starts.
    @MainActor public struct Start {
        public let scenes: SceneList
        public let navigator: SceneNavigator

        public init(scenes: SceneList, navigator: SceneNavigator) {
            self.scenes = scenes
            self.navigator = navigator
        }

        /// Starts with a menu of the scenes that can be opened by name.
        public init(title: String, menuOf scenes: SceneList) {
            let menu = SceneMenu(title: title, scenes: scenes)
            let entry = SceneList.Entry(unlisted: menu.place.route.name) { SceneMenu(title: title, scenes: scenes) }
            self.init(scenes: SceneList(scenes.entries + [entry]), navigator: SceneNavigator(root: menu))
        }
    }

    public let name: String
    /// Makes a session's scenes; called on the main actor once for each session, so that sessions
    /// share only what `start` captures.
    public let start: @MainActor @Sendable (HostContext) -> Start

    public init(_ name: String, start: @escaping @MainActor @Sendable (HostContext) -> Start) {
        self.name = name
        self.start = start
    }

    /// The same app, starting with the scene of this name.
    ///
    /// - Throws: `SceneListError` when the app has no such scene, or it needs a parameter.
    @MainActor public func opening(_ scene: String, in context: HostContext = HostContext()) throws -> HostedApp {
        _ = try start(context).scenes.build(SceneRoute(scene))
        return HostedApp(name) { context in
            let start = self.start(context)
            // Built a moment ago with the same list; should a list differ by context, the app starts as usual.
            if let view = try? start.scenes.build(SceneRoute(scene)) { start.navigator.replaceRoot(with: view) }
            return start
        }
    }
}
