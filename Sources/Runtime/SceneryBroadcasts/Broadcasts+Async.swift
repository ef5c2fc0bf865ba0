extension Broadcasts {
    /// Calls all observers that are registered for `topic` and waits until all have returned.
    ///
    /// The current observers are held strongly until then. They start in order of registration and
    /// run concurrently; an observer of an actor's protocol runs on that actor. If the
    /// calling task is cancelled, the tasks of the observers are cancelled too, and still awaited.
    ///
    /// - Parameters:
    ///   - topic: The protocol, which has `async` methods.
    ///   - body: Calls the method and awaits it; runs once for each observer.
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

    /// The notifications as an asynchronous sequence for one consumer.
    ///
    ///     let rides = broadcasts.events(of: (any RideObserving).self) { RideRelay(yield: $0) }
    ///
    /// The sequence owns its observer. It unregisters it when the iterating task is cancelled or the sequence
    /// is released.
    ///
    /// - Parameters:
    ///   - topic: The protocol.
    ///   - sender: Whose notifications it contains; nil, the default, for all. The sequence does not end with the
    ///     sender, which is held weakly.
    ///   - policy: What is buffered for a consumer that is slower than the notifications; everything by
    ///     default.
    ///   - replay: Whether the sequence begins with the remembered notification.
    ///   - makeObserver: Creates an object that passes what it receives to the closure it is given.
    public func events<Topic: Sendable, Event: Sendable>(
        of topic: Topic.Type, sender: (any AnyObject & Sendable)? = nil,
        buffering policy: AsyncStream<Event>.Continuation.BufferingPolicy = .unbounded,
        replay: Bool = false, _ makeObserver: (@escaping @Sendable (Event) -> Void) -> Topic
    ) -> AsyncStream<Event> {
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: policy)
        let token = observe(
            topic, with: makeObserver { continuation.yield($0) }, sender: sender, replay: replay)
        continuation.onTermination = { _ in token.end() }
        return stream
    }
}
