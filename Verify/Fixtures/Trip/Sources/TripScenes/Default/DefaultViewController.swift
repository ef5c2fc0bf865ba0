#if canImport(UIKit)
import Scenery
import UIKit

/// The view of Default in UIKit: reports events to the presenter and carries out its commands.
final class DefaultViewController: UIViewController, DefaultCommandListening, ScenePresenter, ErrorDisplaying, ActivityDisplaying {
    let context: SceneContext
    let content = DefaultView()
    private let presenter: any DefaultEventListening

    init(presenter: any DefaultEventListening) {
        self.presenter = presenter
        context = SceneContext(DefaultRoute(), lifecycle: presenter)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "scenes are built in code, by their builders")
    required init?(coder: NSCoder) { return nil }

    override func loadView() { view = content }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Default"
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

    func handle(command: DefaultCommand) {
        switch command {
        case .show(let viewModel): show(viewModel)
        case .showError(let error): show(error: error)
        case .showActivity(let isActive): showActivity(isActive)
        }
    }

    private func show(_ viewModel: DefaultViewModel) {
        content.priceText.text = viewModel.price
        content.dayText.text = viewModel.day
        content.countText.text = String(viewModel.count)
        content.tagsText.text = viewModel.tags.joined(separator: "\n")
        content.ratesText.text = viewModel.rates.map { String($0) }.joined(separator: "\n")
        content.okText.text = viewModel.ok.map { String($0) }
        content.rideText.text = viewModel.ride
    }

    private func connect() {
        content.closeTappedButton.addAction(
            UIAction { [presenter] _ in presenter.handle(event: .closeTapped) }, for: .touchUpInside)
        content.emailEditedField.addAction(
            UIAction { [presenter, weak field = content.emailEditedField] _ in
                presenter.handle(event: .emailEdited(field?.text ?? ""))
            }, for: .editingChanged)
        content.rowTappedButton.addAction(
            UIAction { [presenter] _ in presenter.handle(event: .rowTapped(1)) }, for: .touchUpInside)
        content.reloadTappedButton.addAction(
            UIAction { [presenter] _ in presenter.handle(event: .reloadTapped) }, for: .touchUpInside)
        content.errorRetry.addAction(
            UIAction { [presenter, weak content] _ in
                content?.show(error: nil)
                presenter.retry()
            }, for: .touchUpInside)
    }
}
#else
import SceneryScreens

/// The view of Default: reports events to the presenter and carries out its commands.
final class DefaultViewController: DefaultCommandListening, ScreenView, ScenePresenter {
    let stage: Stage

    init(presenter: any DefaultEventListening) {
        stage = Stage(DefaultRoute(), lifecycle: presenter) {
            ScreenButton("Close", role: .primary) { presenter.handle(event: .closeTapped) }
            ScreenField("Email", kind: .email, clearsOnSubmit: false, onEdit: { presenter.handle(event: .emailEdited($0)) })
            ScreenButton("Row") { presenter.handle(event: .rowTapped(1)) }
            ScreenButton("Reload") { presenter.handle(event: .reloadTapped) }
        }
    }

    func handle(command: DefaultCommand) {
        switch command {
        case .show(let viewModel): stage.show(viewModel)
        case .showError(let error): show(error: error)
        case .showActivity(let isActive): showActivity(isActive)
        }
    }
}
#endif
