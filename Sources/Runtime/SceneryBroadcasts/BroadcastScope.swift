/// Registrations that end together, such as those of a scene.
///
/// A scene makes one, registers through it, and lets go of it or calls `end()` when it closes. What
/// is registered after the end is not registered at all.
public final class BroadcastScope: Sendable {
    private struct State {
        var ends: [@Sendable () -> Void] = []
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
        guard !state.withLock({ $0.isEnded }), broadcasts.register(observer, for: topic, replay: replay)
        else { return false }
        let identity = ObjectIdentifier(observer as AnyObject)
        let end: @Sendable () -> Void = { [broadcasts] in broadcasts.end(identity, topic) }
        let isKept = state.withLock { state in
            if !state.isEnded { state.ends.append(end) }
            return !state.isEnded
        }
        if !isKept { end() }
        return isKept
    }

    /// Ends all registrations that were made through the scope.
    public func end() {
        let ends = state.withLock { state in
            defer { state.ends = [] }
            state.isEnded = true
            return state.ends
        }
        for end in ends { end() }
    }
}
