import Synchronization

/// Who heard what, in order: for tests.
///
/// Notes are made before the observer is called, by whatever thread notifies. It grows until
/// `clear()`.
public final class HearingRecord: Sendable {
    /// One observer that was told of one notification.
    public struct Hearing: Sendable, Equatable {
        /// The name of the protocol, as written in its module.
        public let topic: String
        /// The name of the observer's class.
        public let observer: String
        /// Which object it was. It says nothing once the object is gone.
        public let identity: ObjectIdentifier
        /// The number of the notification, counted from 1: what was told to several has one number.
        public let notification: Int
        /// Where it was notified, as `Module/File.swift:12`.
        public let place: String
    }

    private let list = Locked<[Hearing]>([])
    private let notifications = Atomic<Int>(0)

    /// What was heard since the beginning or the last `clear()`.
    public var hearings: [Hearing] { list.withLock { $0 } }

    /// Forgets what was heard.
    public func clear() {
        list.withLock { $0 = [] }
    }

    @usableFromInline
    init() {}

    @usableFromInline
    func begin() -> Int {
        notifications.add(1, ordering: .relaxed).newValue
    }

    @usableFromInline
    func note<Topic>(
        _ topic: Topic.Type, _ observer: Topic, _ number: Int, _ fileID: StaticString, _ line: UInt
    ) {
        let hearing = Hearing(
            topic: "\(topic)", observer: "\(Swift.type(of: observer as Any))",
            identity: ObjectIdentifier(observer as AnyObject), notification: number,
            place: "\(fileID):\(line)")
        list.withLock { $0.append(hearing) }
    }
}
