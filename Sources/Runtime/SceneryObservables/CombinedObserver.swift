import SceneryFoundations

/// One observer of a value that depends on several roots.
///
/// After each set of a root it reads all of them at once, and calls its observer if one of them changed since
/// the last call. So sets that were made together are delivered together, a root that is
/// reached by two paths is delivered once, and the last value delivered is the final state.
///
/// While it is active, it and its roots own each other; ending it, or the end of all roots, breaks the cycle.
final class CombinedObserver<Value: Sendable>: Sendable {
    private struct State {
        var deliveredVersions: [UInt64] = []
        var subscriptions: [any ObservableSubscription] = []
        var isDelivering = false
        var mayHaveChanges = false
        var isEnded = false
        var finishedRoots = 0

        /// Returns true if the caller has to check for changes; it then continues until `continueDelivering` returns false.
        mutating func begin() -> Bool {
            mayHaveChanges = true
            defer { isDelivering = true }
            return !isDelivering
        }

        /// Returns false if the observer has already ended.
        mutating func add(_ subscription: any ObservableSubscription) -> Bool {
            if !isEnded { subscriptions.append(subscription) }
            return !isEnded
        }

        /// Stores the versions of `roots`, which are held. Returns false if none has changed.
        mutating func note(_ roots: [any ObservableRoot]) -> Bool {
            var isChanged = deliveredVersions.isEmpty
            if isChanged { deliveredVersions = Array(repeating: 0, count: roots.count) }
            for (index, root) in roots.enumerated() where deliveredVersions[index] != root.heldVersion {
                deliveredVersions[index] = root.heldVersion
                isChanged = true
            }
            return isChanged
        }

        /// Ends the observer; returns the subscriptions to end.
        mutating func end() -> [any ObservableSubscription] {
            isEnded = true
            defer { subscriptions = [] }
            return subscriptions
        }

        mutating func continueDelivering() -> Bool {
            isDelivering = mayHaveChanges && !isEnded
            mayHaveChanges = false
            return isDelivering
        }
    }

    private let roots: [any ObservableRoot]
    private let capture: @Sendable () -> () -> Value
    private let receive: @Sendable (Value) -> Bool
    let subscription = CombinedSubscription<Value>()
    private let state = Protected(State())

    init(
        roots: [any ObservableRoot], capture: @escaping @Sendable () -> () -> Value,
        receive: @escaping @Sendable (Value) -> Bool, finished: (@Sendable () -> Void)?
    ) {
        self.roots = roots
        self.capture = capture
        self.receive = receive
        subscription.open(self)
        for root in roots {
            let subscription = root.subscribe(
                toSets: { self.rootDidChange() }, finished: { self.rootDidFinish(finished) })
            if !state.withLock({ $0.add(subscription) }) { subscription.end() }
        }
    }

    func end() {
        // Ended after the lock, because this releases what the observer captures.
        for subscription in state.withLock({ $0.end() }) { subscription.end() }
        subscription.close()
    }

    /// Called after each set of a root. Returns false once the observer has ended.
    private func rootDidChange() -> Bool {
        guard state.withLock({ $0.begin() }) else { return true }
        while state.withLock({ $0.continueDelivering() }) {
            guard let make = captureChange() else { continue }
            if !receive(make()) { end() }
        }
        return state.withLock { !$0.isEnded }
    }

    /// Called after the last set of a root. The value of a root that has finished stays; the last root ends the observer.
    private func rootDidFinish(_ finished: (@Sendable () -> Void)?) {
        let isLast = state.withLock { state in
            state.finishedRoots += 1
            return state.finishedRoots == roots.count && !state.isEnded
        }
        guard isLast else { return }
        end()
        finished?()
    }

    /// Captures the current values of the roots; nil if they were delivered already.
    private func captureChange() -> (() -> Value)? {
        // The lock of the state is acquired inside those of the roots, never the other way around.
        withHeld(roots) {
            state.withLock { $0.note(roots) } ? capture() : nil
        }
    }
}

/// Ends a combined observer, and forgets it at its end: so a kept token keeps nothing after the end of all roots.
final class CombinedSubscription<Value: Sendable>: ObservableSubscription {
    private let observer = Protected<CombinedObserver<Value>?>(nil)

    func open(_ observer: CombinedObserver<Value>) {
        self.observer.withLock { $0 = observer }
    }

    func end() {
        observer.withLock { $0 }?.end()
    }

    func close() {
        // Released after the lock, because this releases what the observer captures.
        let closed = observer.withLock { $0.take() }
        withExtendedLifetime(closed) {}
    }
}

extension ObservableReading {
    /// The values of two observables, combined by `transform`; chain it for more.
    ///
    /// An observer receives consistent states: values set together in an ``ObservableTransaction`` are seen together,
    /// never a new value of one with an old value of the other. A
    /// single set is delivered once, even if it reaches the result by two paths. Sets made
    /// while the observer runs, by itself or by other threads, are delivered as one. Applying
    /// `distinct()` to a source has no effect here; apply it to the result.
    ///
    /// While it is observed, the sources keep each other alive, because a set of one needs the value of the other: until
    /// the token ends, until the first set after the release of the owner, or until all sources have finished.
    public func combine<Other: ObservableReading, Result: Sendable>(
        with other: Other, _ transform: @escaping @Sendable (Value, Other.Value) -> Result
    ) -> DerivedObservable<Result> {
        let (left, right) = (readOnly, other.readOnly)
        let roots = (left.roots + right.roots).inLockingOrder()
        let capture: @Sendable () -> () -> Result = {
            let (left, right) = (left.capture(), right.capture())
            return { transform(left(), right()) }
        }
        return DerivedObservable(roots: roots, capture: capture) { receive, finished in
            let observer = CombinedObserver(
                roots: roots, capture: capture, receive: receive, finished: finished)
            return observer.subscription
        }
    }

    /// The values of two as a pair, with the guarantees of `combine(with:_:)`.
    public func combine<Other: ObservableReading>(
        with other: Other
    ) -> DerivedObservable<(Value, Other.Value)> {
        combine(with: other) { ($0, $1) }
    }
}
