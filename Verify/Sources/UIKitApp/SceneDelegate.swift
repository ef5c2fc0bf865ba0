import SceneryScreens
import SceneryUIKit
import UIKit

/// A window of the app, with scenes of its own.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private var host: UIKitHost?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        host = UIKitHost(TripApp.app, window: UIWindow(windowScene: scene))
    }
}
