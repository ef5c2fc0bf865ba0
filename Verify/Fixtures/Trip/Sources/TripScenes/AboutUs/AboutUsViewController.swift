#if canImport(UIKit)
import Scenery
import UIKit

/// The view of AboutUs in UIKit: reports to the logic what a person does and shows view models.
final class AboutUsViewController: UIViewController, AboutUsDisplaying, SceneView {
    let context: SceneContext
    let content = AboutUsView()
    private let interactor: any AboutUsInteracting

    init(interactor: any AboutUsInteracting) {
        self.interactor = interactor
        context = SceneContext(AboutUsRoute(), lifecycle: interactor)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "scenes are built in code, by their builders")
    required init?(coder: NSCoder) { return nil }

    override func loadView() { view = content }

    override func viewDidLoad() {
        super.viewDidLoad()
        connect()
        context.load()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        context.appear(animated: animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        context.disappear(animated: animated)
    }

    func show(error: ErrorViewModel) { content.show(error: error) }
    func showActivity(_ isActive: Bool) { content.showActivity(isActive) }

    func show(_ viewModel: AboutUsViewModel) {
        title = viewModel.title
    }

    private func connect() {
        content.reloadTappedButton.addAction(
            UIAction { [interactor] _ in interactor.reloadTapped() }, for: .touchUpInside)
        content.closeTappedButton.addAction(
            UIAction { [interactor] _ in interactor.closeTapped() }, for: .touchUpInside)
        content.errorRetry.addAction(
            UIAction { [interactor, weak content] _ in
                content?.show(error: nil)
                interactor.retry()
            }, for: .touchUpInside)
    }
}
#else
import SceneryScreens

/// The view of AboutUs: reports to the logic what a person does and shows view models.
final class AboutUsViewController: AboutUsDisplaying, ScreenView {
    let stage: Stage

    init(interactor: any AboutUsInteracting) {
        stage = Stage(AboutUsRoute(), lifecycle: interactor) {
            ScreenButton("Reload", role: .primary) { interactor.reloadTapped() }
            ScreenButton("Close") { interactor.closeTapped() }
        }
    }

    func show(_ viewModel: AboutUsViewModel) { stage.show(viewModel) }
}
#endif
