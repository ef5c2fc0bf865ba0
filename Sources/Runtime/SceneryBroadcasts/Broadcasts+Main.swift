extension Broadcasts {
    /// Calls all observers that are registered for `topic`, on the main actor: before it returns if the caller
    /// runs there, otherwise asynchronously, in the order of the calls. Notifications that wait for the main actor are
    /// delivered before any that is made on it.
    ///
    /// - Parameters:
    ///   - topic: The protocol.
    ///   - remember: Whether observers that register later can have it replayed. False by default.
    ///   - body: Calls the method, on the main actor.
    public func notifyOnMain<Topic: Sendable>(
        _ topic: Topic.Type, remember: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @escaping @MainActor (Topic) -> Void
    ) {
        mainQueue.run {
            if remember {
                self.topics.find(topic, orMakeFor: self.readers).remember {
                    [mainQueue = self.mainQueue] observer in
                    mainQueue.run { body(observer) }
                }
            }
            self.deliver(topic, fileID: fileID, line: line) { body($0) }
        }
    }
}
