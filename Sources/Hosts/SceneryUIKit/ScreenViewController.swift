#if canImport(UIKit)
    import Foundation
    import SceneryScreens
    import UIKit

    /// Draws the screen of any scene and forwards UIKit's lifecycle to its logic.
    ///
    /// Views are kept by element identity, so that a field keeps its focus and caret while the screen
    /// around it changes.
    @MainActor public final class ScreenViewController: UIViewController {
        private let scene: any ScreenView
        private let content = UIStackView()
        private let indicator = UIActivityIndicatorView(style: .medium)
        private var views: [String: ElementView] = [:]
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
            let scroll = UIScrollView()
            for view in [scroll, content] as [UIView] {
                view.translatesAutoresizingMaskIntoConstraints = false
            }
            content.axis = .vertical
            content.spacing = 12
            view.addSubview(scroll)
            scroll.addSubview(content)
            let guide = scroll.contentLayoutGuide
            NSLayoutConstraint.activate([
                scroll.topAnchor.constraint(equalTo: view.topAnchor),
                scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
                content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
                content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                content.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            ])
            navigationItem.rightBarButtonItem = UIBarButtonItem(customView: indicator)
        }

        // MARK: Drawing

        private func draw() {
            let screen = scene.stage.screen
            title = screen.title
            view.backgroundColor = .systemBackground
            overrideUserInterfaceStyle =
                screen.appearance.map { $0 == .dark ? .dark : .light } ?? .unspecified
            view.semanticContentAttribute =
                screen.resolvedDirection(hostLanguage: Locale.preferredLanguages.first) == .rightToLeft
                ? .forceRightToLeft : .forceLeftToRight
            if screen.isBusy { indicator.startAnimating() } else { indicator.stopAnimating() }
            fill(content, with: screen.elements)
            let identities = Set(screen.allElements.map(\.id))
            views = views.filter { identities.contains($0.key) }
            showDialog()
        }

        /// Makes the stack show exactly these elements, keeping the views that are there.
        private func fill(_ stack: UIStackView, with elements: [ScreenElement]) {
            let wanted = elements.map { elementView(for: $0).view }
            for view in stack.arrangedSubviews where !wanted.contains(where: { $0 === view }) {
                view.removeFromSuperview()
            }
            for (index, view) in wanted.enumerated()
            where index >= stack.arrangedSubviews.count
                || stack.arrangedSubviews[index] !== view
            {
                stack.insertArrangedSubview(view, at: index)
            }
            for element in elements where !element.children.isEmpty {
                if let inner = elementView(for: element).view as? UIStackView {
                    fill(inner, with: element.children)
                }
            }
        }

        private func elementView(for element: ScreenElement) -> ElementView {
            if let view = views[element.id], view.update(to: element) { return view }
            let view = ElementView(element) { [weak self] in self?.scene.stage.receive($0) }
            views[element.id] = view
            return view
        }

        // MARK: Dialog

        /// Brings the alert to what the screen says, as soon as that is possible: UIKit presents nothing over a
        /// controller that is not on the screen or presents another.
        func showDialog() {
            if alert?.controller.presentingViewController == nil { alert = nil }
            let dialog = scene.stage.screen.dialog
            guard alert?.dialog != dialog else { return }
            if let shown = alert?.controller {
                alert = nil
                return shown.dismiss(animated: false) { [weak self] in self?.showDialog() }
            }
            guard let dialog, isOnScreen, presentedViewController == nil else { return }
            let controller = alertController(for: dialog)
            alert = (controller, dialog)
            present(controller, animated: true, completion: nil)
        }

        private func alertController(for dialog: ScreenDialog) -> UIAlertController {
            let controller = UIAlertController(
                title: dialog.title, message: dialog.message, preferredStyle: .alert)
            for button in dialog.buttons {
                controller.addAction(
                    UIAlertAction(title: button.title, style: .default) { [weak self] _ in
                        self?.scene.stage.receive(ScreenInput("", .answer(button.id)))
                    })
            }
            return controller
        }
    }
#endif
