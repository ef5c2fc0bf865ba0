/// A value with the previous one.
public struct ObservableChange<Value: Sendable>: Sendable {
    /// The value that the observer received before; nil at the first call.
    public let old: Value?

    /// The current value.
    public let new: Value

    /// Creates a change.
    public init(old: Value?, new: Value) {
        self.old = old
        self.new = new
    }
}

extension ObservableChange: Equatable where Value: Equatable {}

extension ObservableReading {
    /// Each value with the previous one. Every set is delivered in order, so that is the value
    /// that the set replaced.
    ///
    /// The previous value belongs to the observer: the first change of each observer has no `old`, and neither has
    /// `value` of the observable returned.
    public func changes() -> DerivedObservable<ObservableChange<Value>> {
        let source = readOnly
        return DerivedObservable<ObservableChange<Value>>(
            roots: source.roots,
            capture: {
                let make = source.capture()
                return { ObservableChange(old: nil, new: make()) }
            },
            attach: { receive, finished in
                let previous = Previous<Value>()
                return subscribe(
                    { receive(ObservableChange(old: previous.replace(with: $0), new: $0)) },
                    finished: finished)
            })
    }
}
