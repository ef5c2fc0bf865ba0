import SceneryScreens

/// What a key asks of the session or of the shell.
enum TerminalEffect: Sendable, Equatable {
    case send(ScreenInput)
    case goBack
    case selectTab(Int)
    case quit
    case suspend
    /// Redraw everything.
    case redraw
}
