import SceneryFoundations

/// An observable of any type, whose sets are counted and can be blocked.
///
/// Several roots are always held in the order of `ObjectIdentifier`, so that two threads that
/// hold several cannot deadlock.
protocol ObservableRoot: AnyObject, Sendable {
    /// Blocks sets and reads until `release()`.
    func hold()
    func release()

    /// The number of the last set. Requires the root to be held.
    var heldVersion: UInt64 { get }

    /// Whether no set follows.
    var isFinished: Bool { get }

    /// Calls `notice` now and after each set, until it returns false or the subscription ends, and `finished`, unless nil,
    /// after the last one.
    func subscribe(
        toSets notice: @escaping @Sendable () -> Bool, finished: (@Sendable () -> Void)?
    ) -> any ObservableSubscription
}

extension ObservableValue: ObservableRoot {
    func hold() { state.lock() }
    func release() { state.unlock() }
    var heldVersion: UInt64 { state.withHeldState { $0.version } }
    var heldValue: Value { state.withHeldState { $0.value } }

    /// Enqueues a set while held. Returns true if the caller has to `deliver()` after the release. The caller also has
    /// to release the previous value then, which replaces `new`.
    func enqueueHeld(_ new: inout Value) -> Bool {
        state.withHeldState { $0.enqueue(&new) }
    }

    func subscribe(
        toSets notice: @escaping @Sendable () -> Bool, finished: (@Sendable () -> Void)?
    ) -> any ObservableSubscription {
        subscribe({ _ in notice() }, finished: finished)
    }
}

extension Sequence where Element == any ObservableRoot {
    /// Each root once, in the order in which roots are locked.
    func inLockingOrder() -> [any ObservableRoot] {
        var seen: Set<ObjectIdentifier> = []
        return filter { seen.insert(ObjectIdentifier($0)).inserted }
            .sorted { ObjectIdentifier($0) < ObjectIdentifier($1) }
    }
}

/// Runs `body` while all `roots`, which are in locking order, are held.
func withHeld<Result>(_ roots: [any ObservableRoot], _ body: () -> Result) -> Result {
    for root in roots { root.hold() }
    defer { for root in roots.reversed() { root.release() } }
    return body()
}
