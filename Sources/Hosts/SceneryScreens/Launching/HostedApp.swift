import Foundation
import Scenery

/// An app as a host starts it: its name, and what a new session begins with.
public struct HostedApp: Sendable {
    /// What one session has: its scenes, and where it starts.
    @MainActor public struct Start {
        public let scenes: SceneRegistry
        public let navigator: SceneNavigator
        /// What a session opens once it follows the navigator; `nil` leaves the navigator as it is.
        public var link: DeepLink?
        /// Of the person, the preferred first; for what a session shows by itself.
        var languages: [String] = []

        public init(scenes: SceneRegistry, navigator: SceneNavigator, link: DeepLink? = nil) {
            self.scenes = scenes
            self.navigator = navigator
            self.link = link
        }

        /// Starts with a menu of the scenes that can be opened by name.
        public init(title: String, menuOf scenes: SceneRegistry) {
            let menu = SceneMenu(title: title, scenes: scenes)
            let entry = SceneRegistry.Entry(unlisted: menu.context.name) {
                SceneMenu(title: title, scenes: scenes)
            }
            self.init(scenes: scenes.adding(entry), navigator: SceneNavigator(root: menu))
        }

        /// Opens `link`, if there is one, step by step; a host calls it once it shows the navigator.
        ///
        /// An error that keeps the link from being opened completely is shown on the scene in front, unless
        /// the person interrupted it.
        ///
        /// - Returns: A task that ends with the last step; cancel it when the host is done.
        @discardableResult
        public func openLink() -> Task<Void, Never>? {
            link.map(open)
        }

        /// Opens the scenes of a URL that the system passed on, in place of what is open, step by step.
        ///
        /// A URL that leads nowhere in the app, or not to its end, is shown as an error on the scene in front.
        ///
        /// - Returns: A task that ends with the last step; `nil` where the URL leads nowhere.
        @discardableResult
        public func open(_ url: URL) -> Task<Void, Never>? {
            do throws(RouteError) { return open(try scenes.link(from: url)) } catch {
                show(error)
                return nil
            }
        }

        private func open(_ link: DeepLink) -> Task<Void, Never> {
            Task {
                do { try await navigator.open(link, from: scenes) } catch is CancellationError {
                    // The host is done; nobody is left to show an error to.
                } catch RouteError.interrupted {
                    // The person went elsewhere, which is not an error.
                } catch { show(error) }
            }
        }

        private func show(_ error: any Error) {
            let front = navigator.visibleView as? any ErrorDisplaying
            front?.show(error: ErrorViewModel(describing: error))
        }
    }

    public let name: String
    /// Makes a session's scenes; called on the main actor once for each session, so that sessions
    /// share only what `start` captures.
    public let start: @MainActor @Sendable (HostContext) -> Start

    public init(_ name: String, start: @escaping @MainActor @Sendable (HostContext) -> Start) {
        self.name = name
        self.start = { context in
            var started = start(context)
            started.languages = context.languages
            return started
        }
    }

    /// The same app, starting with the scene of this name.
    ///
    /// - Throws: `RouteError` when the app has no such scene, or it needs parameters.
    @MainActor public func opening(_ scene: String, in context: HostContext = HostContext())
        throws(RouteError)
        -> HostedApp
    {
        let route = try start(context).scenes.build(named: scene).context.route
        return opening(DeepLink(route))
    }

    /// The same app, starting with the scenes of a URL.
    ///
    /// - Parameter url: A URL or a path, as `SceneRegistry.link(from:)` reads it.
    /// - Throws: `RouteError` when it leads nowhere in the app.
    @MainActor public func opening(url: String, in context: HostContext = HostContext()) throws(RouteError)
        -> HostedApp
    {
        opening(try start(context).scenes.link(from: url))
    }

    private func opening(_ link: DeepLink) -> HostedApp {
        HostedApp(name) { context in
            var start = self.start(context)
            // The first scene is there from the start, so that nothing is shown that the link closes.
            // Should the registry differ by context, the app starts as usual.
            if let root = link.rootAlone, let view = try? start.scenes.build(root.route) {
                start.navigator.replaceRoot(with: view)
            } else {
                start.link = link
            }
            return start
        }
    }
}

extension DeepLink {
    /// The route of a link that opens no more than one scene.
    fileprivate var rootAlone: AnySceneRoute? {
        layers.count == 1 && tabs.isEmpty && scenes.count == 1 ? visible : nil
    }
}
