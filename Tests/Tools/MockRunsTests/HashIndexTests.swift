import Testing

@testable import MockRuns

@Suite("Indices by hash") struct HashIndexTests {
    @Test("Setting a key returns its previous value")
    func replacing() {
        var index = HashIndex(count: 2)
        #expect(index.set(7, to: 1) == nil)
        #expect(index.set(7, to: 2) == 1)
        #expect(index[7] == 2)
        #expect(index[8] == nil)
    }

    @Test("Keys with the same slot keep their own values")
    func collisions() {
        let count = 100
        var index = HashIndex(count: count)
        // A power of two above any size of the table, so that all keys start at one slot.
        let keys = (1...count).map { UInt64($0) << 32 }
        for (number, key) in keys.enumerated() { index.set(key, to: number) }
        #expect(keys.map { index[$0] } == Array(0..<count))
    }
}
