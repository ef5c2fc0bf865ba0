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
    /// a `NativeScene` by its SwiftUI view, and any other is drawn from its screen by `ScreenViewController`.
    @MainActor public final class UIKitHost {
        /// The scenes shown.
        public let navigator: SceneNavigator
        /// Called when a scene opens a web page; hands it to the system by default.
        public var onOpen: (URL) -> Void = {
            UIApplication.shared.open($0, options: [:], completionHandler: nil)
        }

        /// What could not be opened again of a saved session, as messages for a log.
        public let restorationProblems: [String]

        private let window: UIWindow
        private let start: HostedApp.Start
        private var opening: Task<Void, Never>?
        private var layers: [LayerController] = []
        private var controllers: [SceneID: UIViewController] = [:]
        private var token: NavigationToken?
        private var isReconciling = false
        /// Whether something changed while the controllers were being brought to the state.
        private var isStale = false
        /// Whether the end of a transition is awaited.
        private var isAwaited = false

        /// - Parameters:
        ///   - app: Started once, with the window's languages.
        ///   - window: Held as long as the host; it is made key and visible.
        ///   - snapshot: What the window showed before, opened in place of the app's first scene.
        public init(_ app: HostedApp, window: UIWindow, restoring snapshot: SessionSnapshot? = nil) {
            self.window = window
            start = app.start(HostContext(languages: Locale.preferredLanguages))
            navigator = start.navigator
            restorationProblems =
                snapshot.map { [start] in start.navigator.restore($0, from: start.scenes) } ?? []
            token = navigator.onEvent { [weak self] in self?.follow($0) }
            // First, since UIKit presents sheets only in a window that is on the screen.
            window.makeKeyAndVisible()
            reconcile(animated: false)
            if snapshot == nil { opening = start.openLink() }
        }

        /// Opens the scenes of a URL that the system passed on, in place of what is open, step by step.
        ///
        /// A URL that leads nowhere in the app, or not to its end, is shown as an error on the scene in front.
        public func open(_ url: URL) {
            opening?.cancel()
            opening = start.open(url)
        }

        private func follow(_ event: SceneNavigator.Event) {
            switch event {
            case .changed: reconcile(animated: true)
            case .opened(let url): onOpen(url)
            case .refused: break
            }
        }

        /// Brings the window's controllers to what the navigator's state says, one transition at a time:
        /// UIKit refuses changes while a transition is under way, and a person may still cancel that one.
        private func reconcile(animated: Bool) {
            guard !isReconciling else {
                isStale = true
                return
            }
            isReconciling = true
            repeat {
                isStale = false
                takeSteps(animated: animated)
            } while isStale
            isReconciling = false
        }

        private func takeSteps(animated: Bool) {
            let state = navigator.state
            let open = Set(state.scenes)
            controllers = controllers.filter { open.contains($0.key) }
            guard !isWaiting() else { return }
            let kept = zip(layers, state.layers).prefix { $0.canShow($1) }.count
            guard removeLayers(above: kept, animated: animated && kept == state.layers.count) else { return }
            for (depth, layer) in state.layers.enumerated() {
                if depth == layers.count { layers.append(layerController(for: layer)) }
                let isFront = depth == state.layers.count - 1
                layers[depth].show(layer, animated: animated && isFront)
                guard !isWaiting(), place(depth, animated: animated) else { return }
            }
            showFrontDialog()
        }

        /// Whether a transition is under way; what is left to do is then done after it.
        private func isWaiting() -> Bool {
            guard let transition else { return false }
            guard !isAwaited else { return true }
            isAwaited = true
            let isQueued = transition.animate(alongsideTransition: nil) { [weak self] _ in self?.resume() }
            // The transition ends right now, so that nothing can be added to it.
            if !isQueued { Task { [weak self] in self?.resume() } }
            return true
        }

        private func resume() {
            isAwaited = false
            reconcile(animated: true)
        }

        private var transition: (any UIViewControllerTransitionCoordinator)? {
            var next = window.rootViewController
            while let controller = next {
                if let transition = controller.transitionCoordinator { return transition }
                next = controller.presentedViewController
            }
            return layers.lazy.compactMap(\.transition).first
        }

        private func layerController(for layer: NavigationState.Layer) -> LayerController {
            let controller = LayerController(layer) { [weak self] in
                self?.controller(for: $0) ?? UIViewController()
            }
            controller.mayLeave = { [weak self] in self?.navigator.isDialogOpen != true }
            controller.onLeave = { [weak self] in self?.personDidLeave($0) }
            controller.onSelectTab = { [weak self] in self?.personDidSelectTab($0, root: $1) }
            controller.onDismiss = { [weak self, weak controller] in
                if let controller { self?.personDidDismiss(controller) }
            }
            return controller
        }

        /// Puts a layer into the window or over the layer below, where it is not yet.
        ///
        /// - Returns: Whether it is there.
        private func place(_ depth: Int, animated: Bool) -> Bool {
            let root = layers[depth].root
            guard depth > 0 else {
                if window.rootViewController !== root { window.rootViewController = root }
                return true
            }
            guard root.presentingViewController == nil else { return true }
            let below = layers[depth - 1].root
            // UIKit presents one controller over another, so an alert leaves first.
            if let alert = below.presentedViewController as? UIAlertController {
                alert.dismiss(animated: false) { [weak self] in self?.reconcile(animated: animated) }
                return false
            }
            layers[depth].prepareToBePresented()
            below.present(root, animated: animated) { [weak self] in self?.reconcile(animated: true) }
            return false
        }

        /// Dismisses in one call what is over a layer: UIKit does so with everything above it.
        ///
        /// - Returns: Whether nothing is over it any longer.
        private func removeLayers(above count: Int, animated: Bool) -> Bool {
            guard layers.count > count else { return true }
            let base = layers[max(count, 1) - 1].root
            layers.removeSubrange(count...)
            guard base.presentedViewController != nil else { return true }
            base.dismiss(animated: animated) { [weak self] in self?.reconcile(animated: true) }
            return false
        }

        private func controller(for scene: SceneID) -> UIViewController {
            if let controller = controllers[scene] { return controller }
            let controller: UIViewController =
                switch navigator[scene] {
                case let own as UIViewController: own
                case let view as any ScreenView: ScreenViewController(view)
                case let view?: NativeHosting.controller(for: view)
                default: UIViewController()
                }
            controllers[scene] = controller
            return controller
        }
    }

    // MARK: - What a person did by UIKit's own means

    extension UIKitHost {
        /// A dialog has to be answered first: UIKit is brought back to where the navigator is. So it is where the scene
        /// was closed before the person's gesture ended.
        private func personDidLeave(_ scene: SceneID) {
            if !navigator.isDialogOpen { navigator.hostDidLeave(scene) }
            reconcile(animated: false)
        }

        private func personDidDismiss(_ sheet: LayerController) {
            guard !navigator.isDialogOpen else { return reconcile(animated: false) }
            if let depth = layers.firstIndex(where: { $0 === sheet }) { layers.removeSubrange(depth...) }
            if let scene = sheet.rootScene { navigator.hostDidLeave(scene) }
            reconcile(animated: false)
        }

        /// - Parameter root: Of the tab that was tapped, which may have been replaced by now.
        private func personDidSelectTab(_ index: Int, root: SceneID?) {
            let tabs = navigator.state.tabs
            if tabs.indices.contains(index), tabs[index].scenes.first == root { navigator.selectTab(index) }
            reconcile(animated: false)
        }

        /// The dialog of the scene in front may have waited until nothing was presented over the scene.
        private func showFrontDialog() {
            let front = navigator.state.visible.flatMap { controllers[$0] }
            (front as? ScreenViewController)?.showDialog()
        }
    }
#endif
