import Scenery
import SceneryScreens
import Settings

extension AboutApp {
    /// Each state of the sample's scenes.
    public static let previews: [ScenePreview] = [
        about("loading") { _ in .pending },
        about("content") { .value(PreviewTexts.about(in: $0)) },
        about("long text") { .value(String(repeating: PreviewTexts.about(in: $0) + "\n\n", count: 12)) },
        about("no connection") { _ in .failure(NetworkError(domain: .offline, message: "")) },
        about("server error") { _ in .failure(NetworkError(domain: .status, message: "")) },
        terms("loading") { _ in .pending },
        terms("content") { .value(PreviewTexts.terms(in: $0)) },
        terms("no connection") { _ in .failure(NetworkError(domain: .offline, message: "")) },
    ]

    private static func about(
        _ state: String, answer: @escaping @Sendable (AppLanguage) -> PreviewAnswer<String>
    ) -> ScenePreview {
        preview("About", state) { preferences in
            AboutConfigurator.build(
                version: AppVersion(version: "1.2.0", build: 34), preferences: preferences,
                manager: FixedAbout(answer(preferences.language)), termsManager: FixedTerms(.pending))
        }
    }

    private static func terms(
        _ state: String, answer: @escaping @Sendable (AppLanguage) -> PreviewAnswer<Terms>
    ) -> ScenePreview {
        preview("Terms", state) { preferences in
            TermsConfigurator.build(
                preferences: preferences, manager: FixedTerms(answer(preferences.language)))
        }
    }

    private static func preview(
        _ scene: String, _ state: String,
        build: @escaping @MainActor @Sendable (Preferences) -> any ScreenView
    ) -> ScenePreview {
        ScenePreview(scene, state, languages: AppLanguage.allCases.map(\.rawValue)) { context in
            build(Preferences(language: AppLanguage(preferred: context.languages)))
        }
    }
}
