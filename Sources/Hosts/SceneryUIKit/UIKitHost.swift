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
            // First, since UIKit presents sheets only in a window that is on the screen.
            window.makeKeyAndVisible()
            reconcile(animated: false)
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
            showFrontDialog()
        }

        private func add(_ layer: NavigationState.Layer, animated: Bool) {
            let controller = LayerController(layer) { [weak self] in
                self?.controller(for: $0) ?? UIViewController()
            }
            controller.mayLeave = { [weak self] in self?.navigator.isDialogOpen != true }
            controller.onReturn = { [weak self] in self?.personDidReturn(to: $0) }
            controller.onSelectTab = { [weak self] in self?.navigator.selectTab($0) }
            if let below = layers.last {
                controller.onDismiss = { [weak self, weak below, weak controller] in
                    guard let below, let controller else { return }
                    self?.personDidDismiss(controller, over: below)
                }
                controller.present(over: below, animated: animated)
            } else {
                window.rootViewController = controller.root
            }
            layers.append(controller)
        }

        /// One call for all: UIKit dismisses what a controller presents with everything above it.
        private func dismissLayers(above count: Int, animated: Bool) {
            guard layers.count > count else { return }
            let lowest = layers[count].root
            layers.removeSubrange(count...)
            let presenting = count > 0 ? lowest.presentingViewController : lowest
            guard let presenting, presenting.presentedViewController != nil else { return }
            presenting.dismiss(animated: animated) { [weak self] in self?.showFrontDialog() }
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

    // MARK: - What a person did by UIKit's own means

    extension UIKitHost {
        /// A dialog has to be answered first: UIKit is brought back to where the navigator is.
        private func personDidReturn(to scene: SceneID) {
            guard !navigator.isDialogOpen else { return reconcile(animated: false) }
            navigator.hostDidReturn(to: scene)
        }

        private func personDidDismiss(_ sheet: LayerController, over below: LayerController) {
            guard !navigator.isDialogOpen else { return sheet.present(over: below, animated: false) }
            guard let scene = below.front.last else { return }
            navigator.hostDidReturn(to: scene)
        }

        /// The dialog of the scene in front may have waited until nothing was presented over the scene.
        private func showFrontDialog() {
            let front = navigator.state.visible.flatMap { controllers[$0] }
            (front as? ScreenViewController)?.showDialog()
        }
    }
#endif
