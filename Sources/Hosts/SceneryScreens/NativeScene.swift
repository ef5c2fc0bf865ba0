import Scenery

/// A scene that is drawn with a view which is not the scene itself: a SwiftUI `View`.
///
/// The scene implements its boundary protocol and has what the view shows. The view forwards the lifecycle itself, usually with
/// `.onAppear { context.appear() }` and `.onDisappear { context.disappear() }`. Hosts that cannot draw it show an
/// `UndrawableView` in its place.
@MainActor public protocol NativeScene: SceneView {
    associatedtype NativeView
    /// What is drawn; made whenever a host asks, and not kept by the scene.
    var content: NativeView { get }
}

/// The words that a host shows in the place of a scene whose view it cannot draw, under the scene's name.
@MainActor public final class UndrawableView: ScreenView {
    public let context: SceneContext
    public let stage: Stage

    /// - Parameters:
    ///   - scene: Its lifecycle stays with it.
    ///   - language: A BCP 47 tag; English where there are no texts in it.
    public init(_ scene: any SceneView, language: String?) {
        context = scene.context
        stage = Stage(scene.context.route)
        stage.show(scene.context.name) { ScreenText(HostStrings(language: language).cannotShow) }
    }
}
