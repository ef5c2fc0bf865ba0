/// What can be read and observed: an `Observable`, or what `map` and its kin make of one.
///
/// Everything but setting is offered here, so that a view model can show its view
/// `any ObservableReading<String>` or `DerivedObservable<String>` and keep the setting to itself.
public protocol ObservableReading<Value>: Sendable {
    associatedtype Value: Sendable

    /// The value of this moment.
    var value: Value { get }

    /// The same values without the right to set them.
    var readOnly: DerivedObservable<Value> { get }

    /// The one way in: hands `receive` the value of this moment and then each that follows, in
    /// order, one at a time, until it returns false or the returned tie is cut.
    ///
    /// `bind` and `observe` are made of this and are what a user wants. The tie may be dropped: the
    /// subscription goes on until `receive` returns false.
    func subscribe(_ receive: @escaping @Sendable (Value) -> Bool) -> any ObservableSubscription
}

// MARK: - On main

extension ObservableReading {
    /// Calls `observer` on main with the value of this moment, before returning, and then with each.
    ///
    /// A set made on main is seen before the set returns; one made elsewhere is seen a hop later, in
    /// the order of the sets.
    ///
    /// - Returns: what ends the observation when it is let go of.
    @MainActor
    @inlinable
    public func bind(_ observer: @escaping @MainActor (Value) -> Void) -> ObservationToken {
        ObservationToken(
            subscribeOnMain { value in
                observer(value)
                return true
            })
    }

    /// Calls `observer` on main, as `bind(_:)` does, for as long as `owner` lives.
    ///
    /// The owner is held weakly and is handed to the observer, which therefore needs no capture
    /// list. What the observer holds is released at the first set after the owner is gone.
    @MainActor
    @inlinable
    public func bind<Owner: AnyObject>(
        owner: Owner, _ observer: @escaping @MainActor (Owner, Value) -> Void
    ) {
        _ = subscribeOnMain { [weak owner] value in
            guard let owner else { return false }
            observer(owner, value)
            return true
        }
    }

    @MainActor
    @inlinable
    func subscribeOnMain(_ receive: @escaping @MainActor (Value) -> Bool) -> any ObservableSubscription {
        let mailbox = MainMailbox(receive)
        return MainSubscription(mailbox: mailbox, source: subscribe { mailbox.send($0) })
    }
}

/// Cuts both ties, so that a value which is on its way to main does not arrive after the end.
@usableFromInline
final class MainSubscription<Value: Sendable>: ObservableSubscription {
    private let mailbox: MainMailbox<Value>
    private let source: any ObservableSubscription

    @usableFromInline
    init(mailbox: MainMailbox<Value>, source: any ObservableSubscription) {
        self.mailbox = mailbox
        self.source = source
    }

    @usableFromInline
    func end() {
        mailbox.close()
        source.end()
    }
}

// MARK: - On the thread that sets

extension ObservableReading {
    /// Calls `observer` with the value of this moment, before returning, and then with each, on the
    /// thread that sets.
    ///
    /// - Returns: what ends the observation when it is let go of.
    public func observe(_ observer: @escaping @Sendable (Value) -> Void) -> ObservationToken {
        ObservationToken(
            subscribe { value in
                observer(value)
                return true
            })
    }

    /// Calls `observer`, as `observe(_:)` does, for as long as `owner` lives.
    ///
    /// The owner is held weakly and is handed to the observer. What the observer holds is released
    /// at the first set after the owner is gone.
    public func observe<Owner: AnyObject & Sendable>(
        owner: Owner, _ observer: @escaping @Sendable (Owner, Value) -> Void
    ) {
        _ = subscribe { [weak owner] value in
            guard let owner else { return false }
            observer(owner, value)
            return true
        }
    }
}
