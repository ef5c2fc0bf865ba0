// Ring: reading is what the value and everything derived from it have in common, and deriving returns such
// a reading.

/// A value that can be read and observed: an ``ObservableValue``, or one derived from it by `map`, `combine` and others.
///
/// This is everything but setting, so a view model can expose
/// `any ObservableReading<String>` or `DerivedObservable<String>` and keep the setter private.
public protocol ObservableReading<Value>: Sendable {
    associatedtype Value: Sendable

    /// The current value.
    var value: Value { get }

    /// The same values, without a way to set them.
    var readOnly: DerivedObservable<Value> { get }

    /// Calls `receive` with the current value and then with each following one, in
    /// order, one at a time, until it returns false or the subscription is ended.
    ///
    /// `bind` and `observe` are based on this; prefer them. Releasing the subscription does not end it.
    ///
    /// - Parameters:
    ///   - receive: Called on the thread that sets.
    ///   - finished: Called once after the last value, when all sources have finished or were released, unless the
    ///     subscription ended before.
    func subscribe(
        _ receive: @escaping @Sendable (Value) -> Bool, finished: (@Sendable () -> Void)?
    ) -> any ObservableSubscription
}

extension ObservableReading {
    /// Subscribes without being notified of the end; see ``subscribe(_:finished:)``.
    public func subscribe(_ receive: @escaping @Sendable (Value) -> Bool) -> any ObservableSubscription {
        subscribe(receive, finished: nil)
    }
}

// MARK: - On the main actor

extension ObservableReading {
    /// Calls `observer` on the main actor with the current value, before this returns, and then with each following one.
    ///
    /// A set on the main actor is delivered before the set returns; one on another thread is delivered asynchronously, in
    /// the order of the sets.
    ///
    /// - Returns: The token that ends the observation when it is released.
    @MainActor
    @inlinable
    public func bind(_ observer: @escaping @MainActor (Value) -> Void) -> ObservationToken {
        ObservationToken(
            subscribeOnMain { value in
                observer(value)
                return true
            })
    }

    /// Calls `observer` on the main actor, like `bind(_:)`, for the lifetime of `owner`.
    ///
    /// The owner is held weakly and passed to the observer, which therefore needs no capture
    /// list. What the observer captures is released at the first set after the owner's release.
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

/// Ends both subscriptions, so that a value that waits for the main actor is not delivered after the end.
///
/// The mailbox belongs to the observer's entry, so that a token does not keep what an observer of an abandoned observable
/// captures.
@usableFromInline
final class MainSubscription<Value: Sendable>: ObservableSubscription {
    private weak let mailbox: MainMailbox<Value>?
    private let source: any ObservableSubscription

    @usableFromInline
    init(mailbox: MainMailbox<Value>, source: any ObservableSubscription) {
        self.mailbox = mailbox
        self.source = source
    }

    @usableFromInline
    func end() {
        mailbox?.close()
        source.end()
    }
}

// MARK: - On the thread that sets

extension ObservableReading {
    /// Calls `observer` with the current value, before this returns, and then with each following one, on the
    /// thread that sets.
    ///
    /// - Returns: The token that ends the observation when it is released.
    public func observe(_ observer: @escaping @Sendable (Value) -> Void) -> ObservationToken {
        ObservationToken(
            subscribe { value in
                observer(value)
                return true
            })
    }

    /// Calls `observer`, like `observe(_:)`, for the lifetime of `owner`.
    ///
    /// The owner is held weakly and passed to the observer. What the observer captures is released
    /// at the first set after the owner's release.
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
