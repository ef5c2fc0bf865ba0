extension Broadcasts {
    /// Calls all observers that are registered for `topic`, and those that are registered for it with this sender, on this
    /// thread, before it returns.
    ///
    /// They are called in order of registration, whether they name a sender or not; the rules are those of
    /// ``notify(_:fileID:line:_:)``. A notification without a sender reaches only observers that name none.
    ///
    /// - Parameters:
    ///   - topic: The protocol.
    ///   - sender: The object that notifies.
    ///   - body: Calls the method; runs once for each observer, with the isolation of the caller.
    public func notify<Topic: Sendable>(
        _ topic: Topic.Type, sender: some AnyObject & Sendable, fileID: StaticString = #fileID,
        line: UInt = #line, _ body: (Topic) -> Void
    ) {
        if mainQueue.isWaiting { mainQueue.catchUp() }
        deliver(topic, sender, fileID, line, body)
    }

    /// Like ``notify(_:sender:fileID:line:_:)``, on the main actor: before it returns if the caller runs there, otherwise
    /// asynchronously, in the order of the calls. The sender is kept until then.
    public func notifyOnMain<Topic: Sendable>(
        _ topic: Topic.Type, sender: some AnyObject & Sendable, fileID: StaticString = #fileID,
        line: UInt = #line, _ body: @escaping @MainActor (Topic) -> Void
    ) {
        mainQueue.run { self.deliver(topic, sender, fileID, line) { body($0) } }
    }

    private func deliver<Topic: Sendable>(
        _ topic: Topic.Type, _ sender: AnyObject, _ fileID: StaticString, _ line: UInt,
        _ body: (Topic) -> Void
    ) {
        guard let channel = topics.find(topic)?.takeUnretainedValue() else { return }
        guard let log else { return channel.deliver(sentBy: sender, body) }
        let number = log.nextNumber()
        channel.deliver(sentBy: sender) { (observer: Topic) in
            log.append(topic, observer, number, fileID, line)
            body(observer)
        }
    }

    /// Registers `observer` for the notifications of `topic` that `sender` makes.
    ///
    /// Both are held weakly; the registration ends with the first of them that is released. An observer can be registered for
    /// several senders. One that is registered for everything receives the sender's notifications anyway, once; then this
    /// changes nothing. Registering for everything later replaces the registrations for senders. Nothing is replayed,
    /// because a remembered notification has no sender.
    ///
    /// - Parameters:
    ///   - observer: An object.
    ///   - topic: The protocol.
    ///   - sender: The object to which the observer listens.
    /// - Returns: False if it was already registered, for this sender or for everything.
    @discardableResult
    public func register<Topic: Sendable>(
        _ observer: Topic, for topic: Topic.Type, sender: some AnyObject & Sendable
    ) -> Bool {
        Self.requireObject(observer, topic)
        let channel = topics.find(topic, orMakeFor: readers)
        return channel.register(Registration.object(of: observer), sender: sender) != nil
    }

    /// Ends the registration of `observer` for the notifications of `topic` that `sender` makes, and no other.
    ///
    /// `unregister(_:from:)` ends those for senders too.
    ///
    /// - Returns: False if it was not registered for this sender.
    @discardableResult
    public func unregister<Topic: Sendable>(
        _ observer: AnyObject, from topic: Topic.Type, sender: some AnyObject & Sendable
    ) -> Bool {
        topics.find(topic)?.takeUnretainedValue().unregister(ObjectIdentifier(observer), sender: sender)
            ?? false
    }
}
