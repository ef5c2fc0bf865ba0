import SceneryFoundations
import Synchronization

/// The subscription of an entry in the list of an observable.
///
/// It keeps neither the observable nor, after its end, the entry: so a token does not keep an abandoned observable alive or
/// what its observer captures. Weak references would do the same, but make each retain and release of the observable slower.
///
/// Until it is closed, the observable exists: each entry whose subscription is open is in the observable's list or in the
/// hands of a call of the observable, and `ObservableValue.deinit` closes the subscriptions of its list, for which it waits.
final class EntrySubscription<Value: Sendable>: ObservableSubscription {
    /// `@unchecked Sendable`: both are `Sendable`; the reference is unmanaged because it must not retain.
    private struct Link: @unchecked Sendable {
        let observable: Unmanaged<ObservableValue<Value>>
        let entry: ObserverEntry<Value>
    }

    private let link: Protected<Link?>

    init(of entry: ObserverEntry<Value>, in observable: ObservableValue<Value>) {
        link = Protected(Link(observable: .passUnretained(observable), entry: entry))
    }

    func end() {
        // The entry is released after the lock, because this releases what the observer captures.
        let ended = link.withLock { link -> Link? in
            guard let current = link.take() else { return nil }
            if !current.entry.ended.exchange(true, ordering: .relaxed) {
                current.observable._withUnsafeGuaranteedRef { $0.remove(current.entry) }
            }
            return current
        }
        withExtendedLifetime(ended) {}
    }

    /// Forgets the entry, which has ended, and the observable, which may end now.
    func close() {
        let closed = link.withLock { $0.take() }
        withExtendedLifetime(closed) {}
    }
}
