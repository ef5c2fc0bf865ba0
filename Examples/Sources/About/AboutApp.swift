import Foundation
import SceneryScreens
import Settings

/// The sample About: a text from the backend, in two languages, and its terms.
public struct AboutApp: Sendable {
    private let version: AppVersion
    private let manager: any AboutManaging
    private let termsManager: any TermsManaging

    /// - Parameters:
    ///   - backend: Where the content comes from.
    ///   - version: What the app says of itself.
    public init(backend: URL, version: AppVersion = AppVersion(version: "1.2.0", build: 34)) {
        let client = NetworkClient(baseURL: backend)
        self.init(
            version: version, manager: AboutManager(client: client),
            termsManager: TermsManager(backend: backend, client: client))
    }

    init(version: AppVersion, manager: any AboutManaging, termsManager: any TermsManaging) {
        self.version = version
        self.manager = manager
        self.termsManager = termsManager
    }

    /// The app for a host. Sessions share what was fetched.
    public var hosted: HostedApp {
        HostedApp("about") { context in
            let view = view(in: context)
            return HostedApp.Start(
                scenes: SceneRegistry(entries(in: context)), navigator: SceneNavigator(root: view))
        }
    }

    /// The scenes and their routes, for the sample's own registry and for the gallery's.
    @MainActor public func entries(in context: HostContext) -> [SceneRegistry.Entry] {
        [
            SceneRegistry.Entry(AboutRoute.self) { _ in view(in: context) },
            SceneRegistry.Entry(TermsRoute.self) {
                TermsConfigurator.build(preferences: $0.preferences, manager: termsManager)
            },
        ]
    }

    /// The scene About for another app, which shows it where its own scenes are.
    @MainActor public func view(with preferences: Preferences) -> any ScreenView {
        AboutConfigurator.build(
            version: version, preferences: preferences, manager: manager, termsManager: termsManager)
    }

    @MainActor private func view(in context: HostContext) -> any ScreenView {
        view(with: Preferences(language: AppLanguage(preferred: context.languages)))
    }
}
