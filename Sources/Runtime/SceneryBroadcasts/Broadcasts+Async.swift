extension Broadcasts {
    /// Tells everyone who is registered for `topic` and waits until all have handled it.
    ///
    /// The observers of this moment are held until then. They are begun in order of registration and
    /// then run beside each other; an observer of an actor's protocol runs on that actor. When the
    /// calling task is cancelled the observers' tasks are cancelled with it, and are still waited for.
    ///
    /// - Parameters:
    ///   - topic: the protocol, some of whose methods are `async`.
    ///   - body: calls the method and awaits it; runs once for each observer.
    public func notifyAndWait<Topic: Sendable>(
        _ topic: Topic.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ body: @escaping @Sendable (Topic) async -> Void
    ) async {
        var observers: [Topic] = []
        notify(topic, fileID: fileID, line: line) { observers.append($0) }
        await withTaskGroup(of: Void.self) { group in
            for observer in observers { group.addTask { await body(observer) } }
        }
    }

    /// What is notified, as an asynchronous sequence for one consumer.
    ///
    ///     let rides = broadcasts.events(of: (any RideObserving).self) { RideRelay(yield: $0) }
    ///
    /// The sequence holds its observer and ends its registration when the task that iterates is
    /// cancelled or the sequence is let go of.
    ///
    /// - Parameters:
    ///   - topic: the protocol.
    ///   - policy: what is kept for a consumer that is slower than the notifications; everything by
    ///     default.
    ///   - replay: whether the sequence begins with what was last notified to be remembered.
    ///   - makeObserver: makes an object that hands what it is told to the closure it is given.
    public func events<Topic: Sendable, Event: Sendable>(
        of topic: Topic.Type, buffering policy: AsyncStream<Event>.Continuation.BufferingPolicy = .unbounded,
        replay: Bool = false, _ makeObserver: (@escaping @Sendable (Event) -> Void) -> Topic
    ) -> AsyncStream<Event> {
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: policy)
        let token = observe(topic, with: makeObserver { continuation.yield($0) }, replay: replay)
        continuation.onTermination = { _ in token.end() }
        return stream
    }
}
