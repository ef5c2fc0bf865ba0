/// One observer of a value that depends on several roots.
///
/// A set of any root makes it look at all of them at once, and tell its observer if there is
/// anything that it has not told. So sets that were made together are told together, a root that is
/// reached by two ways is told once, and the last thing told is the state of the end.
///
/// While it lives, it and its ties hold each other; the end cuts that.
final class CombinedObserver<Value: Sendable>: ObservableSubscription {
    private struct State {
        var told: [UInt64] = []
        var ties: [any ObservableSubscription] = []
        var isTelling = false
        var mayHaveNews = false
        var isEnded = false

        /// True when the caller has to look for news; it then goes on until `goOn` says no.
        mutating func begin() -> Bool {
            mayHaveNews = true
            defer { isTelling = true }
            return !isTelling
        }

        /// False when the end came first.
        mutating func keep(_ tie: any ObservableSubscription) -> Bool {
            if !isEnded { ties.append(tie) }
            return !isEnded
        }

        /// Notes the numbers of the last sets of `roots`, which are held. False when all are known.
        mutating func note(_ roots: [any ObservableRoot]) -> Bool {
            var isNews = told.isEmpty
            if isNews { told = Array(repeating: 0, count: roots.count) }
            for (place, root) in roots.enumerated() where told[place] != root.heldVersion {
                told[place] = root.heldVersion
                isNews = true
            }
            return isNews
        }

        /// The ties to cut.
        mutating func end() -> [any ObservableSubscription] {
            isEnded = true
            defer { ties = [] }
            return ties
        }

        mutating func goOn() -> Bool {
            isTelling = mayHaveNews && !isEnded
            mayHaveNews = false
            return isTelling
        }
    }

    private let roots: [any ObservableRoot]
    private let capture: @Sendable () -> () -> Value
    private let receive: @Sendable (Value) -> Bool
    private let state = Guarded(State())

    init(
        roots: [any ObservableRoot], capture: @escaping @Sendable () -> () -> Value,
        receive: @escaping @Sendable (Value) -> Bool
    ) {
        self.roots = roots
        self.capture = capture
        self.receive = receive
        for root in roots {
            let tie = root.subscribe(toSets: { self.look() })
            if !state.withLock({ $0.keep(tie) }) { tie.end() }
        }
    }

    func end() {
        // Cut after the lock: what the observer holds is released here.
        for tie in state.withLock({ $0.end() }) { tie.end() }
    }

    /// Called after each set of a root. False once the observer wants no more.
    private func look() -> Bool {
        guard state.withLock({ $0.begin() }) else { return true }
        while state.withLock({ $0.goOn() }) {
            guard let make = news() else { continue }
            if !receive(make()) { end() }
        }
        return state.withLock { !$0.isEnded }
    }

    /// How to work out the state of this moment, unless the observer was told already.
    private func news() -> (() -> Value)? {
        // The lock of the state inside those of the roots, and never the other way round.
        withHeld(roots) {
            state.withLock { $0.note(roots) } ? capture() : nil
        }
    }
}

extension ObservableReading {
    /// The values of two, joined by `transform`; chain it for more.
    ///
    /// An observer is told of the state of a moment: what was set together is seen together, and
    /// never a new value of one beside an old value of the other when a `Transaction` set both. A
    /// single set is told once, also when it reaches the result in two ways. Sets that are made
    /// while the observer runs, by itself or by other threads, are told as one. Whether a source
    /// is `distinct()` does not matter here; apply it to the result.
    public func combine<Other: ObservableReading, Result: Sendable>(
        with other: Other, _ transform: @escaping @Sendable (Value, Other.Value) -> Result
    ) -> DerivedObservable<Result> {
        let (left, right) = (readOnly, other.readOnly)
        let roots = (left.roots + right.roots).inHoldingOrder()
        let capture: @Sendable () -> () -> Result = {
            let (left, right) = (left.capture(), right.capture())
            return { transform(left(), right()) }
        }
        return DerivedObservable(roots: roots, capture: capture) { receive in
            CombinedObserver(roots: roots, capture: capture, receive: receive)
        }
    }

    /// The values of two as a pair, with the promises of `combine(with:_:)`.
    public func combine<Other: ObservableReading>(
        with other: Other
    ) -> DerivedObservable<(Value, Other.Value)> {
        combine(with: other) { ($0, $1) }
    }
}
