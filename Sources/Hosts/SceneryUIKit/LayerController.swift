#if canImport(UIKit)
    import Foundation
    import SceneryScreens
    import UIKit

    /// The controllers of one layer: the base, or a sheet.
    @MainActor final class LayerController: NSObject {
        /// What is put into the window or presented.
        let root: UIViewController
        /// The scenes of the stack a person sees, the root first.
        private(set) var front: [SceneID] = []
        /// Whether a person may choose another tab or drag the sheet away now.
        var mayLeave: () -> Bool = { true }
        /// A person went back to this scene by UIKit's own means.
        var onReturn: (SceneID) -> Void = { _ in }
        /// A person chose this tab.
        var onSelectTab: (Int) -> Void = { _ in }
        /// A person dragged the sheet away.
        var onDismiss: () -> Void = {}

        private let stacks: [UINavigationController]
        private var shown: [[SceneID]]
        private let controller: (SceneID) -> UIViewController

        init(_ layer: NavigationState.Layer, controller: @escaping (SceneID) -> UIViewController) {
            self.controller = controller
            stacks = layer.stacks.map { _ in UINavigationController() }
            shown = stacks.map { _ in [] }
            if case .tabs = layer {
                let tabs = UITabBarController()
                tabs.viewControllers = stacks
                root = tabs
            } else {
                root = stacks[0]
            }
            super.init()
            for stack in stacks { stack.delegate = self }
            (root as? UITabBarController)?.delegate = self
            show(layer, animated: false)
        }

        /// Presents the layer over another. An alert that is there leaves first, since a controller presents
        /// one other at a time.
        func present(over below: LayerController, animated: Bool) {
            if let alert = below.root.presentedViewController as? UIAlertController {
                return alert.dismiss(animated: false) { [weak self, weak below] in
                    if let below { self?.present(over: below, animated: animated) }
                }
            }
            root.presentationController?.delegate = self
            below.root.present(root, animated: animated, completion: nil)
        }

        /// Whether the layer has the same shape as the one shown, so that its controllers can stay.
        func canShow(_ layer: NavigationState.Layer) -> Bool {
            if case .tabs = layer { return root is UITabBarController && layer.stacks.count == stacks.count }
            return root is UINavigationController
        }

        func show(_ layer: NavigationState.Layer, animated: Bool) {
            for (index, scenes) in layer.stacks.enumerated() where shown[index] != scenes {
                shown[index] = scenes
                stacks[index].setViewControllers(scenes.map(controller), animated: animated)
            }
            if case .tabs(let tabs, let selected) = layer, let root = root as? UITabBarController {
                for (stack, tab) in zip(stacks, tabs) { stack.tabBarItem.title = tab.title }
                if root.selectedIndex != selected { root.selectedIndex = selected }
            }
            front = layer.front
        }
    }

    extension LayerController: UINavigationControllerDelegate {
        /// Also called after the host's own changes; then there is nothing to report.
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController,
            animated: Bool
        ) {
            guard let index = stacks.firstIndex(where: { $0 === navigationController }) else { return }
            let count = navigationController.viewControllers.count
            guard count > 0, count < shown[index].count else { return }
            shown[index] = Array(shown[index].prefix(count))
            onReturn(shown[index][count - 1])
        }
    }

    extension LayerController: UITabBarControllerDelegate {
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            mayLeave()
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) {
            guard let index = stacks.firstIndex(where: { $0 === viewController }) else { return }
            onSelectTab(index)
        }
    }

    extension LayerController: UIAdaptivePresentationControllerDelegate {
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            mayLeave()
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            onDismiss()
        }
    }

    extension NavigationState.Layer {
        fileprivate var stacks: [[SceneID]] {
            switch self {
            case .stack(let scenes): [scenes]
            case .tabs(let tabs, _): tabs.map(\.scenes)
            }
        }
    }
#endif
