import SceneryScreens

/// The first settled screen of an app as plain lines.
@MainActor enum NonInteractiveRun {
    /// Waits until the app's link is open and the screen is neither busy nor about to be, then closes the session.
    ///
    /// - Parameters:
    ///   - patience: How long to wait for a busy screen; it is then printed as it is.
    ///   - calm: How long a screen must stay as it is to count as settled; work that a scene has just
    ///     started shows its indicator by then.
    static func lines(
        of app: HostedApp, in context: HostContext, patience: Duration, calm: Duration = .milliseconds(50),
        clock: any Clock<Duration> = ContinuousClock()
    ) async -> [String] {
        let session = ScreenSession(app.start(context))
        defer { session.close() }
        var waited = Duration.zero
        var before: Display?
        while waited < patience,
            session.opening != nil || session.display.screen.isBusy || session.display != before
        {
            before = session.display
            // Only a cancelled task cuts the sleep short; what is shown then is printed.
            guard (try? await clock.sleep(for: calm)) != nil else { break }
            waited += calm
        }
        return PlainText.lines(of: session.display)
    }
}
