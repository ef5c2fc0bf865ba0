import SceneryFoundations
import Synchronization

/// Finds the channel of a topic by the identity of the type, without a lock.
///
/// An open-addressing hash table that only grows. Slots are never reused, and outgrown tables are
/// kept, so readers need no protection. All tables together are smaller than twice the
/// last one.
@usableFromInline
final class TopicMap: Sendable {
    @usableFromInline
    struct Bucket: ~Copyable {
        @usableFromInline let key = Atomic<UInt>(0)
        @usableFromInline let channel = Atomic<UnsafeRawPointer?>(nil)
    }

    /// `@unchecked Sendable`: the slots are atomic.
    @usableFromInline
    final class Table: @unchecked Sendable {
        @usableFromInline let mask: Int
        @usableFromInline let slots: UnsafeMutablePointer<Bucket>

        init(capacity: Int) {
            mask = capacity - 1
            slots = .allocate(capacity: capacity)
            for index in 0..<capacity { (slots + index).initialize(to: Bucket()) }
        }

        deinit {
            slots.deinitialize(count: mask + 1)
            slots.deallocate()
        }

        @inlinable
        @inline(__always)
        static func hash(_ key: UInt) -> Int {
            Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
        }

        /// Requires the lock of the map and a free slot.
        func insert(_ key: UInt, _ channel: UnsafeRawPointer?) {
            var index = Self.hash(key) & mask
            while slots[index].key.load(ordering: .relaxed) != 0 { index = (index + 1) & mask }
            slots[index].channel.store(channel, ordering: .relaxed)
            slots[index].key.store(key, ordering: .releasing)
        }
    }

    private struct Content {
        var channels: [ObjectIdentifier: Channel] = [:]
        var tables = [Table(capacity: 16)]
    }

    private let content: Protected<Content>
    @usableFromInline let table: Atomic<Unmanaged<Table>>

    @usableFromInline
    init() {
        let first = Content()
        table = Atomic(Unmanaged.passUnretained(first.tables[0]))
        content = Protected(first)
    }

    /// The channel of the topic; nil if nothing was ever registered for it. It lives as long as the map, so it is
    /// unmanaged: threads that notify would contend for its reference count.
    @inlinable
    @inline(__always)
    func find<Topic>(_ topic: Topic.Type) -> Unmanaged<Channel>? {
        let key = UInt(bitPattern: ObjectIdentifier(topic))
        return table.load(ordering: .acquiring)._withUnsafeGuaranteedRef { table in
            var index = Table.hash(key) & table.mask
            while true {
                let found = table.slots[index].key.load(ordering: .acquiring)
                if found == key {
                    guard let channel = table.slots[index].channel.load(ordering: .relaxed) else {
                        return nil
                    }
                    return Unmanaged<Channel>.fromOpaque(channel)
                }
                if found == 0 { return nil }
                index = (index + 1) & table.mask
            }
        }
    }

    /// The channel of the topic, which is created if there is none.
    @inlinable
    func find<Topic>(_ topic: Topic.Type, orMakeFor readers: ReaderEpoch) -> Channel {
        find(topic)?.takeUnretainedValue() ?? make(ObjectIdentifier(topic), readers)
    }

    @usableFromInline
    func make(_ identity: ObjectIdentifier, _ readers: ReaderEpoch) -> Channel {
        content.withLock { content in
            if let channel = content.channels[identity] { return channel }
            let channel = Channel(readers: readers)
            content.channels[identity] = channel
            if content.channels.count * 2 > content.tables[content.tables.count - 1].mask { grow(&content) }
            content.tables[content.tables.count - 1].insert(
                UInt(bitPattern: identity), Unmanaged.passUnretained(channel).toOpaque())
            return channel
        }
    }

    /// All channels.
    var channels: [Channel] { content.withLock { Array($0.channels.values) } }

    private func grow(_ content: inout Content) {
        let old = content.tables[content.tables.count - 1]
        let new = Table(capacity: (old.mask + 1) * 2)
        for index in 0...old.mask {
            let key = old.slots[index].key.load(ordering: .relaxed)
            if key != 0 { new.insert(key, old.slots[index].channel.load(ordering: .relaxed)) }
        }
        content.tables.append(new)
        table.store(Unmanaged.passUnretained(new), ordering: .releasing)
    }
}
