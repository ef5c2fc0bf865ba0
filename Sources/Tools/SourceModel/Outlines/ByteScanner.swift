/// Walks over the bytes of Swift source: past comments, literals and whatever brackets hold.
///
/// Where the bytes alone do not tell how the parser would read on, it gives up: `isLost` is set and it stands at the end.
struct ByteScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    let end: Int
    var place = 0
    private(set) var isLost = false
    /// Whether a comment passed so far speaks of mocks.
    var sawMark = false
    /// Kept between calls so that none allocates.
    var closers: [UInt8] = []
    let kinds = ByteKind.table

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        end = bytes.count
    }

    mutating func giveUp() {
        isLost = true
        place = end
    }

    @inline(__always) func byte(_ offset: Int = 0) -> UInt8 {
        place + offset < end ? bytes[place + offset] : 0
    }

    // MARK: Trivia

    /// Passes white space and comments. Returns whether a line ended in it.
    @discardableResult
    mutating func skipTrivia() -> Bool {
        var hasNewline = false
        while place < end {
            switch bytes[place] {
            case 0x20, 0x09, 0x0B, 0x0C: place += 1
            case 0x0A, 0x0D:
                hasNewline = true
                place += 1
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"):
                let start = place
                skipComment()
                noteMark(in: start..<place)
                if bytes[start + 1] == UInt8(ascii: "*") {
                    hasNewline = hasNewline || containsNewline(start..<place)
                }
            default: return hasNewline
            }
        }
        return hasNewline
    }

    /// Stands at `//` or `/*`; block comments nest.
    mutating func skipComment() {
        let isBlock = byte(1) == UInt8(ascii: "*")
        place += 2
        guard isBlock else {
            while place < end, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
            return
        }
        var depth = 1
        while place + 1 < end {
            if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") {
                depth -= 1
                place += 2
                if depth == 0 { return }
            } else if bytes[place] == UInt8(ascii: "/"), bytes[place + 1] == UInt8(ascii: "*") {
                depth += 1
                place += 2
            } else {
                place += 1
            }
        }
        giveUp()
    }

    private func containsNewline(_ range: Range<Int>) -> Bool {
        range.contains { bytes[$0] == 0x0A || bytes[$0] == 0x0D }
    }

    /// Any mark has "mock" in it, in some case.
    private mutating func noteMark(in range: Range<Int>) {
        guard !sawMark, range.count >= 6 else { return }
        for index in range.lowerBound..<(range.upperBound - 3) where bytes[index] | 0x20 == UInt8(ascii: "m")
        {
            if bytes[index + 1] | 0x20 == UInt8(ascii: "o"), bytes[index + 2] | 0x20 == UInt8(ascii: "c"),
                bytes[index + 3] | 0x20 == UInt8(ascii: "k")
            {
                sawMark = true
                return
            }
        }
    }
}
