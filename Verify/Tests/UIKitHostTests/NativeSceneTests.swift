import SceneryScreens
import SwiftUIStandIn
import Testing
import TripCore
import UIKitStandIn
import VerifiedUIKit

@testable import TripScenes

/// Scenes of a generated app that have a view controller of their own, in one navigation with a screen.
@MainActor @Suite("Native views in the UIKit host") struct NativeSceneTests {
    private static let builders: [@MainActor @Sendable () -> any SceneView] = [
        { AboutUsConfigurator.build() }, { FrameAssembler().assemble() }, { SelfAssembly.assemble() },
    ]

    private let window = UIWindow()

    private func host() -> UIKitHost {
        UIKitHost(
            HostedApp("Trip") { _ in
                HostedApp.Start(
                    scenes: SceneRegistry([]), navigator: SceneNavigator(root: HomeConfigurator.build()))
            }, window: window)
    }

    private var controllers: [UIViewController] {
        (window.rootViewController as? UINavigationController)?.viewControllers ?? []
    }

    @Test("a native view is shown over a screen, and a screen over a native view")
    func mixed() {
        let host = host()
        let native = Self.builders.map { $0() }
        for view in native {
            host.navigator.push(view)
            host.navigator.push(HomeConfigurator.build())
        }
        #expect(controllers.count == 1 + 2 * native.count)
        for (index, controller) in controllers.enumerated() {
            #expect((controller is ScreenViewController) == index.isMultiple(of: 2))
        }
        #expect(native.enumerated().allSatisfy { $1 === controllers[2 * $0 + 1] })
    }

    @Test(
        "a SwiftUI view is hosted over a screen and a view controller, and its button leads back",
        arguments: 0..<4)
    func hosted(_ index: Int) async throws {
        let host = host()
        host.navigator.push(AboutUsConfigurator.build())
        weak var scene: (any SceneView)?
        do {
            let view = Self.swiftUI[index]()
            scene = view
            host.navigator.push(view)
            let controller = try #require(controllers.last as? UIHostingController<AnyView>)
            if index > 0 { await waits { controller.drawn().all.contains { $0.kind == "Text" } } }
            let close = try #require(
                controller.drawn().all.first { $0.kind == "Button" && ["Close", "Back"].contains($0.text) })
            close.action?()
        }
        #expect(controllers.count == 2 && controllers.last is AboutUsViewController)
        await waits { scene == nil }
    }

    private static let swiftUI: [@MainActor @Sendable () -> any SceneView] = [
        { ExtensionConfigurator.build() }, { StateAssembler().assemble() }, { ImportAssembly.assemble() },
        { WhereScene.root(rideManager: RideManager()).configure() },
    ]

    private func waits(_ condition: () -> Bool) async {
        for _ in 0..<1000 where !condition() { await Task.yield() }
        #expect(condition())
    }

    @Test("a host that draws screens says so in the place of a native view")
    func words() async {
        let navigator = SceneNavigator(root: HomeConfigurator.build())
        let host = HeadlessHost(session: ScreenSession(navigator: navigator))
        for view in [AboutUsConfigurator.build(), ExtensionConfigurator.build()] {
            navigator.push(view)
            #expect(await host.waits { $0.screen.title == view.context.name })
            #expect(host.text.contains("This part of the app cannot be shown here."))
            #expect(!host.tap("Close"))
            navigator.pop()
        }
        #expect(await host.waits { $0.screen.title == "Home" })
        #expect(!host.text.contains("cannot be shown"))
    }

    @Test("the words are in the person's language")
    func language() {
        let start = HostedApp("Trip") { _ in
            HostedApp.Start(
                scenes: SceneRegistry([]), navigator: SceneNavigator(root: AboutUsConfigurator.build()))
        }.start(HostContext(languages: ["fa-IR"]))
        let host = HeadlessHost(session: ScreenSession(start))
        #expect(host.text.contains(HostStrings(language: "fa").cannotShow.prefix(20)))
        #expect(HostStrings(language: "fa").cannotShow != HostStrings(language: "en").cannotShow)
    }

    @Test("a native scene is loaded, appears, and is released when a person goes back", arguments: 0..<3)
    func released(_ index: Int) async throws {
        let host = host()
        weak var scene: (any SceneView)?
        do {
            let view = Self.builders[index]()
            scene = view
            host.navigator.push(view)
            #expect(controllers.last === view)
            #expect((view as? UIViewController)?.view.descendants.isEmpty == false)
        }
        for _ in 0..<1000 { await Task.yield() }
        let stack = try #require(window.rootViewController as? UINavigationController)
        stack.popViewController(animated: true)
        #expect(host.navigator.state.scenes.count == 1)
        for _ in 0..<1000 where scene != nil { await Task.yield() }
        #expect(scene == nil)
    }
}
