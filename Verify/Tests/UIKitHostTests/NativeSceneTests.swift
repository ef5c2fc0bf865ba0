import SceneryScreens
import Testing
import TripScenes
import UIKitStandIn
import VerifiedUIKit

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
