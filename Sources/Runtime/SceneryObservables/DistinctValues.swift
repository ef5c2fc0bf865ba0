extension ObservableReading {
    /// The values without those that are equal, by `areEqual`, to the value delivered last, for each observer
    /// separately.
    ///
    /// With a tolerance, a slow drift is delivered as soon as it exceeds the tolerance, however small its steps.
    /// The first value is always delivered. `areEqual` receives the value delivered last and the new one, and runs
    /// before the observer, on the same thread and with no lock held.
    public func distinct(
        by areEqual: @escaping @Sendable (Value, Value) -> Bool
    ) -> DerivedObservable<Value> {
        filtered { delivered, value in
            if let last = delivered.value, areEqual(last, value) { return false }
            delivered.value = value
            return true
        }
    }

    /// The values without those that are equal, by `areEqual`, to the value right before, delivered or not, for each
    /// observer separately.
    ///
    /// With a tolerance, only a step that exceeds the tolerance is delivered; a slow drift is not. Where `areEqual` is
    /// an equality, this is the same as ``distinct(by:)``. `areEqual` receives the previous value and the new one.
    public func distinctFromPrevious(
        by areEqual: @escaping @Sendable (Value, Value) -> Bool
    ) -> DerivedObservable<Value> {
        filtered { previous, value in
            guard let last = previous.replace(with: value) else { return true }
            return !areEqual(last, value)
        }
    }

    /// The values for which `isDelivered`, which has a memory for each observer, returns true.
    private func filtered(
        _ isDelivered: @escaping @Sendable (Previous<Value>, Value) -> Bool
    ) -> DerivedObservable<Value> {
        let source = readOnly
        return DerivedObservable(roots: source.roots, capture: source.capture) { receive, finished in
            let memory = Previous<Value>()
            return subscribe({ isDelivered(memory, $0) ? receive($0) : true }, finished: finished)
        }
    }
}

extension ObservableReading where Value: Equatable {
    /// The values without those that equal the one delivered last, for each observer separately.
    public func distinct() -> DerivedObservable<Value> { distinct(by: ==) }
}
