import Scenery

/// Leads from Frame to what other assemblers make.
final class FrameNavigation: FrameNavigating {
    private(set) weak var view: (any SceneView)?

    func use(_ view: any SceneView) { self.view = view }

    func close() { view?.navigation?.pop() }
}
