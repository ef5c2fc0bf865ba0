import Dispatch
import SceneryFoundations

/// A value that only the main actor can access, so that it need not be `Sendable` to be the value of a promise.
///
///     let cart = loaded.then { items in MainActorValue(Cart(items)) }   // Cart is a class that is not Sendable
///     cart.then { cart in screen.show(cart.value.total) }
///
/// Handlers without `on:` run on the main actor and can access ``value``; others can only pass the box on. A class that is
/// isolated to the main actor is `Sendable` already and needs no box.
///
/// The value is released on the main actor too, because its `deinit` may touch what it shares with others there.
@MainActor
public final class MainActorValue<Value> {
    /// `nonisolated(unsafe)`: only `value` accesses it, on the main actor, and `deinit`, which has the last reference.
    private nonisolated(unsafe) var contents: Value?

    /// - Parameter value: Belongs to the main actor from here on.
    public init(_ value: Value) {
        contents = value
    }

    /// The value. If it is replaced, everybody who has the box sees the new one.
    public var value: Value {
        get {
            guard let contents else { preconditionFailure("only deinit takes the value") }
            return contents
        }
        set { contents = newValue }
    }

    // An isolated deinit would do, but systems that this package supports have none.
    deinit {
        guard !MainQueue.isCurrent else { return }
        let handover = Handover(contents.take())
        DispatchQueue.main.async { handover.value = nil }
    }
}

/// `@unchecked Sendable`: belongs to the thread that creates it, and then to the main actor.
private final class Handover<Value>: @unchecked Sendable {
    var value: Value?

    init(_ value: consuming Value?) {
        self.value = value
    }
}
