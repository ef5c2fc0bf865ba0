#if canImport(UIKit)
import Scenery
import UIKit

/// The view of Frame in UIKit: given the same renderable it always looks the same.
final class FrameViewController: UIViewController, FrameRendering, SceneView {
    let context: SceneContext
    let content = FrameView()
    private let interaction: any FrameInteracting

    init(interaction: any FrameInteracting) {
        self.interaction = interaction
        context = SceneContext(FrameRoute(), lifecycle: interaction)
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

    func render(_ renderable: FrameRenderable) {
        title = renderable.title
        content.frameText.text = renderable.frame
        content.accessibilityText.text = renderable.accessibility.map { String($0) }
    }

    private func connect() {
        content.didTapCloseButton.addAction(
            UIAction { [interaction] _ in interaction.didTapClose() }, for: .touchUpInside)
        content.didTapReloadButton.addAction(
            UIAction { [interaction] _ in interaction.didTapReload() }, for: .touchUpInside)
        content.passwordEditedField.addAction(
            UIAction { [interaction, weak field = content.passwordEditedField] _ in
                interaction.passwordEdited(field?.text ?? "")
            }, for: .editingChanged)
        content.errorRetry.addAction(
            UIAction { [interaction, weak content] _ in
                content?.show(error: nil)
                interaction.retry()
            }, for: .touchUpInside)
    }
}
#else
import SceneryScreens

/// The view of Frame: given the same renderable it always looks the same.
final class FrameViewController: FrameRendering, ScreenView {
    let stage: Stage

    init(interaction: any FrameInteracting) {
        stage = Stage(FrameRoute(), lifecycle: interaction) {
            ScreenButton("Close", role: .primary) { interaction.didTapClose() }
            ScreenButton("Reload") { interaction.didTapReload() }
            ScreenField("Password", kind: .password, clearsOnSubmit: false, onEdit: { interaction.passwordEdited($0) })
        }
    }

    func render(_ renderable: FrameRenderable) { stage.show(renderable) }
}
#endif
