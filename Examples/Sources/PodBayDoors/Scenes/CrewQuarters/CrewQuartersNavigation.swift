import Scenery

/// Leads from CrewQuarters to what other assemblers make.
final class CrewQuartersNavigation: CrewQuartersNavigating {
    private(set) weak var view: (any SceneView)?

    func use(_ view: any SceneView) { self.view = view }

    func close() { view?.navigation?.pop() }
}
