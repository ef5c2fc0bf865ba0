import Scenery

/// Shows a preview under a route of its own; its scene is not attached to the navigation, so that it leads nowhere.
@MainActor final class PreviewView: ScreenView {
    let context: SceneContext
    private let view: any ScreenView

    var stage: Stage { view.stage }

    /// - Parameter preview: `nil` where the route names none; the screen then says so.
    init(_ route: PreviewRoute, preview: ScenePreview?) {
        let languages = [route.language].compactMap(\.self) + (preview?.languages ?? [])
        let context = HostContext(languages: languages, appearance: route.appearance)
        view = preview?.view(in: context) ?? MissingPreview(route)
        self.context = SceneContext(route, lifecycle: PreviewLifecycle(of: view.context))
    }
}

/// Passes the lifecycle on to the scene of a preview.
@MainActor private final class PreviewLifecycle: SceneLifecycle {
    private let context: SceneContext

    init(of context: SceneContext) { self.context = context }

    func viewDidLoad() { context.load() }
    func viewDidAppear(_ animated: Bool) { context.appear(animated: animated) }
    func viewDidDisappear(_ animated: Bool) { context.disappear(animated: animated) }
}

@MainActor private final class MissingPreview: ScreenView {
    let stage: Stage

    init(_ route: PreviewRoute) {
        stage = Stage(route)
        stage.show("No preview") {
            ScreenText("There is no preview of \"\(route.scene)\" in the state \"\(route.state)\".")
        }
    }
}
