/// Lines to add to a person's file: nothing that is there is replaced, removed or moved.
struct TextInsertions {
    let bytes: [UInt8]
    private var insertions: [(offset: Int, text: String)] = []

    init(_ text: String) { bytes = Array(text.utf8) }

    /// Adds text at an offset. Texts at one offset stay in the order in which they were added.
    mutating func insert(_ text: String, at offset: Int) { insertions.append((offset, text)) }

    /// The text with all insertions.
    var text: String {
        var result: [UInt8] = []
        var position = 0
        let sorted = insertions.enumerated().sorted {
            ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
        }
        for (_, insertion) in sorted {
            result += bytes[position..<insertion.offset]
            result += Array(insertion.text.utf8)
            position = insertion.offset
        }
        return String(decoding: result + bytes[position...], as: UTF8.self)
    }

    /// What ends the lines of the file: that of its first line.
    var lineEnd: String {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return "\n" }
        return bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    /// The offset at which the line of an offset starts.
    func lineStart(of offset: Int) -> Int {
        bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    }

    /// The blanks at the start of the line that an offset lies in.
    func indentation(at offset: Int) -> String {
        let line = bytes[lineStart(of: offset)...].prefix { $0 == 0x20 || $0 == 0x09 }
        return String(decoding: line, as: UTF8.self)
    }

    /// Whether only blanks stand before an offset in its line.
    func isFirstInLine(_ offset: Int) -> Bool {
        bytes[lineStart(of: offset)..<offset].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    func hasLineEnd(in range: Range<Int>) -> Bool { bytes[range].contains(UInt8(ascii: "\n")) }
}

/// Finds what a merge left in a file.
enum MergeConflict {
    /// The number of the first line that marks a conflict.
    static func line(in text: String) -> Int? {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let marks = ["<<<<<<< ", ">>>>>>> "]
        return lines.firstIndex { line in marks.contains { line.hasPrefix($0) } }.map { $0 + 1 }
    }
}
