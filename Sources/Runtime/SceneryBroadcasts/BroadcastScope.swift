/// Registrations that end together, such as those of a scene.
///
/// A scene makes one, registers through it, and lets go of it or calls `end()` when it closes. What
/// is registered after the end is not registered at all.
public final class BroadcastScope: Sendable {
    private struct State {
        var ends: [(channel: Channel, registration: Registration)] = []
        var isEnded = false
    }

    private let broadcasts: Broadcasts
    private let state = Locked(State())

    /// Makes a scope whose registrations are made with `broadcasts`.
    public init(_ broadcasts: Broadcasts = .shared) {
        self.broadcasts = broadcasts
    }

    deinit {
        end()
    }

    /// Registers `observer` until the scope ends, weakly, by the rules of `Broadcasts.register`. A
    /// registration that was there before the scope came is left to whoever made it.
    ///
    /// - Returns: false when it was registered already, or the scope has ended.
    @discardableResult
    public func register<Topic: Sendable>(
        _ observer: Topic, for topic: Topic.Type, replay: Bool = false
    ) -> Bool {
        guard !state.withLock({ $0.isEnded }) else { return false }
        let channel = broadcasts.topics.find(topic, orMakeFor: broadcasts.readers)
        let isNew = broadcasts.register(observer, for: topic, replay: replay)
        guard isNew, let registration = channel.registration(of: observer as AnyObject) else { return false }
        let isKept = state.withLock { state in
            if !state.isEnded { state.ends.append((channel, registration)) }
            return !state.isEnded
        }
        if !isKept { channel.unregister(registration) }
        return isKept
    }

    /// Ends all registrations that were made through the scope.
    public func end() {
        let ends = state.withLock { state in
            defer { state.ends = [] }
            state.isEnded = true
            return state.ends
        }
        for (channel, registration) in ends { channel.unregister(registration) }
    }
}
