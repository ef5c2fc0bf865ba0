import Foundation
import SceneryScreens
import Testing
import UIKitStandIn

@testable import UIKitApp

/// What `scenery new --hosts uikit` and `--hosts swiftui` write for the app on a device is compiled here, as `UIKitApp` and
/// `SwiftUIApp`.
@MainActor @Suite("The app of a project for Xcode") struct ProjectAppTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test(
        "what is compiled here is what the templates make",
        arguments: [
            ("AppDelegate", "UIKitApp/AppDelegate"), ("SceneDelegate", "UIKitApp/SceneDelegate"),
            ("SwiftUIApp", "SwiftUIApp/TripSwiftUIApp"),
        ])
    func same(_ template: String, _ file: String) throws {
        let templates = Self.package.appending(path: "../Sources/Tools/Styles/Bundled/parts/project")
        let text = try String(contentsOf: templates.appending(path: "\(template).stencil"), encoding: .utf8)
        let compiled = Self.package.appending(path: "Sources/\(file).swift")
        #expect(
            try String(contentsOf: compiled, encoding: .utf8)
                == text.replacingOccurrences(of: "{{ app }}", with: "Trip"))
    }

    @Test("each window of the system has scenes of its own")
    func windows() throws {
        let scenes = [UIWindowScene(), UIWindowScene()]
        let delegates = scenes.map { scene in
            let delegate = SceneDelegate()
            delegate.scene(scene, willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
            return delegate
        }
        let roots = scenes.map { $0.windows.first?.rootViewController }
        #expect(roots.allSatisfy { $0 != nil } && roots[0] !== roots[1])
        withExtendedLifetime(delegates) {}
    }
}
