/// A value worked out from one or more observables.
///
/// It owns nothing but the recipe: the value is worked out when it is read and, for each observer,
/// at each set of a source. So it costs nothing while nobody observes, and has no life of its own to
/// mind.
public struct DerivedObservable<Value: Sendable>: ObservableReading {
    /// What the value depends on, in holding order.
    let roots: [any ObservableRoot]

    /// Takes what it needs from the roots, all of which are held, and returns the working out, which
    /// is a user's code and runs after their release.
    let capture: @Sendable () -> () -> Value

    /// How an observer of the value is attached to the sources.
    let attach: @Sendable (@escaping @Sendable (Value) -> Bool) -> any ObservableSubscription

    /// The value of this moment, worked out anew from one state of all its sources.
    public var value: Value { withHeld(roots, capture)() }

    /// The same.
    public var readOnly: DerivedObservable<Value> { self }

    public func subscribe(_ receive: @escaping @Sendable (Value) -> Bool) -> any ObservableSubscription {
        attach(receive)
    }
}

extension ObservableReading {
    /// Each value as `transform` makes it.
    ///
    /// `transform` runs once for each observer and value, with no lock held, before the observer and
    /// on the same thread: for `bind` that is the thread that sets.
    public func map<Result: Sendable>(
        _ transform: @escaping @Sendable (Value) -> Result
    ) -> DerivedObservable<Result> {
        let source = readOnly
        return DerivedObservable<Result>(
            roots: source.roots,
            capture: {
                let make = source.capture()
                return { transform(make()) }
            },
            attach: { receive in subscribe { receive(transform($0)) } })
    }

    /// The values without those that `areEqual` to the one before, for each observer by itself.
    public func distinct(
        by areEqual: @escaping @Sendable (Value, Value) -> Bool
    ) -> DerivedObservable<Value> {
        let source = readOnly
        return DerivedObservable(roots: source.roots, capture: source.capture) { receive in
            let previous = Previous<Value>()
            return subscribe { value in
                if let last = previous.replace(with: value), areEqual(last, value) { return true }
                return receive(value)
            }
        }
    }
}

extension ObservableReading where Value: Equatable {
    /// The values without those that equal the one before, for each observer by itself.
    public func distinct() -> DerivedObservable<Value> { distinct(by: ==) }
}
