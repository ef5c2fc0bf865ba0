/// Keeps two observables equal, whichever of them is set.
///
/// It looks at states and not at events: each side has the number of the set up to which both agree,
/// and the side that is ahead is copied to the other while both are held. So its own copying, which
/// leaves both at the agreed numbers, starts nothing; no comparison of values is needed; and two
/// threads that set both sides at once leave them equal.
///
/// While it lives, it and its ties hold each other; the end cuts that.
///
/// `@unchecked Sendable`: `agreedLeft` and `agreedRight` are touched while both sides are held.
final class TwoWayLink<Left: Sendable, Right: Sendable>: ObservableSubscription, @unchecked Sendable {
    private enum News {
        case left(Left)
        case right(Right)
    }

    private let left: Observable<Left>
    private let right: Observable<Right>
    private let forward: @Sendable (Left) -> Right?
    private let backward: @Sendable (Right) -> Left?
    private let roots: [any ObservableRoot]
    private var agreedLeft: UInt64?
    private var agreedRight: UInt64 = 0
    private let ties = Guarded<[any ObservableSubscription]>([])

    init(
        _ left: Observable<Left>, _ right: Observable<Right>,
        forward: @escaping @Sendable (Left) -> Right?, backward: @escaping @Sendable (Right) -> Left?
    ) {
        self.left = left
        self.right = right
        self.forward = forward
        self.backward = backward
        roots = [left as any ObservableRoot, right].inHoldingOrder()
        for root in roots {
            let tie = root.subscribe(toSets: {
                self.agree()
                return true
            })
            ties.withLock { $0.append(tie) }
        }
    }

    func end() {
        let cut = ties.withLock { ties in
            defer { ties = [] }
            return ties
        }
        for tie in cut { tie.end() }
    }

    /// Copies until neither side is ahead.
    private func agree() {
        while let (news, versions) = look() {
            switch news {
            case .left(let value):
                copy(forward(value), to: right, versions)
            case .right(let value):
                copy(backward(value), to: left, versions)
            }
        }
    }

    /// The side that is ahead, the left one if both are, and the numbers of this moment.
    private func look() -> (News, (UInt64, UInt64))? {
        withHeld(roots) {
            let versions = (left.heldVersion, right.heldVersion)
            if versions.0 != agreedLeft { return (.left(left.heldValue), versions) }
            if versions.1 != agreedRight { return (.right(right.heldValue), versions) }
            return nil
        }
    }

    /// Sets the other side, if nothing was set since `versions`. A conversion that gave nothing
    /// settles the matter as well: both sides then keep what they have.
    private func copy<Side>(_ value: Side?, to side: Observable<Side>, _ versions: (UInt64, UInt64)) {
        var replaced: Side?
        let mustDeliver = withHeld(roots) {
            guard (left.heldVersion, right.heldVersion) == versions else { return false }
            var mustDeliver = false
            if var new = value {
                mustDeliver = side.enqueueHeld(&new)
                replaced = new
            }
            agreedLeft = left.heldVersion
            agreedRight = right.heldVersion
            return mustDeliver
        }
        if mustDeliver { side.deliver() }
        // The value before is let go of here at the earliest: its `deinit` may be the user's.
        withExtendedLifetime(replaced) {}
    }
}

extension Observable {
    /// Keeps the two equal until the token is let go of. `other` takes the value of this one first.
    ///
    /// A set of either is copied to the other once, on the thread that set, without comparing
    /// values and without a loop. If both are set at the same time this one prevails, and they end
    /// equal.
    public func bindTwoWay(with other: Observable<Value>) -> ObservationToken {
        bindTwoWay(with: other, forward: { $0 }, backward: { $0 })
    }

    /// Keeps the two in step through conversions, until the token is let go of.
    ///
    /// - Parameters:
    ///   - other: takes its value from this one first.
    ///   - forward: what `other` holds for a value of this one; nil leaves `other` as it is.
    ///   - backward: what this one holds for a value of `other`; nil leaves this one as it is, as
    ///     when a person has typed half a number. Both run with no lock held.
    public func bindTwoWay<Other>(
        with other: Observable<Other>,
        forward: @escaping @Sendable (Value) -> Other?, backward: @escaping @Sendable (Other) -> Value?
    ) -> ObservationToken {
        ObservationToken(TwoWayLink(self, other, forward: forward, backward: backward))
    }
}
