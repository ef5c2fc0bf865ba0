import TextFormats

/// How a client counts the columns of a line. The protocol's default is UTF-16.
enum ColumnUnit: String {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
}

/// A position as the protocol has it: both numbers count from zero.
struct EditorPosition: Equatable {
    var line: Int
    /// In units of the session's `ColumnUnit`.
    var column: Int

    init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

    init?(_ value: JSONValue?) {
        guard let line = value?["line"]?.integer, let column = value?["character"]?.integer else {
            return nil
        }
        self.init(line: line, column: column)
    }

    var json: JSONText { .object([("line", .number(line)), ("character", .number(column))]) }
}

/// A text by its lines, with columns as a client counts them and bytes as the checker does.
struct EditorText: Equatable {
    private(set) var bytes: [UInt8]
    /// The offset of each line's first byte.
    private var lines: [Int]

    init(_ text: String) { self.init(bytes: Array(text.utf8)) }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        lines = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { lines.append(offset + 1) }
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The byte at a position; a position after the end of its line is that end, as the protocol says.
    func offset(of position: EditorPosition, in unit: ColumnUnit) -> Int {
        guard position.line >= 0, position.line < lines.count else {
            return position.line < 0 ? 0 : bytes.count
        }
        let line = range(of: position.line)
        guard unit == .utf16 else { return min(line.lowerBound + max(0, position.column), line.upperBound) }
        var rest = position.column
        var offset = line.lowerBound
        for scalar in String(decoding: bytes[line], as: UTF8.self).unicodeScalars {
            guard rest > 0 else { break }
            rest -= scalar.utf16Count
            offset += scalar.utf8Count
        }
        return offset
    }

    func position(of offset: Int, in unit: ColumnUnit) -> EditorPosition {
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= offset { low = middle } else { high = middle }
        }
        let before = bytes[lines[low]..<max(lines[low], min(offset, bytes.count))]
        let column = unit == .utf8 ? before.count : String(decoding: before, as: UTF8.self).utf16.count
        return EditorPosition(line: low, column: column)
    }

    /// The byte of a line and column that count from one, the column in bytes; the nearest one if there is none.
    func offset(line: Int, column: Int) -> Int {
        let line = range(of: min(max(line, 1), lines.count) - 1)
        return min(line.lowerBound + max(column, 1) - 1, line.upperBound)
    }

    /// The end of the name that starts at a byte; at least one byte of the line if there is one.
    func endOfName(from start: Int) -> Int {
        var end = start
        while end < bytes.count, Self.isPartOfName(bytes[end]) { end += 1 }
        if end == start, end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        return end
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    /// The bytes of a line, which counts from zero, without its end.
    private func range(of line: Int) -> Range<Int> {
        var end = line + 1 < lines.count ? lines[line + 1] - 1 : bytes.count
        if end > lines[line], bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return lines[line]..<end
    }

    mutating func replace(_ range: Range<Int>, with text: String) {
        self = EditorText(bytes: bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...])
    }
}

extension Unicode.Scalar {
    fileprivate var utf8Count: Int { UTF8.width(self) }
    fileprivate var utf16Count: Int { UTF16.width(self) }
}
