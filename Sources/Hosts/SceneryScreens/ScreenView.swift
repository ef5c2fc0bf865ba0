import Scenery

/// A scene's view that any host can draw: it shows on a stage.
///
/// Errors become a dialog, with the view's `retry` behind its retry button, and activity the
/// host's indicator; a view may replace either.
@MainActor public protocol ScreenView: SceneView, ErrorDisplaying, ActivityDisplaying {
    var stage: Stage { get }
}

extension ScreenView {
    public var place: ScenePlace { stage.place }

    /// Shows the error in a dialog. Its retry button asks the scene's logic, where it is `Retrying`.
    public func show(error: ErrorViewModel) {
        var buttons = [ScreenPicker.Option(id: StageEvent.dismiss, title: error.dismissTitle)]
        if let retryTitle = error.retryTitle {
            buttons.insert(ScreenPicker.Option(id: StageEvent.retry, title: retryTitle), at: 0)
        }
        let logic = place.logic(as: (any Retrying).self)
        stage.on(StageEvent.retry) { _ in logic?.retry() }
        stage.show(dialog: ScreenDialog(title: error.title, message: error.message, buttons: buttons))
    }

    public func showActivity(_ isActive: Bool) {
        stage.showActivity(isActive)
    }
}

/// The events a stage knows by itself.
public enum StageEvent {
    /// The retry button of an error's dialog.
    public static let retry = "retry"
    /// The button that closes an error's dialog.
    public static let dismiss = "dismiss"
}
