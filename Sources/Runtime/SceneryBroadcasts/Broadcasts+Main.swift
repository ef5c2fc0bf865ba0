extension Broadcasts {
    /// Tells everyone who is registered for `topic`, on main: before it returns when called on main,
    /// else a hop later, in the order of the calls. What waits goes before anything that is notified
    /// on main directly.
    ///
    /// - Parameters:
    ///   - topic: the protocol.
    ///   - remember: whether observers that register later can have it replayed. False by default.
    ///   - body: calls the method. The compiler sees to it that it runs on main.
    public func notifyOnMain<Topic: Sendable>(
        _ topic: Topic.Type, remember: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @escaping @MainActor (Topic) -> Void
    ) {
        mainLine.run {
            if remember {
                self.topics.find(topic, orMakeFor: self.readers).remember {
                    [mainLine = self.mainLine] observer in
                    mainLine.run { body(observer) }
                }
            }
            self.tell(topic, fileID: fileID, line: line) { body($0) }
        }
    }
}
