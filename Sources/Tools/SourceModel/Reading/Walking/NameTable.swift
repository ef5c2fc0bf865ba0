@_spi(RawSyntax) import SwiftSyntax

/// The names of one file, each stored once: most occur many times.
struct NameTable {
    private struct Entry {
        var hash: UInt64
        var name: String
        var type: TypeFact?
    }

    private var slots: [Int32]
    private var entries: [Entry] = []

    init() { slots = Array(repeating: -1, count: 256) }

    /// The text as a string, with the same storage each time.
    mutating func name(_ text: SyntaxText) -> String {
        // Up to 15 bytes a string needs no storage of its own.
        if text.count <= 15 { return String(syntaxText: text) }
        return entries[entry(text)].name
    }

    /// The plain type of this name, with the same storage each time.
    mutating func type(_ text: SyntaxText) -> TypeFact {
        let number = entry(text)
        if let type = entries[number].type { return type }
        let type = TypeFact.name(entries[number].name)
        entries[number].type = type
        return type
    }

    private mutating func entry(_ text: SyntaxText) -> Int {
        let hash = Self.hash(text)
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] >= 0 {
            let number = Int(slots[slot])
            if entries[number].hash == hash, Self.equal(entries[number].name, text) { return number }
            slot = (slot + 1) & mask
        }
        slots[slot] = Int32(entries.count)
        entries.append(Entry(hash: hash, name: String(syntaxText: text)))
        if entries.count * 2 > slots.count { grow() }
        return entries.count - 1
    }

    private static func equal(_ name: String, _ text: SyntaxText) -> Bool {
        guard name.utf8.count == text.count else { return false }
        return name.utf8.elementsEqual(text)
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: slots.count * 2)
        let mask = slots.count - 1
        for (number, entry) in entries.enumerated() {
            var slot = Int(truncatingIfNeeded: entry.hash) & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(number)
        }
    }

    /// FNV-1a.
    private static func hash(_ text: SyntaxText) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        guard let bytes = text.baseAddress else { return hash }
        for offset in 0..<text.count { hash = (hash ^ UInt64(bytes[offset])) &* 0x100_0000_01b3 }
        return hash ^ (hash >> 29)
    }
}
