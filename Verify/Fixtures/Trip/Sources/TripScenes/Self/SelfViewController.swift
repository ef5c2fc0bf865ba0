#if canImport(UIKit)
import Scenery
import UIKit

/// The view of Self in UIKit: shows what the view model's observables hold.
final class SelfViewController: UIViewController, SceneView, ErrorDisplaying, ActivityDisplaying {
    let context: SceneContext
    let content = SelfView()
    private let viewModel: any SelfViewModeling

    init(viewModel: any SelfViewModeling) {
        self.viewModel = viewModel
        context = SceneContext(SelfRoute(), lifecycle: viewModel)
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

    private func connect() {
        content.tagTappedButton.addAction(
            UIAction { [viewModel] _ in viewModel.tagTapped(true) }, for: .touchUpInside)
        content.backTappedButton.addAction(
            UIAction { [viewModel] _ in viewModel.backTapped() }, for: .touchUpInside)
        content.boundsButton.addAction(
            UIAction { [viewModel] _ in viewModel.bounds() }, for: .touchUpInside)
        content.classEditedField.addAction(
            UIAction { [viewModel, weak field = content.classEditedField] _ in
                viewModel.classEdited(field?.text ?? "")
            }, for: .editingChanged)
        content.errorRetry.addAction(
            UIAction { [viewModel, weak content] _ in
                content?.show(error: nil)
                viewModel.retry()
            }, for: .touchUpInside)
        context.keep(viewModel.title.bind { [weak self] in self?.title = $0 })
        context.keep(viewModel.`class`.bind { [weak content] in content?.classText.text = $0 })
        context.keep(viewModel.layer.bind { [weak content] in content?.layerText.text = $0.map { String($0) }.joined(separator: "\n") })
        context.keep(viewModel.hidden.bind { [weak content] in content?.hiddenText.text = $0 })
        context.keep(viewModel.isLoading.bind { [weak self] in self?.showActivity($0) })
        context.keep(viewModel.failure.bind { [weak content] in content?.show(error: $0) })
    }
}
#else
import SceneryScreens

/// The view of Self: shows what the view model's observables hold.
final class SelfViewController: ScreenView {
    /// The values of this moment, together.
    private struct Shown: ViewModel {
        var title: String
        var `class`: String
        var layer: [Int]
        var hidden: String?
    }

    let stage: Stage
    private let viewModel: any SelfViewModeling

    init(viewModel: any SelfViewModeling) {
        self.viewModel = viewModel
        stage = Stage(SelfRoute(), lifecycle: viewModel) {
            ScreenButton("Tag", role: .primary) { viewModel.tagTapped(true) }
            ScreenButton("Back") { viewModel.backTapped() }
            ScreenButton("Bounds") { viewModel.bounds() }
            ScreenField("Class", kind: .text, clearsOnSubmit: false, onEdit: { viewModel.classEdited($0) })
        }
        bind()
    }

    private func bind() {
        context.keep(viewModel.title.bind { [weak self] _ in self?.show() })
        context.keep(viewModel.`class`.bind { [weak self] _ in self?.show() })
        context.keep(viewModel.layer.bind { [weak self] _ in self?.show() })
        context.keep(viewModel.hidden.bind { [weak self] _ in self?.show() })
        context.keep(viewModel.isLoading.bind { [weak self] in self?.showActivity($0) })
        context.keep(viewModel.failure.bind { [weak self] in if let error = $0 { self?.show(error: error) } })
    }

    private func show() {
        stage.show(Shown(title: viewModel.title.value, class: viewModel.`class`.value, layer: viewModel.layer.value, hidden: viewModel.hidden.value))
    }
}
#endif
