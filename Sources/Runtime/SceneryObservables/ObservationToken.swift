/// Ends an observation when it is let go of.
///
/// Keep it for as long as the observer is to be called. Once `end()` has returned, or the token is
/// gone, no call of the observer begins; a call that another thread is in the midst of runs to its
/// end. Any thread may end it, any number of times, also from within the observer itself, and from
/// a `deinit`.
public final class ObservationToken: Sendable {
    private let subscription: Guarded<(any ObservableSubscription)?>

    init(_ subscription: any ObservableSubscription) {
        self.subscription = Guarded(subscription)
    }

    deinit {
        end()
    }

    /// Ends the observation now. Complexity: O(number of observers of the observable).
    public func end() {
        // Taken out under the lock and ended after it: what the observer holds is released here,
        // and a `deinit` may run code of the user's.
        let current = subscription.withLock { $0.take() }
        current?.end()
    }
}

/// The tie between an observer and what it observes.
public protocol ObservableSubscription: AnyObject, Sendable {
    /// Cuts the tie. A second call changes nothing.
    func end()
}
