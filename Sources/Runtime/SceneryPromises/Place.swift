/// Where a promise was made, in one word: a file's name in memory and a line.
///
/// Names of files are literals and live as long as the process. Their addresses take 48 bits on
/// every 64-bit platform, which leaves 16 for the line; lines past 65,535 read as that.
struct Place: Sendable {
    private let word: UInt64

    init(_ fileID: StaticString, _ line: UInt) {
        // `#fileID` is always a pointer; a client that passes a lone scalar loses its name only.
        let name: StaticString = fileID.hasPointerRepresentation ? fileID : "unknown"
        let address = UInt64(UInt(bitPattern: name.utf8Start))
        word = address | UInt64(min(line, 0xFFFF)) << 48
    }

    var source: PromiseSource {
        let address = UInt(word & 0xFFFF_FFFF_FFFF)
        // The address came from a `StaticString`, whose text ends with a zero and never goes away.
        let fileID = UnsafePointer<CChar>(bitPattern: address).map { String(cString: $0) }
        return PromiseSource(fileID: fileID ?? "unknown", line: Int(word >> 48))
    }
}

/// Where in the source a promise was made.
public struct PromiseSource: Sendable, Hashable, CustomStringConvertible {
    /// Module and file, as `#fileID` gives them.
    public let fileID: String
    /// The line, up to 65,535.
    public let line: Int

    /// `Module/File.swift:12`.
    public var description: String { "\(fileID):\(line)" }
}
