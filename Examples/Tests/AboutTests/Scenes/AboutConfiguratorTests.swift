import Backend
import Foundation
import SceneryScreens
import Testing

@testable import About

@Suite("The scenes as they are built", .timeLimit(.minutes(20)))
@MainActor struct AboutConfiguratorTests {
    private let nowhere = URL(filePath: "/nowhere")

    @Test("every reference of About is tied")
    func aboutIsWired() {
        let view = AboutConfigurator.build(
            version: AppVersion(version: "1", build: 1), preferences: Preferences(),
            manager: AboutManager(client: NetworkClient(baseURL: nowhere)),
            termsManager: TermsManager(backend: nowhere, client: NetworkClient(baseURL: nowhere)))
        #expect(Wiring.gaps(in: view) == [])
    }

    @Test("every reference of Terms is tied, and its route builds it again")
    func termsIsWired() throws {
        let preferences = Preferences(language: .persian, theme: .dark)
        let view = TermsConfigurator.build(
            preferences: preferences,
            manager: TermsManager(backend: nowhere, client: NetworkClient(baseURL: nowhere)))
        #expect(Wiring.gaps(in: view) == [])
        let route = try SceneRoute("Terms", parameter: preferences)
        #expect(view.place.route == route)
        let scenes = SceneList(AboutApp(backend: nowhere).entries(in: HostContext()))
        let again = try scenes.build(route)
        #expect(again is TermsViewController)
        #expect(scenes.names == ["About"])
    }

    @Test("a closed session lets go of every scene, also while a text is awaited")
    func release() async throws {
        try await AboutStage.with(faults: ["about": "slow", "terms": "slow"]) { stage in
            weak let about = stage.view(at: 0)
            stage.host.tap("terms")
            weak let terms = stage.view(at: 1)
            #expect(about != nil && terms != nil)
            stage.host.session.close()
            #expect(about == nil)
            #expect(terms == nil)
        }
    }
}
