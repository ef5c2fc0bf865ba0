import Scenery

/// A screen that lists an app's scenes and opens the one that is chosen.
@MainActor public final class SceneMenu: ScreenView {
    public let stage: Stage

    /// - Parameters:
    ///   - title: The title of the menu, usually the app's name.
    ///   - scenes: Those that can be opened by name are listed, in their order.
    public init(title: String, scenes: SceneRegistry) {
        stage = Stage("Menu")
        stage.show(title) {
            ScreenList(title) {
                for name in scenes.names {
                    ScreenRow(Wording.title(of: name)) { [weak self] in self?.open(name, from: scenes) }.id(
                        name)
                }
            }.id("open")
        }
    }

    private func open(_ name: String, from scenes: SceneRegistry) {
        do {
            navigation?.push(try scenes.build(named: name))
        } catch {
            show(error: ErrorViewModel(describing: error))
        }
    }
}
