import SceneryScreens
import SceneryUIKit
import UIKit

/// A window of the app, with scenes of its own. It opens again with those that it had, or with the scenes of a link.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private var connected: UIKitWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        connected = UIKitWindow(TripApp.app, scene: scene, session: session, options: options)
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        connected = nil
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        connected?.open(contexts)
    }

    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        connected?.open(activity)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        connected?.restorationActivity
    }
}
