#if canImport(UIKit)
    import Foundation
    import SceneryScreens
    import UIKit

    /// Shows an app's scenes in a UIKit window.
    ///
    /// The host keeps the window's controllers as the navigator's state says: a navigation controller
    /// for a stack, a tab bar controller for tabs, a presented controller for each sheet. When a person
    /// goes back by UIKit's own gesture or button, the navigator is notified and closes the scenes.
    /// A scene whose view is a `UIViewController` is shown as it is and forwards its lifecycle itself;
    /// any other is drawn from its screen by `ScreenViewController`.
    @MainActor public final class UIKitHost {
        /// The scenes shown.
        public let navigator: SceneNavigator
        /// Called when a scene opens a web page; hands it to the system by default.
        public var onOpen: (URL) -> Void = {
            UIApplication.shared.open($0, options: [:], completionHandler: nil)
        }

        private let window: UIWindow
        private var layers: [LayerController] = []
        private var controllers: [SceneID: UIViewController] = [:]
        private var token: NavigationToken?

        /// - Parameters:
        ///   - app: Started once, with the window's languages.
        ///   - window: Held as long as the host; it is made key and visible.
        public init(_ app: HostedApp, window: UIWindow) {
            self.window = window
            let start = app.start(HostContext(languages: Locale.preferredLanguages))
            navigator = start.navigator
            token = navigator.onEvent { [weak self] in self?.follow($0) }
            reconcile(animated: false)
            window.makeKeyAndVisible()
            start.openLink()
        }

        private func follow(_ event: SceneNavigator.Event) {
            switch event {
            case .changed: reconcile(animated: true)
            case .opened(let url): onOpen(url)
            case .refused: break
            }
        }

        /// Brings the window's controllers to what the navigator's state says.
        private func reconcile(animated: Bool) {
            let state = navigator.state
            let open = Set(state.scenes)
            controllers = controllers.filter { open.contains($0.key) }
            dismissLayers(above: state.layers.count, animated: animated)
            for (depth, layer) in state.layers.enumerated() {
                if depth < layers.count, layers[depth].canShow(layer) {
                    layers[depth].show(layer, animated: animated)
                } else {
                    dismissLayers(above: depth, animated: false)
                    add(layer, animated: animated && depth > 0)
                }
            }
        }

        private func add(_ layer: NavigationState.Layer, animated: Bool) {
            let controller = LayerController(layer) { [weak self] in
                self?.controller(for: $0) ?? UIViewController()
            }
            controller.onReturn = { [weak self] in self?.navigator.hostDidReturn(to: $0) }
            controller.onSelectTab = { [weak self] in self?.navigator.selectTab($0) }
            if let below = layers.last {
                controller.onDismiss = { [weak self, weak below] in
                    guard let scene = below?.front.last else { return }
                    self?.navigator.hostDidReturn(to: scene)
                }
                below.root.present(controller.root, animated: animated, completion: nil)
            } else {
                window.rootViewController = controller.root
            }
            layers.append(controller)
        }

        private func dismissLayers(above count: Int, animated: Bool) {
            while layers.count > count {
                let layer = layers.removeLast()
                if !layers.isEmpty { layer.root.dismiss(animated: animated, completion: nil) }
            }
        }

        private func controller(for scene: SceneID) -> UIViewController {
            if let controller = controllers[scene] { return controller }
            let controller: UIViewController =
                switch navigator[scene] {
                case let own as UIViewController: own
                case let view as any ScreenView: ScreenViewController(view)
                default: UIViewController()
                }
            controllers[scene] = controller
            return controller
        }
    }
#endif
