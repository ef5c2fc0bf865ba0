import Backend
import Foundation
import SceneryScreens
import Settings
import Testing

@testable import About

@Suite("The scenes as they are built", .timeLimit(.minutes(20)))
@MainActor struct AboutConfiguratorTests {
    private let nowhere = URL(filePath: "/nowhere")

    @Test("every reference of About is connected")
    func aboutIsWired() {
        let view = AboutConfigurator.build(
            version: AppVersion(version: "1", build: 1), preferences: Preferences(),
            manager: AboutManager(client: NetworkClient(baseURL: nowhere)),
            termsManager: TermsManager(backend: nowhere, client: NetworkClient(baseURL: nowhere)))
        #expect(Wiring.missingReferences(in: view) == [])
    }

    @Test("every reference of Terms is connected, and its route builds it again")
    func termsIsWired() throws {
        let preferences = Preferences(language: .persian, theme: .dark)
        let view = TermsConfigurator.build(
            preferences: preferences,
            manager: TermsManager(backend: nowhere, client: NetworkClient(baseURL: nowhere)))
        #expect(Wiring.missingReferences(in: view) == [])
        let route = TermsRoute(preferences)
        #expect(view.context.route as? TermsRoute == route)
        let scenes = SceneRegistry(AboutApp(backend: nowhere).entries(in: HostContext()))
        let again = try scenes.build(route)
        #expect(again is TermsViewController)
        #expect(scenes.names == ["About"])
        #expect(try scenes.url(for: route).absoluteString == "/terms/fa?theme=dark")
        #expect(try scenes.link(from: "/about?then=/terms/fa?theme=dark") == DeepLink(AboutRoute(), route))
    }

    @Test("a closed session releases every scene, also while a text is awaited")
    func release() async throws {
        try await AboutStage.with(faults: ["about": "slow", "terms": "slow"]) { stage in
            weak let about = stage.view(at: 0)
            stage.host.tap("Terms of use")
            weak let terms = stage.view(at: 1)
            #expect(about != nil && terms != nil)
            stage.host.session.close()
            #expect(about == nil)
            #expect(terms == nil)
        }
    }
}
