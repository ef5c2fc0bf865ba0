/// A notification of a sender in progress: a pass that also calls the observers of that sender.
///
/// A nested notification of the topic finds it by the address of the channel plus one, which is no object's.
struct SenderPass<Topic> {
    /// The first field, because the list of passes is read by its header.
    var pass: NotificationPass<Topic>
    let sender: AnyObject

    static func header(of channel: UnsafeRawPointer) -> UnsafeRawPointer { channel + 1 }

    init(
        channel: Channel, outer: UnsafeMutableRawPointer?, table: Unmanaged<ObserverTable>, count: Int,
        sender: AnyObject, body: @escaping (Topic) -> Void
    ) {
        let address = UnsafeRawPointer(Unmanaged.passUnretained(channel).toOpaque())
        pass = NotificationPass(
            header: .init(channel: Self.header(of: address), outer: outer), table: table, count: count,
            body: body
        )
        self.sender = sender
    }

    /// Calls the remaining observers. An observer may call this again for the same pass.
    static func finish(_ pass: UnsafeMutablePointer<Self>) {
        let (slots, count) = (pass.pointee.pass.slots, pass.pointee.pass.count)
        while pass.pointee.pass.next < count {
            let slot = pass.pointee.pass.next
            pass.pointee.pass.next = slot + 1
            let isUseful = slots[slot]._withUnsafeGuaranteedRef {
                $0.deliver(pass.pointee.pass.body, sentBy: pass.pointee.sender)
            }
            if !isUseful { pass.pointee.pass.releasedCount += 1 }
        }
    }
}
