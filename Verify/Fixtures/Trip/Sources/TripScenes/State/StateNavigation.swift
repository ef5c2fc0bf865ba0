import Scenery

/// Leads from State to what other assemblers make.
final class StateNavigation: StateNavigating {
    private(set) weak var view: (any SceneView)?

    func use(_ view: any SceneView) { self.view = view }

    func close() { view?.navigation?.pop() }
}
