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
    /// Whether a comment passed so far speaks of the mocks of many declarations.
    private(set) var sawSection = false
    /// Kept between calls so that none allocates.
    private var closers: [UInt8] = []
    private let kinds = ByteKind.table

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
        guard !sawMark || !sawSection, range.count >= 6 else { return }
        for index in range.lowerBound..<(range.upperBound - 3) where bytes[index] | 0x20 == UInt8(ascii: "m")
        {
            if bytes[index + 1] | 0x20 == UInt8(ascii: "o"), bytes[index + 2] | 0x20 == UInt8(ascii: "c"),
                bytes[index + 3] | 0x20 == UInt8(ascii: "k")
            {
                sawMark = true
                sawSection = sawSection || AnnotatedSections.begin(in: bytes, range)
                return
            }
        }
    }

    // MARK: Literals

    /// Stands at the first quotation mark, with `hashes` number signs before it.
    mutating func skipString(hashes: Int) {
        let isLong = byte(1) == 0x22 && byte(2) == 0x22
        if !isLong, byte(1) == 0x22, hashes == 0 {
            place += 2
            return
        }
        place += isLong ? 3 : 1
        // Only a line's end may follow three marks; `#"""#` is a short string with a mark in it.
        if isLong, !restOfLineIsEmpty { return giveUp() }
        while place < end {
            switch bytes[place] {
            case 0x22:
                if closesString(isLong: isLong, hashes: hashes) { return }
            case UInt8(ascii: "\\"):
                skipEscape(hashes: hashes)
            case 0x0A, 0x0D:
                if !isLong { return giveUp() }
                place += 1
            default: place += 1
            }
        }
        if !isLost { giveUp() }
    }

    private var restOfLineIsEmpty: Bool {
        var ahead = place
        while ahead < end, bytes[ahead] == 0x20 || bytes[ahead] == 0x09 { ahead += 1 }
        return ahead < end && (bytes[ahead] == 0x0A || bytes[ahead] == 0x0D)
    }

    private mutating func closesString(isLong: Bool, hashes: Int) -> Bool {
        let marks = isLong ? 3 : 1
        for index in 1..<max(marks, 2) where isLong && byte(index) != 0x22 {
            place += 1
            return false
        }
        for index in 0..<hashes where byte(marks + index) != UInt8(ascii: "#") {
            place += 1
            return false
        }
        place += marks + hashes
        return true
    }

    private mutating func skipEscape(hashes: Int) {
        place += 1
        for _ in 0..<hashes {
            guard byte() == UInt8(ascii: "#") else { return }
            place += 1
        }
        if byte() == UInt8(ascii: "(") {
            skipGroup()
        } else if place < end, byte() != 0x0A, byte() != 0x0D {
            place += 1
        }
    }

    /// Stands at a number sign: raw strings are passed, anything else is one step.
    mutating func skipNumberSign() {
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        let isPlaceholder = place > 0 && bytes[place - 1] == UInt8(ascii: "<")
        if isPlaceholder || byte(hashes) == UInt8(ascii: "/") { return giveUp() }
        place += hashes
        if byte() == 0x22 { skipString(hashes: hashes) }
    }

    /// Stands at a slash: passes a comment, or gives up where it could begin a regular expression that hides brackets.
    mutating func skipSlash() {
        let next = byte(1)
        if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return skipComment() }
        if place > 0, bytes[place - 1] == UInt8(ascii: "*") { return giveUp() }
        place += 1
        // A regular expression between slashes cannot begin with a space.
        if byte() == 0x20 || byte() == 0x09 { return }
        var ahead = place
        var hides = false
        while ahead < end, bytes[ahead] != 0x0A, bytes[ahead] != 0x0D {
            switch bytes[ahead] {
            case UInt8(ascii: "/"):
                if hides { giveUp() }
                return
            case 0x22, UInt8(ascii: "#"), UInt8(ascii: "`"), UInt8(ascii: "\\"), UInt8(ascii: "("),
                UInt8(ascii: ")"),
                UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
                hides = true
            default: break
            }
            ahead += 1
        }
    }

    mutating func skipBackticks() {
        place += 1
        while place < end, bytes[place] != UInt8(ascii: "`") {
            if bytes[place] == 0x0A { return giveUp() }
            place += 1
        }
        if place >= end { giveUp() } else { place += 1 }
    }

    // MARK: Groups

    /// Stands at an opening bracket and goes past the one that closes it.
    mutating func skipGroup() {
        let bottom = closers.count
        defer { closers.removeLast(closers.count - bottom) }
        repeat {
            guard place < end else { return giveUp() }
            var byte = bytes[place]
            var kind = kinds[Int(byte)]
            while kind == .plain, place + 1 < end {
                place += 1
                byte = bytes[place]
                kind = kinds[Int(byte)]
            }
            switch kind {
            case .plain: place += 1
            case .opener:
                closers.append(byte == UInt8(ascii: "(") ? byte + 1 : byte + 2)
                // Only sources made to break a tool nest deeper than this.
                if closers.count > 4_000 { return giveUp() }
                place += 1
            case .closer:
                guard closers.removeLast() == byte else { return giveUp() }
                place += 1
            case .special: skipSpecial(byte)
            }
        } while closers.count > bottom
    }

    mutating func skipSpecial(_ byte: UInt8) {
        switch byte {
        case 0x22: skipString(hashes: 0)
        case UInt8(ascii: "#"): skipNumberSign()
        case UInt8(ascii: "/"): skipSlash()
        default: skipBackticks()
        }
    }
}

/// What a byte means to who looks for brackets alone.
enum ByteKind: UInt8 {
    case plain, opener, closer, special

    /// One for each byte; lives as long as the process.
    /// It is written once, before anyone can see it.
    nonisolated(unsafe) static let table: UnsafePointer<ByteKind> = {
        let table = UnsafeMutablePointer<ByteKind>.allocate(capacity: 256)
        table.initialize(repeating: .plain, count: 256)
        for byte in "([{".utf8 { table[Int(byte)] = .opener }
        for byte in ")]}".utf8 { table[Int(byte)] = .closer }
        for byte in "\"#/`".utf8 { table[Int(byte)] = .special }
        return UnsafePointer(table)
    }()
}
