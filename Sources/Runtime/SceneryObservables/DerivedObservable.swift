/// A value computed from one or more observables.
///
/// It stores no value: the value is computed when it is read and, for each observer,
/// at each set of a source. So it costs nothing without observers, and needs no owner.
public struct DerivedObservable<Value: Sendable>: ObservableReading {
    /// The observables that the value depends on, in locking order.
    let roots: [any ObservableRoot]

    /// Reads the values of the roots, all of which are held, and returns the computation, which
    /// runs the user's code after their release.
    let capture: @Sendable () -> () -> Value

    /// Subscribes an observer of the value to the sources, and of their end unless that is nil.
    let attach:
        @Sendable (@escaping @Sendable (Value) -> Bool, (@Sendable () -> Void)?) -> any ObservableSubscription

    /// The current value, computed from one consistent state of all sources.
    public var value: Value { withHeld(roots, capture)() }

    /// This observable itself.
    public var readOnly: DerivedObservable<Value> { self }

    public func subscribe(
        _ receive: @escaping @Sendable (Value) -> Bool, finished: (@Sendable () -> Void)?
    ) -> any ObservableSubscription {
        attach(receive, finished)
    }
}

extension ObservableReading {
    /// The results of `transform` for each value.
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
            attach: { receive, finished in subscribe({ receive(transform($0)) }, finished: finished) })
    }
}
