/// Scans the bytes of Swift source and skips comments, literals and the contents of brackets.
///
/// If the bytes alone do not determine what the parser would do, it gives up: `isLost` is set and `offset` is the end.
struct ByteScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    let end: Int
    var offset = 0
    private(set) var isLost = false
    /// Whether a comment skipped so far mentions mocks.
    var sawMark = false
    /// The offset of the last such comment.
    private(set) var markOffset = -1
    /// The offsets of comments that ask for a mock and that no declaration has taken yet.
    var openMarks: [Int] = []
    /// Whether a comment skipped so far annotates several declarations.
    var sawSection = false
    /// Kept between calls to avoid an allocation in each.
    var closers: [UInt8] = []
    let kinds = ByteKind.table

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        end = bytes.count
    }

    mutating func giveUp() {
        isLost = true
        offset = end
    }

    @inline(__always) func byte(_ distance: Int = 0) -> UInt8 {
        offset + distance < end ? bytes[offset + distance] : 0
    }

    // MARK: Trivia

    /// Skips white space and comments. Returns whether they contain a line break.
    @discardableResult
    mutating func skipTrivia() -> Bool {
        var hasNewline = false
        while offset < end {
            switch bytes[offset] {
            case 0x20, 0x09, 0x0B, 0x0C: offset += 1
            case 0x0A, 0x0D:
                hasNewline = true
                offset += 1
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"):
                let start = offset
                skipComment()
                noteMark(in: start..<offset)
                if bytes[start + 1] == UInt8(ascii: "*") {
                    hasNewline = hasNewline || containsNewline(start..<offset)
                }
            default: return hasNewline
            }
        }
        return hasNewline
    }

    /// Skips a comment that starts with `//` or `/*`; block comments nest.
    mutating func skipComment() {
        let isBlock = byte(1) == UInt8(ascii: "*")
        offset += 2
        guard isBlock else {
            while offset < end, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
            return
        }
        var depth = 1
        while offset + 1 < end {
            if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
                if depth == 0 { return }
            } else if bytes[offset] == UInt8(ascii: "/"), bytes[offset + 1] == UInt8(ascii: "*") {
                depth += 1
                offset += 2
            } else {
                offset += 1
            }
        }
        giveUp()
    }

    private func containsNewline(_ range: Range<Int>) -> Bool {
        range.contains { bytes[$0] == 0x0A || bytes[$0] == 0x0D }
    }

    /// Notes a mark for mocks: each contains "mock" in upper or lower case.
    mutating func noteMark(in range: Range<Int>) {
        guard !sawMark || !sawSection, range.count >= 6 else { return }
        for index in range.lowerBound..<(range.upperBound - 3) where bytes[index] | 0x20 == UInt8(ascii: "m")
        {
            if bytes[index + 1] | 0x20 == UInt8(ascii: "o"), bytes[index + 2] | 0x20 == UInt8(ascii: "c"),
                bytes[index + 3] | 0x20 == UInt8(ascii: "k")
            {
                sawMark = true
                markOffset = range.lowerBound
                if MarkComment.isMark(bytes, range) { openMarks.append(range.lowerBound) }
                sawSection = sawSection || AnnotatedSections.begin(in: bytes, range)
                return
            }
        }
    }
}
