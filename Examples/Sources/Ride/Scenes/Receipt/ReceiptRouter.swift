import Scenery

/// Leads from Receipt to other scenes, by their builders.
@MainActor final class ReceiptRouter: ReceiptRouting {
    weak var view: (any SceneView)?

    func close() { view?.navigation?.pop() }
}
