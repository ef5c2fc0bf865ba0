/// A value worked out from one or more observables.
///
/// It owns nothing but the recipe: it is worked out when it is read and, for each observer, at each
/// set of a source. So it costs nothing while nobody observes, and has no life of its own to mind.
public struct DerivedObservable<Value: Sendable>: ObservableReading {
    private let read: @Sendable () -> Value
    private let source: @Sendable (@escaping @Sendable (Value) -> Bool) -> any ObservableSubscription

    init(
        read: @escaping @Sendable () -> Value,
        source: @escaping @Sendable (@escaping @Sendable (Value) -> Bool) -> any ObservableSubscription
    ) {
        self.read = read
        self.source = source
    }

    /// The value of this moment, worked out anew.
    public var value: Value { read() }

    public func subscribe(_ receive: @escaping @Sendable (Value) -> Bool) -> any ObservableSubscription {
        source(receive)
    }
}

extension ObservableReading {
    /// Each value as `transform` makes it. `transform` runs once for each observer and value, with
    /// no lock held.
    public func map<Result: Sendable>(
        _ transform: @escaping @Sendable (Value) -> Result
    ) -> DerivedObservable<Result> {
        DerivedObservable(
            read: { transform(value) },
            source: { receive in subscribe { receive(transform($0)) } })
    }
}
