import Synchronization

/// The observers of a topic in order of registration. It only grows at its end.
///
/// A pass reads the count once and then that many slots. Observers registered in the meantime follow
/// them; an unregistered one is marked in its registration and keeps its slot until the table is
/// replaced.
///
/// `@unchecked Sendable`: a slot is written once, under the lock of the topic, before `count`
/// covers it. Readers access the slots that `count` covers only.
@usableFromInline
final class ObserverTable: @unchecked Sendable {
    /// Each slot owns a reference that readers borrow.
    @usableFromInline let slots: UnsafeMutablePointer<Unmanaged<Registration>>
    @usableFromInline let capacity: Int
    @usableFromInline let count = Atomic<Int>(0)

    init(capacity: Int) {
        self.capacity = capacity
        slots = .allocate(capacity: capacity)
    }

    deinit {
        for slot in 0..<count.load(ordering: .acquiring) { slots[slot].release() }
        slots.deallocate()
    }

    /// Requires the lock of the topic.
    var isFull: Bool { count.load(ordering: .relaxed) == capacity }

    /// Returns false if the table is full.
    func append(_ registration: Registration) -> Bool {
        let end = count.load(ordering: .relaxed)
        guard end < capacity else { return false }
        (slots + end).initialize(to: .passRetained(registration))
        count.store(end + 1, ordering: .releasing)
        return true
    }

    /// A copy without the slots whose registration has ended, and with free capacity.
    ///
    /// - Parameter live: The number of registrations that have not ended.
    func rebuilt(live: Int) -> ObserverTable {
        let count = count.load(ordering: .relaxed)
        let new = ObserverTable(capacity: live * 3 + 8)
        var end = 0
        for slot in 0..<count
        where slots[slot]._withUnsafeGuaranteedRef({ $0.isLive.load(ordering: .relaxed) }) {
            (new.slots + end).initialize(to: slots[slot].retain())
            end += 1
        }
        new.count.store(end, ordering: .relaxed)
        return new
    }
}
