/// Values by key, with a limit for their total cost.
///
/// When the limit is exceeded, the values that were not used since the last sweep are removed first
/// (the clock algorithm, also called second chance). A look-up sets one bit and moves
/// nothing. All operations are O(1), amortized for removal.
@usableFromInline
struct MemoryCache<Key: Hashable, Model> {
    @usableFromInline
    struct CachedModel {
        @usableFromInline let key: Key
        @usableFromInline var entry: MemoryEntry<Model>
        @usableFromInline var cost: Int
        @usableFromInline var wasUsed: Bool
    }

    @usableFromInline var indices: [Key: Int] = [:]
    @usableFromInline var slots: [CachedModel?] = []
    private var free: [Int] = []
    private var hand = 0
    private(set) var totalCost = 0
    let costLimit: Int

    init(costLimit: Int) {
        self.costLimit = costLimit
    }

    var count: Int { indices.count }
    var keys: Dictionary<Key, Int>.Keys { indices.keys }

    /// The model, if it is valid. Counts as a use.
    @inlinable
    mutating func validModel(for key: Key, clock: ManagerClock) -> Model? {
        guard let index = indices[key], let slot = slots[index], slot.entry.isValid(by: clock) else {
            return nil
        }
        // Checked first: a write costs more than a read, and most look-ups find the bit set.
        if !slot.wasUsed { slots[index]?.wasUsed = true }
        return slot.entry.model
    }

    /// The value, valid or stale. Counts as a use.
    mutating func entry(for key: Key) -> MemoryEntry<Model>? {
        guard let index = indices[key] else { return nil }
        slots[index]?.wasUsed = true
        return slots[index]?.entry
    }

    /// Inserts a value and removes others to make room. A value that exceeds the limit by itself is not inserted.
    mutating func insert(_ entry: MemoryEntry<Model>, for key: Key, cost: Int) {
        let cost = max(0, cost)
        guard cost <= costLimit else {
            remove(key)
            return
        }
        let index: Int
        if let known = indices[key] {
            index = known
            totalCost -= slots[index]?.cost ?? 0
        } else {
            index = freeIndex()
            indices[key] = index
        }
        slots[index] = CachedModel(key: key, entry: entry, cost: cost, wasUsed: false)
        makeRoom(for: cost, sparing: index)
        totalCost += cost
    }

    mutating func remove(_ key: Key) {
        guard let index = indices.removeValue(forKey: key) else { return }
        totalCost -= slots[index]?.cost ?? 0
        slots[index] = nil
        free.append(index)
    }

    mutating func removeAll() {
        self = MemoryCache(costLimit: costLimit)
    }

    mutating func expire(_ key: Key) {
        guard let index = indices[key] else { return }
        slots[index]?.entry.validUntil = .zero
    }

    mutating func expireAll() {
        for index in slots.indices { slots[index]?.entry.validUntil = .zero }
    }

    private mutating func freeIndex() -> Int {
        if let index = free.popLast() { return index }
        slots.append(nil)
        return slots.count - 1
    }

    /// Removes values until a new one of this cost fits. `totalCost` does not include the new one, which is kept.
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
