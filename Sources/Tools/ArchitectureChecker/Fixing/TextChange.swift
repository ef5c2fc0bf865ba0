import ArchitectureRules
import SourceModel

/// An edit as the bytes it replaces in a file.
struct TextChange: Hashable {
    var range: Range<Int>
    var replacement: [UInt8]

    /// - Parameter text: The file's bytes.
    /// - Returns: `nil` if the location does not exist, or the text to replace is not on its line.
    init?(_ edit: TextEdit, in text: [UInt8], lines: LineTable) {
        guard let line = lines.range(of: edit.location.line) else { return nil }
        let start = line.lowerBound + edit.location.column - 1
        guard edit.location.column >= 1, start <= line.upperBound else { return nil }
        switch edit.action {
        case .insert(let new):
            range = start..<start
            replacement = Array(new.utf8)
        case .replace(let old, let new):
            guard let found = Self.first(Array(old.utf8), in: text, from: start, to: line.upperBound) else {
                return nil
            }
            range = found
            replacement = Array(new.utf8)
        case .removeLine:
            range = line
            replacement = []
        }
    }

    /// Whether the changes exclude each other: they replace the same bytes, or insert at the same offset.
    func collides(with other: TextChange) -> Bool {
        if self == other { return false }
        if range.isEmpty || other.range.isEmpty {
            return range.lowerBound <= other.range.upperBound && other.range.lowerBound <= range.upperBound
        }
        return range.overlaps(other.range)
    }

    private static func first(_ wanted: [UInt8], in text: [UInt8], from start: Int, to end: Int) -> Range<
        Int
    >? {
        guard !wanted.isEmpty, end - start >= wanted.count else { return nil }
        for index in start...(end - wanted.count)
        where text[index..<(index + wanted.count)].elementsEqual(wanted) {
            return index..<(index + wanted.count)
        }
        return nil
    }
}

/// Where the lines of a text start and end.
struct LineTable {
    private var starts: [Int] = [0]
    private let count: Int

    init(_ text: [UInt8]) {
        count = text.count
        for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    }

    /// The bytes of a line with its line end; lines count from one.
    func range(of line: Int) -> Range<Int>? {
        guard line >= 1, line <= starts.count else { return nil }
        return starts[line - 1]..<(line < starts.count ? starts[line] : count)
    }
}
