import SceneryFoundations

/// Keeps two observables equal, whichever of them is set.
///
/// It compares states, not events: for each side it stores the number of the last synchronized set, and it
/// copies the side that is ahead to the other while both are held. Its own copy leaves both at synchronized
/// numbers and so triggers nothing; values are not compared; and two threads that set both sides
/// at the same time leave them equal.
///
/// While it is active, it and its subscriptions own each other; ending it breaks the cycle.
///
/// `@unchecked Sendable`: `syncedLeft` and `syncedRight` are accessed while both sides are held.
final class TwoWayLink<Left: Sendable, Right: Sendable>: ObservableSubscription, @unchecked Sendable {
    private enum Change {
        case left(Left)
        case right(Right)
    }

    private let left: ObservableValue<Left>
    private let right: ObservableValue<Right>
    private let forward: @Sendable (Left) -> Right?
    private let backward: @Sendable (Right) -> Left?
    private let roots: [any ObservableRoot]
    private var syncedLeft: UInt64?
    private var syncedRight: UInt64 = 0
    private let subscriptions = Protected<[any ObservableSubscription]>([])

    init(
        _ left: ObservableValue<Left>, _ right: ObservableValue<Right>,
        forward: @escaping @Sendable (Left) -> Right?, backward: @escaping @Sendable (Right) -> Left?
    ) {
        self.left = left
        self.right = right
        self.forward = forward
        self.backward = backward
        roots = [left as any ObservableRoot, right].inLockingOrder()
        for root in roots {
            let subscription = root.subscribe(
                toSets: {
                    self.synchronize()
                    return true
                }, finished: { self.end() })
            subscriptions.withLock { $0.append(subscription) }
        }
        if roots.contains(where: \.isFinished) { end() }
    }

    func end() {
        let current = subscriptions.withLock { subscriptions in
            defer { subscriptions = [] }
            return subscriptions
        }
        for subscription in current { subscription.end() }
    }

    /// Copies until neither side is ahead.
    private func synchronize() {
        while let (change, versions) = nextChange() {
            switch change {
            case .left(let value):
                copy(forward(value), to: right, versions)
            case .right(let value):
                copy(backward(value), to: left, versions)
            }
        }
    }

    /// The value of the side that is ahead, the left one if both are, and the current versions.
    private func nextChange() -> (Change, (UInt64, UInt64))? {
        withHeld(roots) {
            let versions = (left.heldVersion, right.heldVersion)
            if versions.0 != syncedLeft { return (.left(left.heldValue), versions) }
            if versions.1 != syncedRight { return (.right(right.heldValue), versions) }
            return nil
        }
    }

    /// Sets the other side, if nothing was set since `versions`. If the conversion returned nil, both sides keep their
    /// values and count as synchronized.
    private func copy<Side>(_ value: Side?, to side: ObservableValue<Side>, _ versions: (UInt64, UInt64)) {
        var replaced: Side?
        let mustDeliver = withHeld(roots) {
            guard (left.heldVersion, right.heldVersion) == versions else { return false }
            var mustDeliver = false
            if var new = value {
                mustDeliver = side.enqueueHeld(&new)
                replaced = new
            }
            syncedLeft = left.heldVersion
            syncedRight = right.heldVersion
            return mustDeliver
        }
        if mustDeliver { side.deliver() }
        // The previous value is released here at the earliest, because its `deinit` may run the user's code.
        withExtendedLifetime(replaced) {}
    }
}

extension ObservableValue {
    /// Keeps two observables equal until the token is released. First, `other` takes the value of this one.
    ///
    /// A set of either is copied to the other once, on the thread that sets. Values are not compared.
    /// If both are set at the same time, this one prevails, and they end up
    /// equal. The binding ends when either of them finishes.
    public func bindTwoWay(with other: ObservableValue<Value>) -> ObservationToken {
        bindTwoWay(with: other, forward: { $0 }, backward: { $0 })
    }

    /// Keeps two observables synchronized through conversions, until the token is released.
    ///
    /// - Parameters:
    ///   - other: Takes its value from this one first.
    ///   - forward: Converts a value of this one for `other`; nil leaves `other` unchanged.
    ///   - backward: Converts a value of `other` for this one; nil leaves this one unchanged, for example
    ///     while a person has typed half of a number. Both run with no lock held.
    public func bindTwoWay<Other>(
        with other: ObservableValue<Other>,
        forward: @escaping @Sendable (Value) -> Other?, backward: @escaping @Sendable (Other) -> Value?
    ) -> ObservationToken {
        ObservationToken(TwoWayLink(self, other, forward: forward, backward: backward))
    }
}
