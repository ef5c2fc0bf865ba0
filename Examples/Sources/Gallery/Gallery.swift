import About
import Foundation
import SceneryScreens

/// All samples as one app, behind a menu.
public enum Gallery {
    /// - Parameter backend: What answers the samples.
    public static func hosted(backend: URL) -> HostedApp {
        let about = AboutApp(backend: backend)
        return HostedApp("samples") { context in
            HostedApp.Start(title: "Samples", menuOf: SceneRegistry(about.entries(in: context)))
        }
    }
}
