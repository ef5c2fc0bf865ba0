import SceneryScreens
import SwiftUIStandIn
import Testing
import TripCore
import VerifiedSwiftUI

@testable import TripScenes

/// Scenes of a generated app that have a SwiftUI view or a view controller of their own, in one navigation with a screen.
@MainActor @Suite("Native views in the SwiftUI host") struct NativeSceneTests {
    private static let builders: [@MainActor @Sendable () -> any SceneView] = [
        { ExtensionConfigurator.build() }, { StateAssembler().assemble() }, { ImportAssembly.assemble() },
        { WhereScene.root(rideManager: RideManager()).configure() },
    ]

    private let navigator = SceneNavigator(root: HomeConfigurator.build())
    private let graph = ViewGraph()

    private func host() -> SceneryAppView {
        SceneryAppView(
            HostedApp("Trip") { [navigator] _ in
                HostedApp.Start(scenes: SceneRegistry([]), navigator: navigator)
            })
    }

    private func waits(_ condition: () -> Bool) async {
        for _ in 0..<1000 where !condition() { await Task.yield() }
        #expect(condition())
    }

    /// As SwiftUI does when views appear.
    private func appear(_ node: Node) {
        for part in node.all where part.kind == "onAppear" { part.action?() }
    }

    @Test("a SwiftUI view shows its content and errors, its controls reach the logic", arguments: 0..<4)
    func shown(_ index: Int) async throws {
        let host = host()
        weak var scene: (any SceneView)?
        do {
            let view = Self.builders[index]()
            scene = view
            navigator.push(view)
        }
        appear(graph.draw(host))
        let texts = { graph.draw(host).all.filter { $0.kind == "Text" }.map(\.text) }
        let button = { (titles: [String]) in
            graph.draw(host).all.first { $0.kind == "Button" && titles.contains($0.text) }
        }
        if index > 0 { await waits { !texts().isEmpty } }
        await waits { !graph.draw(host).all.contains { $0.kind == "ProgressView" } }
        (scene as? any ErrorDisplaying)?.show(
            error: ErrorViewModel(title: "Offline", message: "No connection.", retryTitle: "Try again"))
        #expect(Array(texts().prefix(2)) == ["Offline", "No connection."])
        try #require(button(["OK"])).action?()
        #expect(!texts().contains("Offline"))
        let field = graph.draw(host).all.first { $0.kind == "TextField" || $0.kind == "SecureField" }
        field?.type?("typed")
        #expect((field != nil) == (index > 0))
        try #require(button(["Close", "Back"])).action?()
        #expect(navigator.state.scenes.count == 1)
        _ = graph.draw(host)
        await waits { scene == nil }
    }

    @Test("a screen, a SwiftUI view and a view controller are shown in one navigation")
    func mixed() async {
        let host = host()
        #expect(graph.draw(host).all.contains { $0.text == "Reload" })
        navigator.push(ExtensionConfigurator.build())
        #expect(graph.draw(host).all.contains { $0.kind == "ExtensionView" })
        navigator.push(AboutUsConfigurator.build())
        let controller = graph.draw(host).all.first { $0.kind == "UIViewController" }
        #expect(controller?.text == "UIViewController")
        controller?.action?()
        #expect((navigator.visibleView as? AboutUsViewController)?.title == "About us")
        navigator.push(HomeConfigurator.build())
        #expect(graph.draw(host).all.contains { $0.text == "Home" })
        navigator.popToRoot()
        #expect(graph.draw(host).all.contains { $0.text == "Home" })
    }

    @Test("a scene that no framework draws has words in its place")
    func words() {
        navigator.push(BareScene())
        #expect(graph.draw(host()).all.contains { $0.text.contains("cannot be shown here") })
    }
}

private final class BareScene: SceneView {
    let context = SceneContext("Bare")
}
