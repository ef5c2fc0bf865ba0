#if canImport(SwiftUI)
import Observation
import SceneryScreens

/// The display model of State in SwiftUI: given the same renderable its view always looks the same.
@Observable final class StateDisplay: StateRendering, NativeScene {
    /// The texts of the view; `nil` until the first of them comes.
    struct Shown: Equatable {
        var title: String?
        var body: String?
        var opacity: String?
    }

    @ObservationIgnored let context: SceneContext
    var shown = Shown()
    /// Shown until the person dismisses it or tries again.
    var error: ErrorViewModel?
    private(set) var isBusy = false
    @ObservationIgnored private let interaction: any StateInteracting

    init(interaction: any StateInteracting) {
        self.interaction = interaction
        context = SceneContext(StateRoute(), lifecycle: interaction)
    }

    var content: StateView { StateView(display: self) }

    func show(error: ErrorViewModel) { self.error = error }
    func showActivity(_ isActive: Bool) { isBusy = isActive }

    func render(_ renderable: StateRenderable) {
        shown.title = renderable.title
        shown.body = renderable.body
        shown.opacity = renderable.opacity.map { String($0) }
    }

    func retry() {
        error = nil
        interaction.retry()
    }
    func didTapClose() { interaction.didTapClose() }
    func didTapReload() { interaction.didTapReload() }
    func passwordEdited(_ password: String) { interaction.passwordEdited(password) }
}
#else
import SceneryScreens

/// The view of State: given the same renderable it always looks the same.
final class StateDisplay: StateRendering, ScreenView {
    let stage: Stage

    init(interaction: any StateInteracting) {
        stage = Stage(StateRoute(), lifecycle: interaction) {
            ScreenButton("Close", role: .primary) { interaction.didTapClose() }
            ScreenButton("Reload") { interaction.didTapReload() }
            ScreenField("Password", kind: .password, clearsOnSubmit: false, onEdit: { interaction.passwordEdited($0) })
        }
    }

    func render(_ renderable: StateRenderable) { stage.show(renderable) }
}
#endif
