import Scenery

/// The logic of Frame: stands between what happened and what follows from it.
final class FrameInteraction: FrameInteracting {
    private weak var view: (any FrameRendering)?
    private let navigation: any FrameNavigating
    /// What `passwordEdited` brought last.
    private(set) var editedPassword: String?

    init(navigation: any FrameNavigating) {
        self.navigation = navigation
    }

    func use(_ view: any FrameRendering) { self.view = view }

    func viewDidLoad() { load() }
    func retry() { load() }
    func didTapClose() { navigation.close() }
    func didTapReload() { load() }
    func passwordEdited(_ password: String) { editedPassword = password }

    private func load() {
        let renderable = FrameRenderable(title: "Frame", frame: "Frame", accessibility: nil)
        view?.render(renderable)
    }
}
