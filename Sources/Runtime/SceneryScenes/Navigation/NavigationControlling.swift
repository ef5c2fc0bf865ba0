import Foundation

/// The container that shows scenes, as a scene's navigation role sees it.
///
/// Every method works on what is in front: the topmost sheet, or the base when there is none, and
/// of tabs the selected one. Changes happen before the call returns, on the main actor; a host may
/// animate them afterwards. What cannot be done (pop the root, select a tab that is not there, show a
/// view that is open already or was closed) changes nothing and is reported.
@MainActor public protocol NavigationControlling: Boundary {
    /// Puts a scene on top of the stack in front.
    func push(_ scene: any SceneView)
    /// Closes the top scene of the stack in front, unless it is the only one.
    func pop()
    /// Closes all scenes of the stack in front but the first.
    func popToRoot()
    /// Shows a scene as a sheet over everything.
    func present(_ scene: any SceneView)
    /// Closes the topmost sheet with all its scenes.
    func dismiss()
    /// Replaces the top scene of the stack in front.
    func replace(with scene: any SceneView)
    /// Closes everything and shows this scene alone.
    func replaceRoot(with scene: any SceneView)
    /// Closes everything and shows tabs, each with its first scene.
    func replaceRoot(withTabs tabs: [SceneTab], selected: Int)
    /// Brings a tab to the front.
    func selectTab(_ index: Int)
    /// Opens a web page outside the app, where the host can.
    func open(_ url: URL)
}

/// A tab to open: its title and its first scene.
@MainActor public struct SceneTab {
    public let title: String
    public let scene: any SceneView

    public init(_ title: String, scene: any SceneView) {
        self.title = title
        self.scene = scene
    }
}
