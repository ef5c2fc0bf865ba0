/// An observable of whatever type, as something whose sets can be counted and held still.
///
/// Several roots are held still in the order of `ObjectIdentifier`, always, so that two threads that
/// hold several cannot wait for each other.
protocol ObservableRoot: AnyObject, Sendable {
    /// Holds sets and reads back until `release()`.
    func hold()
    func release()

    /// The number of the last set. To be read while held.
    var heldVersion: UInt64 { get }

    /// Calls `notice` now and after each set, until it returns false or the tie is cut.
    func subscribe(toSets notice: @escaping @Sendable () -> Bool) -> any ObservableSubscription
}

extension Observable: ObservableRoot {
    func hold() { state.lock() }
    func release() { state.unlock() }
    var heldVersion: UInt64 { state.storage.pointee.content.version }
    var heldValue: Value { state.storage.pointee.content.value }

    /// Notes a set while held. True when the caller has to `deliver()` after the release, which is
    /// also when it lets go of the value before, which it finds in `new`.
    func enqueueHeld(_ new: inout Value) -> Bool {
        // Through a copy of the pointer: written in one go, it counts as an access to `state` itself.
        let storage = state.storage
        return storage.pointee.content.enqueue(&new)
    }

    func subscribe(toSets notice: @escaping @Sendable () -> Bool) -> any ObservableSubscription {
        subscribe { _ in notice() }
    }
}

extension Sequence where Element == any ObservableRoot {
    /// Each root once, in the order in which roots are held.
    func inHoldingOrder() -> [any ObservableRoot] {
        var seen: Set<ObjectIdentifier> = []
        return filter { seen.insert(ObjectIdentifier($0)).inserted }
            .sorted { ObjectIdentifier($0) < ObjectIdentifier($1) }
    }
}

/// Runs `body` while all `roots`, which are in holding order, are held.
func withHeld<Result>(_ roots: [any ObservableRoot], _ body: () -> Result) -> Result {
    for root in roots { root.hold() }
    defer { for root in roots.reversed() { root.release() } }
    return body()
}
