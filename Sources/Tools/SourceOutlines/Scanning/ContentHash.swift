/// Hashes bytes for comparing contents between runs: the same on every machine and in every process.
///
/// It protects against accidental collisions, not against an adversary. With 64 bits, two of a million contents
/// collide in one of forty million projects.
public struct ContentHash: Sendable, Hashable, Codable {
    public private(set) var value: UInt64

    public init(seed: UInt64 = 0) { value = seed ^ 0x9E37_79B9_7F4A_7C15 }

    /// A hash that was computed before.
    public init(value: UInt64) { self.value = value }

    public init(_ text: String) {
        self.init()
        add(text)
    }

    /// The hash of all bytes of a file.
    public init(of bytes: UnsafeBufferPointer<UInt8>) {
        self.init()
        add(bytes, 0..<bytes.count)
    }

    /// The hash of a few bytes such as a name.
    init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        self.init()
        add(bytes, range)
    }

    public mutating func add(_ number: UInt64) {
        let product = (value ^ number).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        value = product.high ^ product.low &+ 0xA076_1D64_78BD_642F
    }

    public mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add($0, 0..<$0.count) }
    }

    /// - Complexity: linear in the length, eight bytes a step.
    public mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        guard let base = bytes.baseAddress else { return add(0) }
        let raw = UnsafeRawPointer(base)
        var offset = range.lowerBound
        while offset + 8 <= range.upperBound {
            add(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < range.upperBound {
            rest = rest << 8 | UInt64(base[offset])
            offset += 1
        }
        add(rest ^ UInt64(truncatingIfNeeded: range.count) << 56)
    }
}
