import About
import Foundation
import Scenery
import SceneryScreens
import Settings

extension RideServices {
    /// Managers that always answer the same; those that a preview does not replace never answer.
    static func fixed(in context: HostContext) -> RideServices {
        RideServices(
            session: FixedSession(), rides: FixedRides(), chat: FixedChat(), offers: FixedOffers(),
            profiles: FixedProfiles(),
            preferences: FixedPreferences(Preferences(language: AppLanguage(preferred: context.languages))),
            broadcasts: Broadcasts(), about: AboutApp(backend: URL(filePath: "/")))
    }
}

extension RideApp {
    /// A preview in both languages.
    ///
    /// - Parameters:
    ///   - change: Replaces managers by those of the state.
    ///   - build: Builds the scene.
    static func preview(
        _ scene: String, _ state: String,
        _ change: Replacing = Replacing { _ in },
        build: @escaping @MainActor @Sendable (RideServices) -> any ScreenView
    ) -> ScenePreview {
        ScenePreview(scene, state, languages: AppLanguage.allCases.map(\.rawValue)) { context in
            var services = RideServices.fixed(in: context)
            change.apply(&services)
            return build(services)
        }
    }
}

/// Managers that a preview has instead of the usual ones.
struct Replacing: Sendable {
    let apply: @MainActor @Sendable (inout RideServices) -> Void

    init(_ apply: @escaping @MainActor @Sendable (inout RideServices) -> Void) { self.apply = apply }
}
