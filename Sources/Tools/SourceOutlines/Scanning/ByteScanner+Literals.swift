/// Literals, and characters that may begin one.
extension ByteScanner {
    /// Skips a string literal. `offset` is at its first quotation mark, after `hashes` number signs.
    mutating func skipString(hashes: Int) {
        let isLong = byte(1) == 0x22 && byte(2) == 0x22
        if !isLong, byte(1) == 0x22, hashes == 0 {
            offset += 2
            return
        }
        offset += isLong ? 3 : 1
        // Only a line break may follow three quotation marks; `#"""#` is a single-line string that contains one.
        if isLong, !restOfLineIsEmpty { return giveUp() }
        while offset < end {
            switch bytes[offset] {
            case 0x22:
                if closesString(isLong: isLong, hashes: hashes) { return }
            case UInt8(ascii: "\\"):
                skipEscape(hashes: hashes)
            case 0x0A, 0x0D:
                if !isLong { return giveUp() }
                offset += 1
            default: offset += 1
            }
        }
        if !isLost { giveUp() }
    }

    private var restOfLineIsEmpty: Bool {
        var ahead = offset
        while ahead < end, bytes[ahead] == 0x20 || bytes[ahead] == 0x09 { ahead += 1 }
        return ahead < end && (bytes[ahead] == 0x0A || bytes[ahead] == 0x0D)
    }

    private mutating func closesString(isLong: Bool, hashes: Int) -> Bool {
        let marks = isLong ? 3 : 1
        for index in 1..<max(marks, 2) where isLong && byte(index) != 0x22 {
            offset += 1
            return false
        }
        for index in 0..<hashes where byte(marks + index) != UInt8(ascii: "#") {
            offset += 1
            return false
        }
        offset += marks + hashes
        return true
    }

    private mutating func skipEscape(hashes: Int) {
        offset += 1
        for _ in 0..<hashes {
            guard byte() == UInt8(ascii: "#") else { return }
            offset += 1
        }
        if byte() == UInt8(ascii: "(") {
            skipGroup()
        } else if offset < end, byte() != 0x0A, byte() != 0x0D {
            offset += 1
        }
    }

    /// Skips a raw string, or a number sign alone.
    mutating func skipNumberSign() {
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        let isPlaceholder = offset > 0 && bytes[offset - 1] == UInt8(ascii: "<")
        if isPlaceholder || byte(hashes) == UInt8(ascii: "/") { return giveUp() }
        offset += hashes
        if byte() == 0x22 { skipString(hashes: hashes) }
    }

    /// Skips a comment or an operator, or gives up if the slash may begin a regular expression that contains brackets.
    mutating func skipSlash() {
        let next = byte(1)
        if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return skipComment() }
        if offset > 0, bytes[offset - 1] == UInt8(ascii: "*") { return giveUp() }
        offset += 1
        // A regular expression between slashes cannot begin with a space.
        if byte() == 0x20 || byte() == 0x09 { return }
        var ahead = offset
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
        offset += 1
        while offset < end, bytes[offset] != UInt8(ascii: "`") {
            if bytes[offset] == 0x0A { return giveUp() }
            offset += 1
        }
        if offset >= end { giveUp() } else { offset += 1 }
    }
}
