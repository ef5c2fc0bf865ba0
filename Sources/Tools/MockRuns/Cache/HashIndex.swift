/// Indices by keys that already are hashes, which are used without hashing them again.
///
/// Open addressing with linear probing.
struct HashIndex {
    private var keys: [UInt64]
    /// -1 in a free slot.
    private var values: [Int32]
    private let mask: Int

    /// - Parameter count: The largest number of keys that will be set.
    init(count: Int) {
        var size = 16
        while size < count * 2 { size *= 2 }
        keys = [UInt64](repeating: 0, count: size)
        values = [Int32](repeating: -1, count: size)
        mask = size - 1
    }

    subscript(key: UInt64) -> Int? {
        let value = values[slot(of: key)]
        return value < 0 ? nil : Int(value)
    }

    /// Sets the value of a key and returns the previous one.
    @discardableResult
    mutating func set(_ key: UInt64, to value: Int) -> Int? {
        let slot = slot(of: key)
        let previous = values[slot]
        keys[slot] = key
        values[slot] = Int32(value)
        return previous < 0 ? nil : Int(previous)
    }

    private func slot(of key: UInt64) -> Int {
        var slot = Int(truncatingIfNeeded: key) & mask
        while values[slot] >= 0, keys[slot] != key { slot = (slot + 1) & mask }
        return slot
    }
}
