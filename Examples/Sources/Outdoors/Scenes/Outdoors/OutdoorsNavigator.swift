import Scenery

/// Leads from Outdoors to other scenes.
final class OutdoorsNavigator: OutdoorsNavigating {
    weak var view: (any SceneView)?
    private let build: @MainActor (OutdoorsSample) -> any SceneView

    /// - Parameter build: Builds the scene of a sample.
    init(build: @escaping @MainActor (OutdoorsSample) -> any SceneView) {
        self.build = build
    }

    func open(_ sample: OutdoorsSample) { view?.navigation?.push(build(sample)) }
}
