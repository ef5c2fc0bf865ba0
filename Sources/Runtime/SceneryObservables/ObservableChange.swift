/// A value with the one before it.
public struct ObservableChange<Value: Sendable>: Sendable {
    /// What the observer was given before; nil at the first call, when it is bound.
    public let old: Value?

    /// What the value is now.
    public let new: Value

    /// Joins the two.
    public init(old: Value?, new: Value) {
        self.old = old
        self.new = new
    }
}

extension ObservableChange: Equatable where Value: Equatable {}

extension ObservableReading {
    /// Each value with the one before it. Since every set is delivered in order, that is the value
    /// which the set replaced.
    ///
    /// As it belongs to the observer, the first one has no `old`. Reading `value` of what is returned
    /// never gives an `old`.
    public func changes() -> DerivedObservable<ObservableChange<Value>> {
        let source = readOnly
        return DerivedObservable<ObservableChange<Value>>(
            roots: source.roots,
            capture: {
                let make = source.capture()
                return { ObservableChange(old: nil, new: make()) }
            },
            attach: { receive in
                let previous = Previous<Value>()
                return subscribe { receive(ObservableChange(old: previous.replace(with: $0), new: $0)) }
            })
    }
}
