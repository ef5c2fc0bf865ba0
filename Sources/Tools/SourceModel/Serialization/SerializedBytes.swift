/// Bytes in memory or in a mapped file.
///
/// `@unchecked Sendable`: the bytes are only read, and stay valid as long as this object exists.
final class SerializedBytes: @unchecked Sendable {
    // Never changed; `owner` keeps the memory.
    private let bytes: UnsafeRawBufferPointer
    private let owner: AnyObject?

    /// Part of a mapped file.
    init(_ bytes: UnsafeRawBufferPointer, owner: AnyObject) {
        self.bytes = bytes
        self.owner = owner
    }

    init(_ array: [UInt8]) {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(array.count, 1), alignment: 8)
        memory.copyBytes(from: array)
        bytes = UnsafeRawBufferPointer(rebasing: memory[..<array.count])
        owner = nil
    }

    deinit { if owner == nil { bytes.deallocate() } }

    var count: Int { bytes.count }

    func withBytes<Result, Failure>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result { try body(bytes) }
}
