extension ObservableReading {
    /// Calls `observer` on the main actor, like `bind(_:)`, and `finished` after the last value.
    ///
    /// An observable ends by ``ObservableValue/finish()`` or when it is released; a combination ends with the last of its
    /// sources. An end on another thread is delivered asynchronously, after the values before it.
    ///
    /// - Returns: The token that ends the observation when it is released; then `finished` is not called.
    @MainActor
    public func bind(
        _ observer: @escaping @MainActor (Value) -> Void, finished: @escaping @MainActor () -> Void
    ) -> ObservationToken {
        let mailbox = MainMailbox<ObservableEvent<Value>> { event in
            switch event {
            case .value(let value): observer(value)
            case .finished: finished()
            }
            return true
        }
        let source = subscribe({ mailbox.send(.value($0)) }, finished: { _ = mailbox.send(.finished) })
        return ObservationToken(MainSubscription(mailbox: mailbox, source: source))
    }

    /// Calls `observer` on the thread that sets, like `observe(_:)`, and `finished` after the last value, on the thread that
    /// ends the observable or delivers its last set.
    ///
    /// - Returns: The token that ends the observation when it is released; then `finished` is not called.
    public func observe(
        _ observer: @escaping @Sendable (Value) -> Void, finished: @escaping @Sendable () -> Void
    ) -> ObservationToken {
        ObservationToken(
            subscribe(
                { value in
                    observer(value)
                    return true
                }, finished: finished))
    }
}

/// What an observer that is notified of the end receives.
private enum ObservableEvent<Value: Sendable>: Sendable {
    case value(Value)
    case finished
}

extension DerivedObservable {
    /// Whether all sources have finished.
    public var isFinished: Bool { roots.allSatisfy(\.isFinished) }
}
