import SceneryFoundations
import Synchronization

/// Which observers received which notifications, in order: for tests.
///
/// An entry is added before the observer is called, by the thread that notifies. The log grows until
/// ``clear()``.
public final class NotificationLog: Sendable {
    private let list = Protected<[NotificationDelivery]>([])
    private let notifications = Atomic<Int>(0)

    /// The deliveries since the log was created or last cleared, in order.
    public var deliveries: [NotificationDelivery] { list.withLock { $0 } }

    /// Removes all entries.
    public func clear() {
        list.withLock { $0 = [] }
    }

    @usableFromInline
    init() {}

    /// The number of the next notification.
    @usableFromInline
    func nextNumber() -> Int {
        notifications.add(1, ordering: .relaxed).newValue
    }

    @usableFromInline
    func append<Topic>(
        _ topic: Topic.Type, _ observer: Topic, _ number: Int, _ fileID: StaticString, _ line: UInt
    ) {
        let delivery = NotificationDelivery(
            topic: "\(topic)", observer: "\(Swift.type(of: observer as Any))",
            identity: ObjectIdentifier(observer as AnyObject), notification: number,
            sourceLocation: "\(fileID):\(line)")
        list.withLock { $0.append(delivery) }
    }
}

/// One notification as one observer received it.
public struct NotificationDelivery: Sendable, Equatable {
    /// The name of the protocol, as written in its module.
    public let topic: String
    /// The name of the observer's class.
    public let observer: String
    /// The identity of the observer, which is meaningless after the observer's release.
    public let identity: ObjectIdentifier
    /// The number of the notification, from 1. All deliveries of one notification have the same number.
    public let notification: Int
    /// The call that notified, as `Module/File.swift:12`.
    public let sourceLocation: String
}
