/// Assigns a number to each string, the same for the same string.
///
/// Open addressing with a plain hash: it costs a third of a dictionary, whose hash protects against an adversary.
struct StringTable {
    /// The strings by number.
    private(set) var all: [String] = []
    private var hashes: [UInt64] = []
    /// Numbers plus one, at indices taken from the hashes; 0 for an empty slot. The count is a power of two.
    private var slots: [Int32] = []

    mutating func number(of text: String) -> Int {
        if all.count * 2 >= slots.count { grow() }
        let hash = ContentHash(text).value
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            if hashes[number] == hash, all[number] == text { return number }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = Int32(all.count + 1)
        all.append(text)
        hashes.append(hash)
        return all.count - 1
    }

    private mutating func grow() {
        slots = [Int32](repeating: 0, count: max(256, slots.count * 2))
        for (number, hash) in hashes.enumerated() {
            var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number + 1)
        }
    }
}
