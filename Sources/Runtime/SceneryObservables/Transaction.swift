/// Sets of several observables, gathered to be made together.
public struct Transaction: ~Copyable {
    /// In the order of the first set of each observable, which is the order of telling.
    private var sets: [(identity: ObjectIdentifier, set: any GatheredSet)] = []

    /// Where each stands in `sets`; in use once those are too many to look through.
    private var places: [ObjectIdentifier: Int] = [:]

    fileprivate init() {}

    private static var fewSets: Int { 8 }

    private func place(of identity: ObjectIdentifier) -> Int? {
        sets.count > Self.fewSets ? places[identity] : sets.firstIndex { $0.identity == identity }
    }

    private mutating func append(_ set: any GatheredSet, _ identity: ObjectIdentifier) {
        sets.append((identity, set))
        guard sets.count > Self.fewSets else { return }
        for place in places.count..<sets.count { places[sets[place].identity] = place }
    }

    /// What `observable` will hold: what was set here, else what it holds now.
    public subscript<Value>(_ observable: Observable<Value>) -> Value {
        get {
            guard let place = place(of: ObjectIdentifier(observable)) else { return observable.value }
            return (sets[place].set as? Gathered<Value>)?.value ?? observable.value
        }
        set {
            let identity = ObjectIdentifier(observable)
            let gathered = Gathered(observable: observable, value: newValue)
            if let place = place(of: identity) {
                sets[place].set = gathered
            } else {
                append(gathered, identity)
            }
        }
    }

    /// Gathers a set. The last one of an observable counts.
    public mutating func set<Value>(_ observable: Observable<Value>, to value: Value) {
        self[observable] = value
    }

    fileprivate consuming func commit() {
        // Each is here once, so the holding order needs no look for what is there twice.
        let roots = sets.sorted { $0.identity < $1.identity }.map { $0.set.root }
        withHeld(roots) {
            for (_, set) in sets { set.apply() }
        }
        for (_, set) in sets { set.deliver() }
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

    /// Makes the set.
    func apply()
    /// Tells the observers, if that is for this set to do. Called after the release.
    func deliver()
}

private final class Gathered<Value: Sendable>: GatheredSet {
    let observable: Observable<Value>

    /// The value to set; after `apply()` the one it replaced.
    var value: Value
    private var mustDeliver = false

    init(observable: Observable<Value>, value: Value) {
        self.observable = observable
        self.value = value
    }

    var root: any ObservableRoot { observable }
    func apply() { mustDeliver = observable.enqueueHeld(&value) }
    func deliver() { if mustDeliver { observable.deliver() } }
}
