#if canImport(SwiftUI)
import Observation
import SceneryScreens

/// The display model of Extension in SwiftUI: reports to the logic what a person does and keeps view models.
@Observable final class ExtensionDisplay: ExtensionDisplaying, NativeScene {
    /// The texts of the view; `nil` until the first of them comes.
    struct Shown: Equatable {
        var title: String?
    }

    @ObservationIgnored let context: SceneContext
    var shown = Shown()
    /// Shown until the person dismisses it or tries again.
    var error: ErrorViewModel?
    private(set) var isBusy = false
    @ObservationIgnored private let interactor: any ExtensionInteracting

    init(interactor: any ExtensionInteracting) {
        self.interactor = interactor
        context = SceneContext(ExtensionRoute(), lifecycle: interactor)
    }

    var content: ExtensionView { ExtensionView(display: self) }

    func show(error: ErrorViewModel) { self.error = error }
    func showActivity(_ isActive: Bool) { isBusy = isActive }

    func show(_ viewModel: ExtensionViewModel) {
        shown.title = viewModel.title
    }

    func retry() {
        error = nil
        interactor.retry()
    }
    func reloadTapped() { interactor.reloadTapped() }
    func closeTapped() { interactor.closeTapped() }
}
#else
import SceneryScreens

/// The view of Extension: reports to the logic what a person does and shows view models.
final class ExtensionDisplay: ExtensionDisplaying, ScreenView {
    let stage: Stage

    init(interactor: any ExtensionInteracting) {
        stage = Stage(ExtensionRoute(), lifecycle: interactor) {
            ScreenButton("Reload", role: .primary) { interactor.reloadTapped() }
            ScreenButton("Close") { interactor.closeTapped() }
        }
    }

    func show(_ viewModel: ExtensionViewModel) { stage.show(viewModel) }
}
#endif
