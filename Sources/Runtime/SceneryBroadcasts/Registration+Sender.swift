import Synchronization

/// One observer of one topic, for the notifications of one sender.
///
/// It has no words, so that a notification without a sender, which checks only those, passes it over. Both the observer and
/// the sender are held weakly: a new object at the address of a released sender is another sender.
///
/// `@unchecked Sendable`: as in `Registration`; the sender is `Sendable`.
final class SenderRegistration: Registration, @unchecked Sendable {
    weak let sender: AnyObject?

    /// The address of the sender.
    private let senderIdentity: ObjectIdentifier

    init(_ object: AnyObject, sender: AnyObject) {
        self.sender = sender
        senderIdentity = ObjectIdentifier(sender)
        super.init(object, words: nil)
    }

    override var receivesEverything: Bool { false }
    override var isObsolete: Bool { observer == nil || sender == nil }

    /// Whether it is for `sender`, which the caller holds: so this takes no last reference, also under a lock.
    func isFor(_ sender: AnyObject) -> Bool {
        senderIdentity == ObjectIdentifier(sender) && self.sender != nil
    }

    override func deliver<Topic>(_ body: (Topic) -> Void, sentBy sender: AnyObject) -> Bool {
        guard isLive.load(ordering: .acquiring) else { return true }
        if isFor(sender), let topic = observer as? Topic { body(topic) }
        return !isObsolete
    }
}
