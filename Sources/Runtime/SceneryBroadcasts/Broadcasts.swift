import Synchronization

/// A place where objects are told, by the methods of a protocol, what happened elsewhere.
///
///     @MainActor protocol RideObserving: AnyObject, Sendable { func rideDidChange(_ ride: Ride) }
///
///     broadcasts.register(card, for: (any RideObserving).self)
///     broadcasts.notify((any RideObserving).self) { $0.rideDidChange(ride) }
///
/// The topic is the type itself: protocols of the same name in two modules are two topics. (In code
/// without the upcoming feature `ExistentialAny`, `RideObserving.self` is the same thing.)
///
/// It must be `Sendable`, since any thread may notify. An `AnyObject` protocol keeps values out.
///
/// **Who is told.** Those who are registered when the round begins, in order of registration. Each
/// is held weakly; one that is gone is passed over and dropped in time.
///
/// **What may be done inside an observer.** Anything: no lock is held.
/// - Who *registers* during a round is told from the next one on.
/// - Who is *unregistered* during a round, and was not told yet, is not told.
/// - Who *notifies* the same topic again first has the round that is under way carried to its end,
///   and then makes its own; both are over when `notify` returns. So everyone hears the older of
///   the two before the newer. Another topic's round is made at once.
///
/// **Threads.** Everything may be called on any thread. `notify` calls observers on the thread that
/// notifies, before it returns. Two threads that notify one topic do not wait for each other, so an
/// observer may be called by both at once: make the protocol `@MainActor` to be called on main only.
/// The compiler then takes `notify` on main only, and from elsewhere asks for `notifyOnMain`.
///
/// Cost: constant to nobody, O(observers) otherwise.
public final class Broadcasts: Sendable {
    /// The instance that an app shares. Tests make their own.
    public static let shared = Broadcasts()

    @usableFromInline let topics = TopicMap()
    @usableFromInline let readers = Readers()
    @usableFromInline let mainLine = MainLine()

    /// The record of who heard what; nil unless asked for, as it grows with each hearing.
    public let record: HearingRecord?

    /// Makes an instance with no observers.
    ///
    /// - Parameter isRecording: whether `record` notes each hearing, for tests. False by default.
    public init(isRecording: Bool = false) {
        record = isRecording ? HearingRecord() : nil
    }

    /// Tells everyone who is registered for `topic`, on this thread, before it returns.
    ///
    /// - Parameters:
    ///   - topic: the protocol.
    ///   - body: calls the method; runs once for each observer. Inside it the isolation of the
    ///     caller holds, so that methods of a main-actor protocol can be called on main only.
    @inlinable
    public func notify<Topic: Sendable>(
        _ topic: Topic.Type, fileID: StaticString = #fileID, line: UInt = #line, _ body: (Topic) -> Void
    ) {
        if mainLine.isWaiting { mainLine.catchUp() }
        tell(topic, fileID: fileID, line: line, body)
    }

    /// The round itself, without a look at what waits for main.
    @inlinable
    @inline(__always)
    func tell<Topic: Sendable>(
        _ topic: Topic.Type, fileID: StaticString, line: UInt, _ body: (Topic) -> Void
    ) {
        topics.find(topic)?._withUnsafeGuaranteedRef { channel in
            if channel.population.load(ordering: .relaxed) == 0 { return }
            guard let record else { return channel.tell(body) }
            let number = record.begin()
            channel.tell { (observer: Topic) in
                record.note(topic, observer, number, fileID, line)
                body(observer)
            }
        }
    }

    /// Registers `observer` for `topic`, weakly. A second time changes nothing, also not its place.
    ///
    /// A protocol that refines `AnyObject` keeps values out at compile time. For one that does not,
    /// a value that is not an object stops the program here, with a message: it could not be held
    /// weakly, and would never be told.
    ///
    /// - Parameters:
    ///   - observer: an object.
    ///   - topic: the protocol.
    ///   - replay: whether the observer is told at once what was last notified to be remembered.
    /// - Returns: false when it was registered already.
    @discardableResult
    @inlinable
    public func register<Topic: Sendable>(
        _ observer: Topic, for topic: Topic.Type, replay: Bool = false
    ) -> Bool {
        precondition(
            Swift.type(of: observer as Any) is AnyClass,
            """
            \(Swift.type(of: observer as Any)) is a value and cannot observe "\(topic)": an observer is held \
            weakly, so make it a class, and let the protocol refine AnyObject to have the compiler say so
            """)
        let channel = topics.find(topic, orMakeFor: readers)
        let object = Registration.object(of: observer)
        guard channel.register(object, words: Registration.words(of: observer)) != nil else { return false }
        if replay { self.replay(topic, to: observer) }
        return true
    }

    /// Ends the registration of `observer` for `topic`. Safe in its `deinit`.
    ///
    /// No call of the observer begins after this returns; one that another thread is in the midst
    /// of runs to its end.
    ///
    /// - Returns: false when it was not registered.
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
