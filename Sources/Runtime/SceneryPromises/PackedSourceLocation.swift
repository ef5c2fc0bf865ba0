/// The source location of a promise: the address of the file name and the line, in one word.
///
/// File names are literals that are never released. Their addresses take 48 bits on
/// every 64-bit platform, which leaves 16 bits for the line; greater lines become 65,535.
@usableFromInline
struct PackedSourceLocation: Sendable {
    @usableFromInline let word: UInt64

    @inlinable
    init(_ fileID: StaticString, _ line: UInt) {
        // `#fileID` is always a pointer; a client that passes a single scalar only loses the name.
        let name: StaticString = fileID.hasPointerRepresentation ? fileID : "unknown"
        word = UInt64(UInt(bitPattern: name.utf8Start)) | UInt64(min(line, 0xFFFF)) << 48
    }

    init(word: UInt64) {
        self.word = word
    }

    @inlinable
    var line: UInt16 { UInt16(truncatingIfNeeded: word >> 48) }

    var source: PromiseSource {
        let address = UInt(truncatingIfNeeded: word & 0xFFFF_FFFF_FFFF)
        // The address comes from a `StaticString`, which is zero-terminated and never deallocated.
        let fileID = UnsafePointer<CChar>(bitPattern: address).map { String(cString: $0) }
        return PromiseSource(fileID: fileID ?? "unknown", line: Int(line))
    }
}
