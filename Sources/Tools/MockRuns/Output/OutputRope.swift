import FileWriting
import Foundation

/// A file as a sequence of pieces, which are joined only when it is written.
struct OutputRope {
    private(set) var pieces: [FilePiece] = []
    private(set) var count = 0

    init() {}

    init(_ text: String) { add(text) }

    init(_ bytes: [UInt8]) { add(.bytes(bytes)) }

    mutating func add(_ piece: FilePiece) {
        count += piece.count
        if !extendLast(by: piece) { pieces.append(piece) }
    }

    /// Joins two pieces of the same stored file that are separated by the same bytes there as here.
    private mutating func extendLast(by piece: FilePiece) -> Bool {
        guard case .stored(let data, let range) = piece, pieces.count > 1,
            case .written(let between) = pieces[pieces.count - 1],
            case .stored(let earlier, let start) = pieces[pieces.count - 2], earlier === data,
            start.upperBound + between.utf8.count == range.lowerBound,
            FilePiece.stored(data, start.upperBound..<range.lowerBound).equals(between)
        else { return false }
        pieces.removeLast(2)
        pieces.append(.stored(data, start.lowerBound..<range.upperBound))
        return true
    }

    mutating func add(_ text: String) { add(.written(text)) }

    var string: String { pieces.map(\.string).joined() }

    /// Whether the bytes are the same.
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

extension AtomicFile {
    /// Replaces the file with the pieces, joined.
    ///
    /// - Parameter createsFolder: Whether to create the folder when it is missing.
    func write(_ file: OutputRope, createsFolder: Bool = false) throws(FileWritingError) {
        try write(createsFolder: createsFolder) { sink throws(FileWritingError) in
            for piece in file.pieces {
                // `withUTF8` does not pass a typed error on.
                let result = piece.withBytes { bytes in
                    Result { () throws(FileWritingError) in try sink.append(bytes) }
                }
                try result.get()
            }
        }
    }
}
