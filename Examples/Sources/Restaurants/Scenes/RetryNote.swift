import SceneryScreens

/// A message in place of what a screen cannot show, with a button to try again.
struct RetryNote: ScreenElementConvertible {
    let message: String
    let retry: @MainActor () -> Void

    var element: ScreenElement {
        ScreenGroup {
            ScreenText(message, style: .emphasis)
            ScreenButton(Self.retryTitle, role: .primary, action: retry)
        }.element
    }

    static let retryTitle = "Try again"
}
