import UIKit

/// Starts the app. Each of its windows has a `SceneDelegate`, which Info.plist names.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {}
