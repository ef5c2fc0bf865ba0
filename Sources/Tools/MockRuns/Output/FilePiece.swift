import Foundation
import SourceModel

/// A part of a file that is about to be written.
enum FilePiece: Sendable {
    /// New text.
    case written(String)
    /// Bytes of a file that an earlier run wrote.
    case stored(MappedData, Range<Int>)
    case bytes([UInt8])

    var count: Int {
        switch self {
        case .written(let text): return text.utf8.count
        case .stored(_, let range): return range.count
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
        case .stored(let data, let range): return body(UnsafeRawBufferPointer(rebasing: data.bytes[range]))
        case .bytes(let bytes): return bytes.withUnsafeBytes(body)
        }
    }
}
