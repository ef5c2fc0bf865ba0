import SceneryFoundations

/// Ends an observation when it is released.
///
/// Keep it for as long as the observer is to be called. Once `end()` has returned, or the token is
/// released, no call of the observer begins; a call in progress on another thread completes.
/// Any thread may end it, any number of times, including from within the observer and from
/// a `deinit`.
public final class ObservationToken: Sendable {
    private let subscription: Protected<(any ObservableSubscription)?>

    @usableFromInline
    init(_ subscription: any ObservableSubscription) {
        self.subscription = Protected(subscription)
    }

    deinit {
        end()
    }

    /// Ends the observation now. Complexity: O(number of observers of the observable).
    public func end() {
        // Ended after the lock, because this releases what the observer captures, and a `deinit` may run the user's
        // code.
        let current = subscription.withLock { $0.take() }
        current?.end()
    }
}

/// The connection between an observer and an observable; see ``ObservableReading/subscribe(_:)``.
public protocol ObservableSubscription: AnyObject, Sendable {
    /// Ends the subscription. A second call has no effect.
    func end()
}
