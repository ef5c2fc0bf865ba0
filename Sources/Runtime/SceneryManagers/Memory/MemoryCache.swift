/// Values by key, bound by what they cost together.
///
/// When they cost too much, those go first that were not looked at since the hand came by last
/// (the clock algorithm, also called second chance): looking a value up sets one bit, and nothing
/// is moved. All operations are O(1) but for dropping, which is O(1) amortised.
@usableFromInline
struct MemoryCache<Key: Hashable, Model> {
    @usableFromInline
    struct Slot {
        @usableFromInline let key: Key
        @usableFromInline var entry: MemoryEntry<Model>
        @usableFromInline var cost: Int
        @usableFromInline var wasUsed: Bool
    }

    @usableFromInline var places: [Key: Int] = [:]
    @usableFromInline var slots: [Slot?] = []
    private var free: [Int] = []
    private var hand = 0
    private(set) var totalCost = 0
    let costLimit: Int

    init(costLimit: Int) {
        self.costLimit = costLimit
    }

    var count: Int { places.count }
    var keys: Dictionary<Key, Int>.Keys { places.keys }

    /// The model, if it is valid. Counts as a use.
    @inlinable
    mutating func validModel(for key: Key, clock: ManagerClock) -> Model? {
        guard let place = places[key], let slot = slots[place], slot.entry.isValid(by: clock) else {
            return nil
        }
        // Looked at first: to write costs more than to read, and most lookups find it so.
        if !slot.wasUsed { slots[place]?.wasUsed = true }
        return slot.entry.model
    }

    /// What is held, valid or not. Counts as a use.
    mutating func entry(for key: Key) -> MemoryEntry<Model>? {
        guard let place = places[key] else { return nil }
        slots[place]?.wasUsed = true
        return slots[place]?.entry
    }

    /// Holds a value, and drops others for it. One that alone costs more than the limit is not held.
    mutating func insert(_ entry: MemoryEntry<Model>, for key: Key, cost: Int) {
        let cost = max(0, cost)
        guard cost <= costLimit else {
            remove(key)
            return
        }
        let place: Int
        if let known = places[key] {
            place = known
            totalCost -= slots[place]?.cost ?? 0
        } else {
            place = freePlace()
            places[key] = place
        }
        slots[place] = Slot(key: key, entry: entry, cost: cost, wasUsed: false)
        makeRoom(for: cost, sparing: place)
        totalCost += cost
    }

    mutating func remove(_ key: Key) {
        guard let place = places.removeValue(forKey: key) else { return }
        totalCost -= slots[place]?.cost ?? 0
        slots[place] = nil
        free.append(place)
    }

    mutating func removeAll() {
        self = MemoryCache(costLimit: costLimit)
    }

    mutating func expire(_ key: Key) {
        guard let place = places[key] else { return }
        slots[place]?.entry.validUntil = .zero
    }

    mutating func expireAll() {
        for place in slots.indices { slots[place]?.entry.validUntil = .zero }
    }

    private mutating func freePlace() -> Int {
        if let place = free.popLast() { return place }
        slots.append(nil)
        return slots.count - 1
    }

    /// Drops values until a new one of this cost fits. `totalCost` is without the new one, which is spared.
    private mutating func makeRoom(for cost: Int, sparing newest: Int) {
        while totalCost > costLimit - cost {
            hand = hand + 1 < slots.count ? hand + 1 : 0
            guard hand != newest, let slot = slots[hand] else { continue }
            if slot.wasUsed {
                slots[hand]?.wasUsed = false
            } else {
                remove(slot.key)
            }
        }
    }
}
