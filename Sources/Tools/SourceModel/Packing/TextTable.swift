/// Gives each text a number, the same for the same text.
///
/// Open addressing over a plain hash: it costs a third of a dictionary, whose hash guards against an adversary.
struct TextTable {
    /// By number.
    private(set) var all: [String] = []
    private var hashes: [UInt64] = []
    /// Numbers plus one, at places that hashes say; 0 where there is none. A power of two of them.
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
