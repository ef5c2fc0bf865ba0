import Scenery
import Settings

/// Opens what the scene About leads to.
@MainActor final class AboutRouter: AboutRouting {
    weak var view: (any SceneView)?
    private let termsManager: any TermsManaging

    init(termsManager: any TermsManaging) {
        self.termsManager = termsManager
    }

    func openTerms(with preferences: Preferences) {
        view?.navigation?.push(TermsConfigurator.build(preferences: preferences, manager: termsManager))
    }
}
