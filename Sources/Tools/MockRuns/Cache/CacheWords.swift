/// Consecutive 64-bit numbers in memory.
struct CacheWords {
    private let bytes: UnsafeRawBufferPointer

    /// - Returns: `nil` if there are fewer than `count`.
    init?(_ bytes: UnsafeRawBufferPointer, count: Int) {
        guard bytes.count >= count * 8 else { return nil }
        self.bytes = bytes
    }

    subscript(index: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
    }
}
