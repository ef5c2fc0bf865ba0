import SceneryBroadcasts

extension SceneContext {
    /// Registers `observer`, a role of the scene, until the scene is closed: weakly, and by the rules of
    /// `Broadcasts.register`. Once the scene is closed nothing is registered any more.
    ///
    /// - Parameters:
    ///   - observer: An object; usually the logic itself.
    ///   - topic: The protocol.
    ///   - broadcasts: Where it is registered; what the app shares unless given.
    ///   - replay: Whether it immediately receives the last notification that was sent to be replayed.
    /// - Returns: False when it was registered already, or the scene is closed.
    @discardableResult
    public func register<Topic: Sendable>(
        _ observer: Topic, for topic: Topic.Type, on broadcasts: Broadcasts = .shared, replay: Bool = false
    ) -> Bool {
        guard !isClosed else { return false }
        let scope = BroadcastScope(broadcasts)
        keep(scope)
        return scope.register(observer, for: topic, replay: replay)
    }
}
