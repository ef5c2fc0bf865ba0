/// Literals, and signs that may begin one.
extension ByteScanner {
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
}
