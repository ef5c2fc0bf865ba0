#if canImport(UIKit)
    import Foundation
    import SceneryScreens
    import UIKit

    /// The controllers of one layer: the base, or a sheet.
    @MainActor final class LayerController: NSObject {
        /// What is put into the window or presented.
        let root: UIViewController
        /// The scene that a person sees when everything over it is closed; of the first tab where there are tabs.
        var rootScene: SceneID? { shown.first?.first }
        /// The change of a stack that is under way.
        var transition: (any UIViewControllerTransitionCoordinator)? {
            stacks.lazy.compactMap(\.transitionCoordinator).first
        }
        /// Whether a person may choose another tab or drag the sheet away now.
        var mayLeave: () -> Bool = { true }
        /// A person left this scene, and those over it, by UIKit's own means.
        var onLeave: (SceneID) -> Void = { _ in }
        /// A person chose this tab, which has this root.
        var onSelectTab: (_ index: Int, _ root: SceneID?) -> Void = { _, _ in }
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

        func prepareToBePresented() {
            root.presentationController?.delegate = self
        }

        /// Whether the layer has the same shape as the one shown, so that its controllers can stay.
        func canShow(_ layer: NavigationState.Layer) -> Bool {
            if case .tabs = layer { return root is UITabBarController && layer.stacks.count == stacks.count }
            return root is UINavigationController
        }

        func show(_ layer: NavigationState.Layer, animated: Bool) {
            for (index, scenes) in layer.stacks.enumerated() {
                shown[index] = scenes
                let wanted = scenes.map(controller)
                if stacks[index].viewControllers != wanted {
                    stacks[index].setViewControllers(wanted, animated: animated)
                }
            }
            if case .tabs(let tabs, let selected) = layer, let root = root as? UITabBarController {
                for (stack, tab) in zip(stacks, tabs) { stack.tabBarItem.title = tab.title }
                if root.selectedIndex != selected { root.selectedIndex = selected }
            }
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
            let left = shown[index][count]
            shown[index] = Array(shown[index].prefix(count))
            onLeave(left)
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
            onSelectTab(index, shown[index].first)
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
