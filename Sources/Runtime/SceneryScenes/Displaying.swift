/// A view that can show an error as a dialog.
@MainActor public protocol ErrorDisplaying: Boundary {
    /// Shows the error until the person closes it or tries again; a second error replaces the first.
    func show(error: ErrorViewModel)
}

/// A view that can show that something is being waited for.
@MainActor public protocol ActivityDisplaying: Boundary {
    /// Shows or hides the indicator. Calls do not nest: one `false` hides it.
    func showActivity(_ isActive: Bool)
}

/// Logic that can be asked to try again what failed.
@MainActor public protocol Retrying: Boundary {
    func retry()
}
