import Synchronization

/// Ends an observation when it is released.
///
/// Keep it for as long as the observer is to be called. Once `end()` has returned, or the token is
/// released, no call of the observer begins; a call in progress on another thread completes.
/// Any thread may end it, any number of times, including from within the observer and from
/// a `deinit`.
///
/// A token does not keep the observable alive: once nobody else holds the observable, nobody can set it, and it is
/// released together with what its observers capture. A token of `combine(with:_:)`, `bindTwoWay` or what is derived from
/// them does keep the sources alive until it ends, because a set of one source needs the value of the others.
///
/// `@unchecked Sendable`: `subscription` is accessed by the one call that set `isEnded`.
public final class ObservationToken: @unchecked Sendable {
    private let isEnded = Atomic<Bool>(false)
    private var subscription: (any ObservableSubscription)?

    @usableFromInline
    init(_ subscription: any ObservableSubscription) {
        self.subscription = subscription
    }

    deinit {
        end()
    }

    /// Ends the observation now. Complexity: O(number of observers of the observable).
    public func end() {
        guard !isEnded.exchange(true, ordering: .acquiringAndReleasing) else { return }
        subscription.take()?.end()
    }
}

/// The connection between an observer and an observable; see ``ObservableReading/subscribe(_:)``.
public protocol ObservableSubscription: AnyObject, Sendable {
    /// Ends the subscription. A second call has no effect.
    func end()
}
