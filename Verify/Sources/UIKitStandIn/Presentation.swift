/// <https://developer.apple.com/documentation/uikit/uiviewcontroller>
extension UIViewController {
    /// What this controller or one of its ancestors presents, also while that is being dismissed.
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller>
    public var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }

    /// Lasts until the controller is dismissed.
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/presentationcontroller>
    public var presentationController: UIPresentationController? {
        let current = presentation ?? UIPresentationController()
        presentation = current
        return current
    }

    /// The outermost ancestor presents. It presents one controller at a time, while it is on the screen.
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)>
    public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        if let parent { return parent.present(controller, animated: animated, completion: completion) }
        guard isOnScreen, presented == nil, !presentationTransition.isUnderWay else {
            return refusedPresentations.append(controller)
        }
        presented = controller
        controller.presentingViewController = self
        controller.begin(appearing: true, animated: animated)
        controller.run(\.presentationTransition, animated: animated) { _ in
            controller.endAppearing(animated: animated)
            completion?()
        }
    }

    /// Dismisses what is presented, with all that is presented over it, or asks the presenting controller to.
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)>
    public func dismiss(animated: Bool, completion: (() -> Void)?) {
        guard presented != nil else {
            let next = parent ?? presentingViewController
            next?.dismiss(animated: animated, completion: completion)
            return
        }
        leave(animated: animated, isInteractive: false) { completion?() }
    }

    /// What dragging a sheet down does: the delegate may refuse; else the sheet goes, then the delegate is
    /// notified, unless the person changes direction.
    /// <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate>
    ///
    /// - Parameter askingForPermission: Asked for by UIKit when the drag starts; pass `false` for a drag that started
    ///   while the delegate still allowed it.
    public func dragSheetAway(askingForPermission: Bool = true) {
        guard let sheet = presented, isIdleAbove, let presentation = sheet.presentationController else {
            return
        }
        if askingForPermission,
            presentation.delegate?.presentationControllerShouldDismiss(presentation) == false
        {
            return
        }
        leave(animated: true, isInteractive: true) {
            presentation.delegate?.presentationControllerDidDismiss(presentation)
        }
    }

    private func leave(animated: Bool, isInteractive: Bool, completion: @escaping () -> Void) {
        guard let gone = presented, isIdleAbove else {
            refusedDismissals += 1
            return
        }
        for controller in gone.chain { controller.begin(appearing: false, animated: animated) }
        gone.run(\.presentationTransition, animated: animated, isInteractive: isInteractive) { isCancelled in
            if isCancelled {
                for controller in gone.chain { controller.setOnScreen(true, animated: animated) }
            } else {
                self.remove(gone.chain, animated: animated)
                completion()
            }
        }
    }

    private func remove(_ chain: [UIViewController], animated: Bool) {
        presented = nil
        for controller in chain {
            controller.presented = nil
            controller.presentation = nil
            controller.presentingViewController = nil
            controller.endAppearing(animated: animated)
        }
    }

    /// The controller and what is presented over it.
    private var chain: [UIViewController] { [self] + (presented?.chain ?? []) }

    private var isIdleAbove: Bool {
        !presentationTransition.isUnderWay
            && presented?.chain.contains { $0.presentationTransition.isUnderWay } != true
    }
}

/// <https://developer.apple.com/documentation/uikit/uipresentationcontroller>
@MainActor public final class UIPresentationController {
    /// <https://developer.apple.com/documentation/uikit/uipresentationcontroller/delegate>
    public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

/// Its methods are optional, which is what the defaults stand for.
/// <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate>
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollershoulddismiss(_:)>
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerdiddismiss(_:)>
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

/// <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate>
extension UIAdaptivePresentationControllerDelegate {
    /// <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollershoulddismiss(_:)>
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
        -> Bool
    {
        true
    }
    /// <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerdiddismiss(_:)>
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}
