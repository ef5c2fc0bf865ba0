import Scenery

/// A screen that lists an app's scenes and opens the one that is chosen.
@MainActor public final class SceneMenu: ScreenView {
    public let stage: Stage

    /// - Parameters:
    ///   - title: The title of the menu, usually the app's name.
    ///   - scenes: Those that can be opened by name are listed, in their order.
    public init(title: String, scenes: SceneList) {
        stage = Stage("Menu")
        stage.show(Screen(title) {
            .list(title, id: "scenes") {
                scenes.names.map { .row(Wording.title(of: $0), id: "open/\($0)", isSelectable: true) }
            }
        })
        stage.on(prefix: "open/") { [weak self] name in self?.open(name, from: scenes) }
    }

    private func open(_ name: String, from scenes: SceneList) {
        do {
            navigation?.push(try scenes.build(SceneRoute(name)))
        } catch {
            show(error: ErrorViewModel(describing: error))
        }
    }
}
