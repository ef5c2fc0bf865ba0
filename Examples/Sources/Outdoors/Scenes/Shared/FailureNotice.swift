import SceneryScreens

/// An error in a screen: what happened, and a button for what the person can do.
struct FailureNotice: ScreenElementConvertible {
    private let failure: ErrorViewModel
    private let retry: @MainActor () -> Void

    init(_ failure: ErrorViewModel, retry: @escaping @MainActor () -> Void) {
        self.failure = failure
        self.retry = retry
    }

    var element: ScreenElement {
        ScreenGroup {
            ScreenHeading(failure.title)
            ScreenText(failure.message)
            if let title = failure.retryTitle { ScreenButton(title, role: .primary, action: retry) }
        }.element
    }
}
