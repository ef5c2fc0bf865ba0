/// Sets of several observables, gathered to be made together.
public struct Transaction: ~Copyable {
    private var sets: [ObjectIdentifier: any GatheredSet] = [:]

    /// The order of the first set of each observable, which is the order of telling.
    private var order: [ObjectIdentifier] = []

    fileprivate init() {}

    /// What `observable` will hold: what was set here, else what it holds now.
    public subscript<Value>(_ observable: Observable<Value>) -> Value {
        get {
            (sets[ObjectIdentifier(observable)] as? Gathered<Value>)?.value ?? observable.value
        }
        set {
            let identity = ObjectIdentifier(observable)
            if sets.updateValue(Gathered(observable: observable, value: newValue), forKey: identity) == nil {
                order.append(identity)
            }
        }
    }

    /// Gathers a set. The last one of an observable counts.
    public mutating func set<Value>(_ observable: Observable<Value>, to value: Value) {
        self[observable] = value
    }

    fileprivate consuming func commit() {
        let gathered = order.compactMap { sets[$0] }
        let deliveries = withHeld(gathered.map(\.root).inHoldingOrder()) {
            gathered.filter { $0.apply() }
        }
        for delivery in deliveries { delivery.deliver() }
    }
}

/// Sets several observables as one step.
///
///     transaction {
///         $0[driver] = name
///         $0[state] = .accepted
///     }
///
/// Nothing is set while `body` runs; if it throws, nothing is set at all. Then all values change at
/// one moment: whoever is told of one, by whatever thread, finds the others changed as well, and
/// what is combined of them is told once. The observers are called after that, on this thread, those of the
/// observable that was set first here at first. Cost: O(n log n) in the number of observables.
///
/// - Returns: what `body` returns.
@discardableResult
public func transaction<Result, Failure: Error>(
    _ body: (inout Transaction) throws(Failure) -> Result
) throws(Failure) -> Result {
    var transaction = Transaction()
    let result = try body(&transaction)
    transaction.commit()
    return result
}

/// A set of an observable of whatever type, to be made while the observable is held.
private protocol GatheredSet {
    var root: any ObservableRoot { get }

    /// True when `deliver()` has to follow after the release.
    func apply() -> Bool
    func deliver()
}

private final class Gathered<Value: Sendable>: GatheredSet {
    let observable: Observable<Value>

    /// The value to set; after `apply()` the one it replaced.
    var value: Value

    init(observable: Observable<Value>, value: Value) {
        self.observable = observable
        self.value = value
    }

    var root: any ObservableRoot { observable }
    func apply() -> Bool { observable.enqueueHeld(&value) }
    func deliver() { observable.deliver() }
}
