/// Keeps an observer alive and registered; ends both when it is let go of.
///
/// Any thread may end it, any number of times, also from within the observer.
public final class BroadcastToken: Sendable {
    private struct Hold {
        var observer: any AnyObject & Sendable
        var end: @Sendable () -> Void
    }

    private let hold: Locked<Hold?>

    init(observer: any AnyObject & Sendable, end: @escaping @Sendable () -> Void) {
        hold = Locked(Hold(observer: observer, end: end))
    }

    deinit {
        end()
    }

    /// Ends the registration and lets go of the observer.
    public func end() {
        // Let go of after the lock, as the observer may end with it.
        let held = hold.withLock { hold in
            defer { hold = nil }
            return hold
        }
        held?.end()
    }
}

extension Broadcasts {
    /// Registers `observer`, which the returned token keeps alive. For an observer that nobody else
    /// owns, such as one that relays to a closure.
    ///
    /// - Parameters:
    ///   - topic: the protocol.
    ///   - observer: an object; the order and the rules are those of `register`.
    ///   - replay: whether it is told at once what was last notified to be remembered.
    public func observe<Topic: Sendable>(
        _ topic: Topic.Type, with observer: Topic, replay: Bool = false
    ) -> BroadcastToken {
        register(observer, for: topic, replay: replay)
        let object = Observer(observer)
        return BroadcastToken(observer: object) { [weak self] in
            self?.unregister(object.reference, from: topic)
        }
    }
}

/// An observer as something a token can hold.
private final class Observer<Topic: Sendable>: Sendable {
    private let topic: Topic

    init(_ topic: Topic) {
        self.topic = topic
    }

    var reference: AnyObject { topic as AnyObject }
}
