import SceneryFoundations

/// Keeps an observer alive and registered until the token is released or ended.
///
/// Any thread may end it, any number of times, including from within the observer.
public final class BroadcastToken: Sendable {
    private struct Registered {
        var observer: any AnyObject & Sendable
        var end: @Sendable () -> Void
    }

    private let registered: Protected<Registered?>

    init(observer: any AnyObject & Sendable, end: @escaping @Sendable () -> Void) {
        registered = Protected(Registered(observer: observer, end: end))
    }

    deinit {
        end()
    }

    /// Ends the registration and releases the observer.
    public func end() {
        // Released after the lock, because this may be the last reference to the observer.
        let current = registered.withLock { $0.take() }
        current?.end()
    }
}

extension Broadcasts {
    /// Registers `observer`, which the returned token keeps alive. For an observer without another
    /// owner, such as one that forwards to a closure.
    ///
    /// - Parameters:
    ///   - topic: The protocol.
    ///   - observer: An object; the order and the rules are those of `register`.
    ///   - sender: Whose notifications it receives; nil, the default, for all. The sender is held weakly.
    ///   - replay: Whether it receives the remembered notification at once. Without effect with a sender.
    public func observe<Topic: Sendable>(
        _ topic: Topic.Type, with observer: Topic, sender: (any AnyObject & Sendable)? = nil,
        replay: Bool = false
    ) -> BroadcastToken {
        if let sender {
            register(observer, for: topic, sender: sender)
        } else {
            register(observer, for: topic, replay: replay)
        }
        let object = Observer(observer)
        return BroadcastToken(observer: object) { [weak self] in
            self?.unregister(object.reference, from: topic)
        }
    }
}

/// An observer in a form that a token can hold.
private final class Observer<Topic: Sendable>: Sendable {
    private let topic: Topic

    init(_ topic: Topic) {
        self.topic = topic
    }

    var reference: AnyObject { topic as AnyObject }
}
