#if canImport(SwiftUI)
    import Foundation
    import SceneryScreens
    import SwiftUI
    #if canImport(UIKit)
        import UIKit
    #endif

    /// A scene with a view of its own: a SwiftUI view, a view controller, or the words that it cannot be shown.
    struct NativeContent: View {
        let scene: any SceneView

        var body: some View {
            if let view = (scene as? any NativeScene)?.content as? any View { return AnyView(view) }
            #if canImport(UIKit)
                if let controller = scene as? UIViewController {
                    return AnyView(
                        ControllerContent(controller: controller)
                            .navigationTitle(controller.title ?? scene.context.name))
                }
            #endif
            return AnyView(
                StageView(UndrawableView(scene, language: Locale.preferredLanguages.first)))
        }
    }

    #if canImport(UIKit)
        /// A scene that is a view controller. It forwards the lifecycle itself.
        private struct ControllerContent: UIViewControllerRepresentable {
            let controller: UIViewController

            func makeUIViewController(context: Context) -> UIViewController { controller }
            func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
        }
    #endif
#endif
