import SceneryFoundations
import Synchronization

/// The subscription of an entry in the list of an observable.
///
/// It keeps neither the observable nor, after its end, the entry: so a token does not keep an abandoned observable alive or
/// what its observer captures. Weak references would do the same, but make each retain and release of the observable slower.
///
/// Until it is closed, the observable exists: each entry whose subscription is open is in the observable's list or in the
/// hands of a call of the observable, and `ObservableValue.deinit` closes the subscriptions of its list, for which it waits.
/// Not generic, because its lock and its state would then be found through metadata at each observation.
final class EntrySubscription: ObservableSubscription {
    /// `@unchecked Sendable`: both are `Sendable`; the address is that of the observable, which it must not retain.
    private struct Link: @unchecked Sendable {
        let observable: UnsafeMutableRawPointer
        let entry: AnyObserverEntry
    }

    private let link: Protected<Link?>

    init(of entry: AnyObserverEntry, in observable: UnsafeMutableRawPointer) {
        link = Protected(Link(observable: observable, entry: entry))
    }

    func end() {
        // The entry is released after the lock, because this releases what the observer captures.
        let ended = link.withLock { link -> Link? in
            guard let current = link.take() else { return nil }
            if !current.entry.ended.exchange(true, ordering: .relaxed) {
                current.entry.remove(from: current.observable)
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
