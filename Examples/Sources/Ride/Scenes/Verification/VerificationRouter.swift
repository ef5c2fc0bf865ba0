import Scenery

/// Leads from Verification back.
@MainActor final class VerificationRouter: VerificationRouting {
    weak var view: (any SceneView)?

    func close() { view?.navigation?.pop() }
}
