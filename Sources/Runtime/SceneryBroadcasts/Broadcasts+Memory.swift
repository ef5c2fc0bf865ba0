extension Broadcasts {
    /// Tells everyone who is registered, as `notify` does, and keeps `body` for those who register
    /// later and ask for replay. Each notification that is remembered replaces the one before.
    ///
    /// An observer that registers with replay on another thread at this very moment may be told
    /// twice; it is never left with what was remembered before.
    public func notifyAndRemember<Topic: Sendable>(
        _ topic: Topic.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @escaping @Sendable (Topic) -> Void
    ) {
        topics.find(topic, orMakeFor: readers).remember(body)
        notify(topic, fileID: fileID, line: line, body)
    }

    /// Remembers nothing of `topic` from now on until the next notification that asks for it.
    public func forget<Topic: Sendable>(_ topic: Topic.Type) {
        topics.find(topic)?.takeUnretainedValue().forget()
    }
}
