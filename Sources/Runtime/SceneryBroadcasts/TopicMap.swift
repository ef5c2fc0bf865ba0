import Synchronization

/// Finds the channel of a topic by the identity of the type, without a lock.
///
/// A hash table with open places that only grows. Its places are never reused, and a table that was
/// outgrown is kept until the end, so that a reader needs no protection; all of them together are
/// smaller than the last one times two.
@usableFromInline
final class TopicMap: Sendable {
    @usableFromInline
    struct Place: ~Copyable {
        @usableFromInline let key = Atomic<UInt>(0)
        @usableFromInline let channel = Atomic<UnsafeRawPointer?>(nil)
    }

    /// `@unchecked Sendable`: the places are atomic.
    @usableFromInline
    final class Table: @unchecked Sendable {
        @usableFromInline let mask: Int
        @usableFromInline let places: UnsafeMutablePointer<Place>

        init(capacity: Int) {
            mask = capacity - 1
            places = .allocate(capacity: capacity)
            for index in 0..<capacity { (places + index).initialize(to: Place()) }
        }

        deinit {
            places.deinitialize(count: mask + 1)
            places.deallocate()
        }

        @inlinable
        @inline(__always)
        static func hash(_ key: UInt) -> Int {
            Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
        }

        /// Under the lock of the map. There is room.
        func insert(_ key: UInt, _ channel: UnsafeRawPointer?) {
            var index = Self.hash(key) & mask
            while places[index].key.load(ordering: .relaxed) != 0 { index = (index + 1) & mask }
            places[index].channel.store(channel, ordering: .relaxed)
            places[index].key.store(key, ordering: .releasing)
        }
    }

    private struct Content {
        var channels: [ObjectIdentifier: Channel] = [:]
        var tables = [Table(capacity: 16)]
    }

    private let content: Locked<Content>
    @usableFromInline let table: Atomic<Unmanaged<Table>>

    @usableFromInline
    init() {
        let first = Content()
        table = Atomic(Unmanaged.passUnretained(first.tables[0]))
        content = Locked(first)
    }

    /// The channel of the topic, if anybody ever registered for it. It lives as long as the map; to
    /// count references to it would be a fight between threads that notify.
    @inlinable
    @inline(__always)
    func find<Topic>(_ topic: Topic.Type) -> Unmanaged<Channel>? {
        let key = UInt(bitPattern: ObjectIdentifier(topic))
        return table.load(ordering: .acquiring)._withUnsafeGuaranteedRef { table in
            var index = Table.hash(key) & table.mask
            while true {
                let found = table.places[index].key.load(ordering: .acquiring)
                if found == key {
                    guard let channel = table.places[index].channel.load(ordering: .relaxed) else {
                        return nil
                    }
                    return Unmanaged<Channel>.fromOpaque(channel)
                }
                if found == 0 { return nil }
                index = (index + 1) & table.mask
            }
        }
    }

    /// The channel of the topic, made if there is none.
    @inlinable
    func find<Topic>(_ topic: Topic.Type, orMakeFor readers: Readers) -> Channel {
        find(topic)?.takeUnretainedValue() ?? make(ObjectIdentifier(topic), readers)
    }

    @usableFromInline
    func make(_ identity: ObjectIdentifier, _ readers: Readers) -> Channel {
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

    /// Every channel there is.
    var channels: [Channel] { content.withLock { Array($0.channels.values) } }

    private func grow(_ content: inout Content) {
        let old = content.tables[content.tables.count - 1]
        let new = Table(capacity: (old.mask + 1) * 2)
        for index in 0...old.mask {
            let key = old.places[index].key.load(ordering: .relaxed)
            if key != 0 { new.insert(key, old.places[index].channel.load(ordering: .relaxed)) }
        }
        content.tables.append(new)
        table.store(Unmanaged.passUnretained(new), ordering: .releasing)
    }
}
