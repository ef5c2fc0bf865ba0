/// Places by keys that are hashes already: a key is looked for where it says, and no hash is made of it.
///
/// Open addressing: a key whose place is taken stands in the next free one.
struct HashedPlaces {
    private var keys: [UInt64]
    /// -1 where there is no key.
    private var places: [Int32]
    private let mask: Int

    /// - Parameter count: how many keys will be set at most.
    init(count: Int) {
        var size = 16
        while size < count * 2 { size *= 2 }
        keys = [UInt64](repeating: 0, count: size)
        places = [Int32](repeating: -1, count: size)
        mask = size - 1
    }

    subscript(key: UInt64) -> Int? {
        let place = places[slot(of: key)]
        return place < 0 ? nil : Int(place)
    }

    /// Sets a place and returns the one before.
    @discardableResult
    mutating func set(_ key: UInt64, to place: Int) -> Int? {
        let slot = slot(of: key)
        let before = places[slot]
        keys[slot] = key
        places[slot] = Int32(place)
        return before < 0 ? nil : Int(before)
    }

    private func slot(of key: UInt64) -> Int {
        var slot = Int(truncatingIfNeeded: key) & mask
        while places[slot] >= 0, keys[slot] != key { slot = (slot + 1) & mask }
        return slot
    }
}
