/// Where a promise was made: a file's name in memory and a line, in one word.
///
/// Names of files are literals and live as long as the process. Their addresses take 48 bits on
/// every 64-bit platform, which leaves 16 for the line; lines past 65,535 read as that.
@usableFromInline
struct Place: Sendable {
    @usableFromInline let word: UInt64

    @inlinable
    init(_ fileID: StaticString, _ line: UInt) {
        // `#fileID` is always a pointer; a client that passes a lone scalar loses its name only.
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
        // The address came from a `StaticString`, whose text ends with a zero and never goes away.
        let fileID = UnsafePointer<CChar>(bitPattern: address).map { String(cString: $0) }
        return PromiseSource(fileID: fileID ?? "unknown", line: Int(line))
    }
}
