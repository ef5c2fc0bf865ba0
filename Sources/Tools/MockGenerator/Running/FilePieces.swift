import Foundation
import SourceModel

/// Bytes on their way to a file: text, or what an earlier run wrote.
enum FilePiece: Sendable {
    case written(String)
    case kept(MappedData, Range<Int>)
    case bytes([UInt8])

    var count: Int {
        switch self {
        case .written(let text): return text.utf8.count
        case .kept(_, let range): return range.count
        case .bytes(let bytes): return bytes.count
        }
    }

    var string: String {
        if case .written(let text) = self { return text }
        return withBytes { String(decoding: $0, as: UTF8.self) }
    }

    func equals(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { other in
            withBytes {
                $0.count == other.count
                    && (other.isEmpty || memcmp($0.baseAddress!, other.baseAddress!, other.count) == 0)
            }
        }
    }

    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        switch self {
        case .written(var text): return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
        case .kept(let data, let range): return body(UnsafeRawBufferPointer(rebasing: data.bytes[range]))
        case .bytes(let bytes): return bytes.withUnsafeBytes(body)
        }
    }
}

/// A file in pieces, which are put together only on their way to the disk.
struct FilePieces {
    private(set) var pieces: [FilePiece] = []
    private(set) var count = 0

    init() {}

    init(_ text: String) { add(text) }

    init(_ bytes: [UInt8]) { add(.bytes(bytes)) }

    mutating func add(_ piece: FilePiece) {
        count += piece.count
        if !lengthenLast(by: piece) { pieces.append(piece) }
    }

    /// What was kept of one file, and parted there by what parts it here, is one piece.
    private mutating func lengthenLast(by piece: FilePiece) -> Bool {
        guard case .kept(let data, let range) = piece, pieces.count > 1,
            case .written(let between) = pieces[pieces.count - 1],
            case .kept(let earlier, let start) = pieces[pieces.count - 2], earlier === data,
            start.upperBound + between.utf8.count == range.lowerBound,
            FilePiece.kept(data, start.upperBound..<range.lowerBound).equals(between)
        else { return false }
        pieces.removeLast(2)
        pieces.append(.kept(data, start.lowerBound..<range.upperBound))
        return true
    }

    mutating func add(_ text: String) { add(.written(text)) }

    var string: String { pieces.map(\.string).joined() }

    /// Whether bytes are just these.
    func equals(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count == count else { return false }
        var start = 0
        return pieces.allSatisfy { piece in
            defer { start += piece.count }
            return piece.withBytes { own in
                own.isEmpty || memcmp(own.baseAddress!, bytes.baseAddress! + start, own.count) == 0
            }
        }
    }
}
