import Scenery

/// Leads from Chat to other scenes, by their builders.
@MainActor final class ChatRouter: ChatRouting {
    weak var view: (any SceneView)?

    func close() { view?.navigation?.pop() }
}
