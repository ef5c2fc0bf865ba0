#if canImport(UIKit)
    import Foundation
    import SceneryScreens
    import UIKit

    /// Draws the screen of any scene and forwards UIKit's lifecycle to its logic.
    ///
    /// The elements are cells of a collection view, so that a long list has views only for the rows that a
    /// person sees. The view of a field is kept, with its focus and caret, while the screen around it changes.
    @MainActor public final class ScreenViewController: UIViewController {
        private let scene: any ScreenView
        private let indicator = UIActivityIndicatorView(style: .medium)
        private lazy var content = ScreenCollection { [weak self] in self?.scene.stage.receive($0) }
        private var alert: (controller: UIAlertController, dialog: ScreenDialog)?
        private var isOnScreen = false

        /// - Parameter scene: Held as long as the controller.
        public init(_ scene: any ScreenView) {
            self.scene = scene
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable, message: "scenes are built in code, by their builders")
        required init?(coder: NSCoder) { return nil }

        override public func viewDidLoad() {
            super.viewDidLoad()
            addContent()
            scene.stage.onChange = { [weak self] in self?.draw() }
            draw()
            scene.context.load()
        }

        override public func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            isOnScreen = true
            scene.context.appear(animated: animated)
            showDialog()
        }

        override public func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            isOnScreen = false
        }

        override public func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            scene.context.disappear(animated: animated)
            // The alert belongs to UIKit's window and would stay over the next scene.
            if alert?.controller.presentingViewController != nil {
                alert?.controller.dismiss(animated: false, completion: nil)
            }
        }

        private func addContent() {
            let elements = content.view
            elements.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(elements)
            // The bottom of the view while there is no keyboard, so that rows scroll below the bars.
            view.keyboardLayoutGuide.usesBottomSafeArea = false
            NSLayoutConstraint.activate([
                elements.topAnchor.constraint(equalTo: view.topAnchor),
                elements.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                elements.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                elements.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
            navigationItem.rightBarButtonItem = UIBarButtonItem(customView: indicator)
        }

        // MARK: Drawing

        private func draw() {
            let screen = scene.stage.screen
            title = screen.title
            #if !os(tvOS)
                view.backgroundColor = .systemBackground
            #endif
            overrideUserInterfaceStyle =
                screen.appearance.map { $0 == .dark ? .dark : .light } ?? .unspecified
            // Inherited by every view below, unlike a view's semantic content attribute.
            traitOverrides.layoutDirection =
                screen.resolvedDirection(hostLanguage: Locale.preferredLanguages.first) == .rightToLeft
                ? .rightToLeft : .leftToRight
            showActivity(screen)
            content.show(screen.elements)
            showDialog()
        }

        /// The wheel, which VoiceOver announces when it starts.
        private func showActivity(_ screen: Screen) {
            guard screen.isBusy != indicator.isAnimating else { return }
            guard screen.isBusy else { return indicator.stopAnimating() }
            let language = screen.language ?? Locale.preferredLanguages.first
            indicator.accessibilityLabel = HostStrings(language: language).loading
            indicator.startAnimating()
            UIAccessibility.post(notification: .announcement, argument: indicator.accessibilityLabel)
        }

        // MARK: Dialog

        /// Brings the alert to what the screen says, as soon as that is possible: UIKit presents nothing over a
        /// controller that is not on the screen or presents another.
        func showDialog() {
            if alert?.controller.presentingViewController == nil { alert = nil }
            let dialog = scene.stage.screen.dialog
            guard alert?.dialog != dialog else { return }
            // UIKit neither presents nor dismisses while the alert is on its way.
            if let transition = alert?.controller.transitionCoordinator {
                return showDialog(after: transition)
            }
            if let shown = alert?.controller {
                alert = nil
                return shown.dismiss(animated: false) { [weak self] in self?.showDialog() }
            }
            guard let dialog, isOnScreen, presentedViewController == nil else { return }
            let controller = alertController(for: dialog)
            alert = (controller, dialog)
            present(controller, animated: true, completion: nil)
        }

        private func showDialog(after transition: any UIViewControllerTransitionCoordinator) {
            let isQueued = transition.animate(alongsideTransition: nil) { [weak self] _ in self?.showDialog()
            }
            if !isQueued { Task { [weak self] in self?.showDialog() } }
        }

        private func alertController(for dialog: ScreenDialog) -> UIAlertController {
            let controller = UIAlertController(
                title: dialog.title, message: dialog.message, preferredStyle: .alert)
            for button in dialog.buttons {
                controller.addAction(
                    UIAlertAction(title: button.title, style: dialog.style(of: button)) { [weak self] _ in
                        self?.scene.stage.receive(ScreenInput("", .answer(button.id)))
                    })
            }
            return controller
        }
    }

    extension ScreenDialog {
        /// UIKit takes one button as the way out.
        fileprivate func style(of button: ScreenElement) -> UIAlertAction.Style {
            if button.buttonRole == .cancel && button.id == cancelButton?.id { return .cancel }
            return button.buttonRole == .destructive ? .destructive : .default
        }
    }
#endif
