import SceneryFoundations

/// Registrations that end together, such as those of a scene.
///
/// A scene creates a scope, registers observers through it, and releases it or calls `end()` when the scene closes. An
/// ended scope registers nothing.
public final class BroadcastScope: Sendable {
    private struct State {
        var ends: [(channel: Channel, registration: Registration)] = []
        var isEnded = false
    }

    private let broadcasts: Broadcasts
    private let state = Protected(State())

    /// Creates a scope that registers observers with `broadcasts`.
    public init(_ broadcasts: Broadcasts = .shared) {
        self.broadcasts = broadcasts
    }

    deinit {
        end()
    }

    /// Registers `observer` weakly until the scope ends, by the rules of `Broadcasts.register`. The scope does not
    /// end a registration that existed before.
    ///
    /// - Returns: False if it was already registered, or the scope has ended.
    @discardableResult
    public func register<Topic: Sendable>(
        _ observer: Topic, for topic: Topic.Type, replay: Bool = false
    ) -> Bool {
        guard !state.withLock({ $0.isEnded }) else { return false }
        let channel = broadcasts.topics.find(topic, orMakeFor: broadcasts.readers)
        let isNew = broadcasts.register(observer, for: topic, replay: replay)
        guard isNew, let registration = channel.registration(of: observer as AnyObject) else { return false }
        return keep(registration, in: channel)
    }

    /// Registers `observer` for the notifications of one sender until the scope ends, by the rules of
    /// `Broadcasts.register(_:for:sender:)`.
    ///
    /// - Returns: False if it was already registered, or the scope has ended.
    @discardableResult
    public func register<Topic: Sendable>(
        _ observer: Topic, for topic: Topic.Type, sender: some AnyObject & Sendable
    ) -> Bool {
        guard !state.withLock({ $0.isEnded }) else { return false }
        Broadcasts.requireObject(observer, topic)
        let channel = broadcasts.topics.find(topic, orMakeFor: broadcasts.readers)
        guard let registration = channel.register(observer as AnyObject, sender: sender) else { return false }
        return keep(registration, in: channel)
    }

    private func keep(_ registration: Registration, in channel: Channel) -> Bool {
        let isActive = state.withLock { state in
            if !state.isEnded { state.ends.append((channel, registration)) }
            return !state.isEnded
        }
        if !isActive { channel.unregister(registration) }
        return isActive
    }

    /// Ends all registrations made through the scope.
    public func end() {
        let ends = state.withLock { state in
            defer { state.ends = [] }
            state.isEnded = true
            return state.ends
        }
        for (channel, registration) in ends { channel.unregister(registration) }
    }
}
