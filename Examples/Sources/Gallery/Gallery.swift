import Foundation
import SceneryScreens

/// All samples as one app: behind a menu, and as a list of the states of their scenes.
public enum Gallery {
    /// - Parameter backend: What answers the samples.
    public static func hosted(backend: URL) -> HostedApp {
        let samples = SampleApp.all(backend: backend)
        return HostedApp("samples") { context in
            let entries =
                samples.flatMap { $0.entries(context) } + PreviewCatalog(samples.flatMap(\.previews)).entries
            let scenes = SceneRegistry(entries)
            let menu = { GalleryMenu(samples) { try scenes.build(named: $0) } }
            let all = SceneRegistry(entries + [SceneRegistry.Entry(GalleryMenuRoute.self) { _ in menu() }])
            return HostedApp.Start(scenes: all, navigator: SceneNavigator(root: menu()))
        }
    }
}
