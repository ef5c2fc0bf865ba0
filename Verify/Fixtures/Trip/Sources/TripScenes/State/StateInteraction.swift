import Scenery

/// The logic of State: stands between what happened and what follows from it.
final class StateInteraction: StateInteracting {
    private weak var view: (any StateRendering)?
    private let navigation: any StateNavigating
    /// What `passwordEdited` brought last.
    private(set) var editedPassword: String?

    init(navigation: any StateNavigating) {
        self.navigation = navigation
    }

    func use(_ view: any StateRendering) { self.view = view }

    func viewDidLoad() { load() }
    func retry() { load() }
    func didTapClose() { navigation.close() }
    func didTapReload() { load() }
    func passwordEdited(_ password: String) { editedPassword = password }

    private func load() {
        let renderable = StateRenderable(title: "State", body: "Body", opacity: nil)
        view?.render(renderable)
    }
}
