import Synchronization

/// The observers of a topic in order of registration: it only ever grows at its end.
///
/// A round takes the count once and then reads that many places. What is registered meanwhile goes
/// behind them; what is unregistered is marked in its registration and stays in its place until
/// the whole table is replaced.
///
/// `@unchecked Sendable`: a place is written once, under the lock of the topic, before `count`
/// covers it. Readers see it through `count`.
@usableFromInline
final class ObserverTable: @unchecked Sendable {
    /// Each place owns a reference, which readers borrow.
    @usableFromInline let places: UnsafeMutablePointer<Unmanaged<Registration>>
    @usableFromInline let capacity: Int
    @usableFromInline let count = Atomic<Int>(0)

    init(capacity: Int) {
        self.capacity = capacity
        places = .allocate(capacity: capacity)
    }

    deinit {
        for place in 0..<count.load(ordering: .acquiring) { places[place].release() }
        places.deallocate()
    }

    /// Under the lock of the topic.
    var isFull: Bool { count.load(ordering: .relaxed) == capacity }

    /// False when there is no room.
    func append(_ registration: Registration) -> Bool {
        let end = count.load(ordering: .relaxed)
        guard end < capacity else { return false }
        (places + end).initialize(to: .passRetained(registration))
        count.store(end + 1, ordering: .releasing)
        return true
    }

    /// A table without the places whose registration has ended, and with room at its end.
    ///
    /// - Parameter live: how many registrations have not ended.
    func rebuilt(live: Int) -> ObserverTable {
        let count = count.load(ordering: .relaxed)
        let new = ObserverTable(capacity: live * 3 + 8)
        var end = 0
        for place in 0..<count
        where places[place]._withUnsafeGuaranteedRef({ $0.isLive.load(ordering: .relaxed) }) {
            (new.places + end).initialize(to: places[place].retain())
            end += 1
        }
        new.count.store(end, ordering: .relaxed)
        return new
    }
}
