import SceneryScreens

/// Leads from the doors to what is behind them.
final class PodBayDoorsNavigation: PodBayDoorsNavigating {
    private(set) weak var view: (any SceneView)?
    private let crewQuarters: any Assembling<any ScreenView>

    init(crewQuarters: any Assembling<any ScreenView>) {
        self.crewQuarters = crewQuarters
    }

    func use(_ view: any SceneView) { self.view = view }

    func goIn() {
        // The container, which the view is in from the time it is shown until it is closed.
        let container: (any NavigationControlling)? = view?.navigation
        container?.push(crewQuarters.assemble())
    }
}
