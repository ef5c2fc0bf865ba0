#if canImport(UIKit)
    import Foundation
    import SceneryScreens
    import SwiftUI
    import UIKit

    /// Makes the controllers of scenes that are neither view controllers nor screens.
    @MainActor enum NativeHosting {
        /// Shows the scene's SwiftUI view, or the words that it cannot be shown.
        static func controller(for scene: any SceneView) -> UIViewController {
            if let view = (scene as? any NativeScene)?.content as? any View {
                return UIHostingController(rootView: AnyView(view))
            }
            return ScreenViewController(
                UndrawableView(scene, language: Locale.preferredLanguages.first))
        }
    }
#endif
