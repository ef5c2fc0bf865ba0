extension Broadcasts {
    /// Calls all observers, as `notify` does, and keeps `body` for observers that register later with
    /// replay. A remembered notification replaces the previous one.
    ///
    /// An observer that registers with replay on another thread at the same time may receive it
    /// twice, but never keeps the previous one.
    public func notifyAndRemember<Topic: Sendable>(
        _ topic: Topic.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @escaping @Sendable (Topic) -> Void
    ) {
        topics.find(topic, orMakeFor: readers).remember(body)
        notify(topic, fileID: fileID, line: line, body)
    }

    /// Discards the remembered notification of `topic`.
    public func forget<Topic: Sendable>(_ topic: Topic.Type) {
        topics.find(topic)?.takeUnretainedValue().forget()
    }
}
