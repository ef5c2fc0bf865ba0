import Foundation
import Scenery

/// Opens what the scene Terms leads to.
@MainActor final class TermsRouter: TermsRouting {
    weak var view: (any SceneView)?

    func openWebPage(_ address: URL) {
        view?.navigation?.open(address)
    }
}
