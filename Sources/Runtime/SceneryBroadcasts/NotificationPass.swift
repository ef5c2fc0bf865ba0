import SceneryFoundations

/// One notification in progress, on the stack of the thread that notifies.
///
/// The passes of a thread form a list, newest first. A notification from within a pass of
/// the same topic finds that pass in the list and completes it before it begins its own. So every observer
/// receives the older of two notifications first.
@usableFromInline
struct NotificationPass<Topic> {
    /// The part of a pass that can be read without knowing its topic. It must be the first field.
    @usableFromInline
    struct Header {
        @usableFromInline let channel: UnsafeRawPointer
        @usableFromInline let outer: UnsafeMutableRawPointer?

        @inlinable
        init(channel: UnsafeRawPointer, outer: UnsafeMutableRawPointer?) {
            self.channel = channel
            self.outer = outer
        }
    }

    @usableFromInline let header: Header
    @usableFromInline let slots: UnsafeMutablePointer<Unmanaged<Registration>>
    @usableFromInline let count: Int
    @usableFromInline let body: (Topic) -> Void
    @usableFromInline var next = 0
    @usableFromInline var releasedCount = 0

    @inlinable
    init(
        channel: Channel, outer: UnsafeMutableRawPointer?, table: Unmanaged<ObserverTable>, count: Int,
        body: @escaping (Topic) -> Void
    ) {
        self.init(
            header: Header(
                channel: UnsafeRawPointer(Unmanaged.passUnretained(channel).toOpaque()), outer: outer),
            table: table, count: count, body: body)
    }

    @inlinable
    init(
        header: Header, table: Unmanaged<ObserverTable>, count: Int, body: @escaping (Topic) -> Void
    ) {
        self.header = header
        slots = table._withUnsafeGuaranteedRef { $0.slots }
        self.count = count
        self.body = body
    }

    /// Calls the remaining observers. `body` is the closure of the pass; the frame that created
    /// the pass has it in a form that is faster to call. An observer may call this again for the same pass.
    @inlinable
    @inline(__always)
    static func finish(_ pass: UnsafeMutablePointer<Self>, by body: (Topic) -> Void) {
        let (slots, count) = (pass.pointee.slots, pass.pointee.count)
        while pass.pointee.next < count {
            let slot = pass.pointee.next
            pass.pointee.next = slot + 1
            if !slots[slot]._withUnsafeGuaranteedRef({ $0.deliver(body) }) { pass.pointee.releasedCount += 1 }
        }
    }
}

/// The newest pass of each thread, which all instances share.
@usableFromInline
struct ThreadPasses: Sendable {
    private static let shared = ThreadPasses()

    /// A copy, so that a notification does not check whether the global is initialized.
    static var copy: ThreadPasses { shared }

    @usableFromInline let slot = ThreadLocalPointer()

    @inlinable
    var newest: UnsafeMutableRawPointer? {
        get { slot.value }
        nonmutating set { slot.value = newValue }
    }
}
