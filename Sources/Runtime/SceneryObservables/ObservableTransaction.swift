/// Sets of several observables that take effect together.
public struct ObservableTransaction: ~Copyable {
    /// In the order of the first set of each observable, which is the order of delivery.
    private var sets: [(identity: ObjectIdentifier, set: any PendingSet)] = []

    /// The index of each observable in `sets`; used once there are too many to search.
    private var indices: [ObjectIdentifier: Int] = [:]

    fileprivate init() {}

    private static var fewSets: Int { 8 }

    private func index(of identity: ObjectIdentifier) -> Int? {
        sets.count > Self.fewSets ? indices[identity] : sets.firstIndex { $0.identity == identity }
    }

    private mutating func append(_ set: any PendingSet, _ identity: ObjectIdentifier) {
        sets.append((identity, set))
        guard sets.count > Self.fewSets else { return }
        for index in indices.count..<sets.count { indices[sets[index].identity] = index }
    }

    /// The value of `observable` after the transaction: the one set here, otherwise its current value.
    public subscript<Value>(_ observable: ObservableValue<Value>) -> Value {
        get {
            guard let index = index(of: ObjectIdentifier(observable)) else { return observable.value }
            return (sets[index].set as? TypedPendingSet<Value>)?.value ?? observable.value
        }
        set {
            let identity = ObjectIdentifier(observable)
            let pending = TypedPendingSet(observable: observable, value: newValue)
            if let index = index(of: identity) {
                sets[index].set = pending
            } else {
                append(pending, identity)
            }
        }
    }

    /// Sets the value of an observable; a later set of the same one replaces it.
    public mutating func set<Value>(_ observable: ObservableValue<Value>, to value: Value) {
        self[observable] = value
    }

    fileprivate consuming func commit() {
        // Each observable occurs once, so sorting suffices for the locking order.
        let roots = sets.sorted { $0.identity < $1.identity }.map { $0.set.root }
        withHeld(roots) {
            for (_, set) in sets { set.apply() }
        }
        for (_, set) in sets { set.deliver() }
    }
}

extension ObservableTransaction {
    /// Sets several observables as one step.
    ///
    ///     ObservableTransaction.run {
    ///         $0[driver] = name
    ///         $0[state] = .accepted
    ///     }
    ///
    /// Nothing is set while `body` runs; if it throws, nothing is set at all. Afterwards all values change
    /// atomically: an observer of one of them, on any thread, sees the others changed as well, and
    /// an observer of a combination is called once. The observers are called after that, on this thread, in the
    /// order in which their observables were first set. Complexity: O(n log n) in the number of observables.
    ///
    /// - Returns: The result of `body`.
    @discardableResult
    public static func run<Result, Failure: Error>(
        _ body: (inout ObservableTransaction) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var transaction = ObservableTransaction()
        let result = try body(&transaction)
        transaction.commit()
        return result
    }
}

/// A set of an observable of any type, to be applied while the observable is held.
private protocol PendingSet {
    var root: any ObservableRoot { get }

    /// Sets the value.
    func apply()
    /// Calls the observers, unless another thread does. Called after the locks are released.
    func deliver()
}

private final class TypedPendingSet<Value: Sendable>: PendingSet {
    let observable: ObservableValue<Value>

    /// The value to set; after `apply()`, the previous one.
    var value: Value
    private var mustDeliver = false

    init(observable: ObservableValue<Value>, value: Value) {
        self.observable = observable
        self.value = value
    }

    var root: any ObservableRoot { observable }
    func apply() { mustDeliver = observable.enqueueHeld(&value) }
    func deliver() { if mustDeliver { observable.deliver() } }
}
