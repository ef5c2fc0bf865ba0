import Synchronization

/// Calls the methods of a protocol on all objects that registered for it.
///
///     @MainActor protocol RideObserving: AnyObject, Sendable { func rideDidChange(_ ride: Ride) }
///
///     broadcasts.register(card, for: (any RideObserving).self)
///     broadcasts.notify((any RideObserving).self) { $0.rideDidChange(ride) }
///
/// The topic is the type itself: protocols of the same name in two modules are two topics. (In code
/// without the upcoming feature `ExistentialAny`, `RideObserving.self` is the same.) The topic must be
/// `Sendable`, because any thread may notify.
///
/// **Observers** are called in order of registration: those that are registered when the notification
/// begins. Each is held weakly; a released one is skipped and removed later.
///
/// **Reentrancy.** An observer may do anything, because no lock is held while it runs.
/// - An observer *registered* during a notification receives the next one.
/// - An observer *unregistered* during a notification is not called if it was not called yet.
/// - A notification of the same topic from within an observer first completes the one in progress for all
///   other observers. Both are complete when `notify` returns. So every observer receives
///   the older one first. A notification of another topic is delivered at once.
///
/// **Threads.** Any thread may call any method. `notify` calls observers on the current thread,
/// before it returns. Two threads that notify one topic do not wait for each other, so both can call
/// an observer at the same time: make the protocol `@MainActor` to be called on the main actor only.
/// The compiler then accepts `notify` on the main actor only, and asks for `notifyOnMain` elsewhere.
///
/// Complexity: O(1) without observers, otherwise O(observers).
public final class Broadcasts: Sendable {
    /// The instance that an app shares. Tests make their own.
    public static let shared = Broadcasts()

    @usableFromInline let topics = TopicMap()
    @usableFromInline let readers = ReaderEpoch()
    @usableFromInline let mainQueue = MainDispatchQueue()

    /// The log of deliveries; nil unless requested, because it grows with each delivery.
    public let log: NotificationLog?

    /// Creates an instance without observers.
    ///
    /// - Parameter isLogging: Whether ``log`` records each delivery, for tests. False by default.
    public init(isLogging: Bool = false) {
        log = isLogging ? NotificationLog() : nil
    }

    /// Calls all observers that are registered for `topic`, on this thread, before it returns.
    ///
    /// - Parameters:
    ///   - topic: The protocol.
    ///   - body: Calls the method; runs once for each observer. It has the isolation of the caller,
    ///     so methods of a main-actor protocol can be called on the main actor only.
    @inlinable
    public func notify<Topic: Sendable>(
        _ topic: Topic.Type, fileID: StaticString = #fileID, line: UInt = #line, _ body: (Topic) -> Void
    ) {
        if mainQueue.isWaiting { mainQueue.catchUp() }
        deliver(topic, fileID: fileID, line: line, body)
    }

    /// Delivers without checking for notifications that wait for the main actor.
    @inlinable
    @inline(__always)
    func deliver<Topic: Sendable>(
        _ topic: Topic.Type, fileID: StaticString, line: UInt, _ body: (Topic) -> Void
    ) {
        topics.find(topic)?._withUnsafeGuaranteedRef { channel in
            if channel.population.load(ordering: .relaxed) == 0 { return }
            guard let log else { return channel.deliver(body) }
            let number = log.nextNumber()
            channel.deliver { (observer: Topic) in
                log.append(topic, observer, number, fileID, line)
                body(observer)
            }
        }
    }

    /// Registers `observer` for `topic`, weakly. A second registration changes nothing, including the order.
    ///
    /// For a protocol that refines `AnyObject`, the compiler rejects values. For any other protocol,
    /// registering a value stops the program with a message: a value cannot be held weakly.
    ///
    /// - Parameters:
    ///   - observer: An object.
    ///   - topic: The protocol.
    ///   - replay: Whether the observer receives the remembered notification at once; see ``notifyAndRemember(_:fileID:line:_:)``.
    /// - Returns: False if it was already registered.
    @discardableResult
    @inlinable
    public func register<Topic: Sendable>(
        _ observer: Topic, for topic: Topic.Type, replay: Bool = false
    ) -> Bool {
        Self.requireObject(observer, topic)
        let channel = topics.find(topic, orMakeFor: readers)
        let object = Registration.object(of: observer)
        guard channel.register(object, words: Registration.words(of: observer)) != nil else { return false }
        if replay { self.replay(topic, to: observer) }
        return true
    }

    /// Stops the program if `observer` is a value.
    @inlinable
    @inline(__always)
    static func requireObject<Topic>(_ observer: Topic, _ topic: Topic.Type) {
        precondition(
            Swift.type(of: observer as Any) is AnyClass,
            """
            \(Swift.type(of: observer as Any)) is a value and cannot observe "\(topic)": an observer is held \
            weakly, so make it a class, and let the protocol refine AnyObject to have the compiler say so
            """)
    }

    /// Ends the registration of `observer` for `topic`, also those for senders. Safe in its `deinit`.
    ///
    /// No call of the observer begins after this returns; a call in progress on another thread
    /// completes.
    ///
    /// - Returns: False if it was not registered.
    @discardableResult
    @inlinable
    public func unregister<Topic: Sendable>(_ observer: AnyObject, from topic: Topic.Type) -> Bool {
        // By identity only: an object in its `deinit` must not be held, weakly or strongly.
        topics.find(topic)?._withUnsafeGuaranteedRef { $0.unregister(ObjectIdentifier(observer)) } ?? false
    }

    @usableFromInline
    func replay<Topic: Sendable>(_ topic: Topic.Type, to observer: Topic) {
        topics.find(topic)?.takeUnretainedValue().replay(to: observer)
    }

    /// Ends all registrations of `observer`, as `unregister(_:from:)` does. O(topics).
    public func unregister(_ observer: AnyObject) {
        for channel in topics.channels { _ = channel.unregister(ObjectIdentifier(observer)) }
    }
}
