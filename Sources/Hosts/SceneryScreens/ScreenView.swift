import Scenery

/// A scene's view that any host can draw: it shows on a stage.
///
/// Errors become a dialog, whose retry button asks the scene's logic, and activity the host's
/// indicator; a view may replace either.
@MainActor public protocol ScreenView: SceneView, ErrorDisplaying, ActivityDisplaying {
    var stage: Stage { get }
}

extension SceneNavigator {
    /// Whether the scene in front shows a dialog. Hosts neither go back nor change the tab until a person
    /// has answered it.
    public var isDialogOpen: Bool { (visibleView as? any ScreenView)?.stage.screen.dialog != nil }
}

extension ScreenView {
    public var context: SceneContext { stage.context }

    /// Shows the error in a dialog. Its retry button asks the scene's logic, where that is `Retrying`.
    public func show(error: ErrorViewModel) {
        let logic = context.logic(as: (any Retrying).self)
        stage.show(
            dialog: ScreenDialog(error.title, message: error.message) {
                if let retryTitle = error.retryTitle { ScreenButton(retryTitle) { logic?.retry() } }
                ScreenButton(error.dismissTitle, role: .cancel)
            })
    }

    public func showActivity(_ isActive: Bool) {
        stage.showActivity(isActive)
    }
}
