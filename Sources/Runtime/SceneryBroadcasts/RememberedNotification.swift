import SceneryFoundations

/// A notification that is kept for later observers: a `TypedRememberedNotification` of the channel's topic.
protocol RememberedNotification: AnyObject, Sendable {}

/// Delivers a remembered notification to one observer.
final class TypedRememberedNotification<Topic>: RememberedNotification {
    let deliver: @Sendable (Topic) -> Void

    init(_ deliver: @escaping @Sendable (Topic) -> Void) {
        self.deliver = deliver
    }
}

extension Channel {
    /// Keeps `body` for observers that register from now on. Current observers are notified separately.
    func remember<Topic>(_ body: @escaping @Sendable (Topic) -> Void) {
        replaceRemembered(TypedRememberedNotification(body))
    }

    func forget() {
        replaceRemembered(nil)
    }

    private func replaceRemembered(_ new: (any RememberedNotification)?) {
        // Released after the lock: the closure captures objects of the user.
        let old = state.withLock { state in
            defer {
                state.last = new
                state.version += 1
            }
            return state.last
        }
        withExtendedLifetime(old) {}
    }

    /// Delivers the remembered notification to one observer, and again if it changed in the meantime, so that the observer
    /// does not keep an older one than the others.
    func replay<Topic>(to observer: Topic) {
        var delivered: Int?
        while true {
            let (remembered, version) = state.withLock { ($0.last, $0.version) }
            guard let remembered = remembered as? TypedRememberedNotification<Topic>, version != delivered
            else { return }
            remembered.deliver(observer)
            delivered = version
        }
    }
}
