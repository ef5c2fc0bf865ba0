/// Attributes, and what begins with a number sign.
extension OutlineScanner {
    mutating func scanAttribute() {
        // Elsewhere it belongs to a type: `var done: @Sendable () -> Void`.
        let isOfDeclaration = isInRun || startsStatement
        defer { if !isOfDeclaration { endToken() } }
        isInRun = true
        scanner.place += 1
        _ = name()
        while scanner.byte() == UInt8(ascii: "."), isNameByte(scanner.byte(1)) {
            scanner.place += 1
            _ = name()
        }
        if scanner.byte() == UInt8(ascii: "<") { return scanner.giveUp() }
        if scanner.byte() == UInt8(ascii: "(") { scanner.skipGroup() }
    }

    mutating func scanNumberSign(in parent: Int) {
        guard isNameByte(scanner.byte(1)) else {
            scanner.skipNumberSign()
            return endToken()
        }
        scanner.place += 1
        let word = name()
        guard ["if", "elseif", "else", "endif"].contains(where: { isWord(word, $0) }) else {
            if isWord(word, "sourceLocation") { return scanner.giveUp() }
            return endToken()
        }
        // Conditions around attributes, and those of several lines, are left to the parser.
        guard !isInRun, skipLine() else { return scanner.giveUp() }
        directives += 1
        append(.directive, name: 0, in: parent)
    }

    /// Whether the line ends where the directive ends.
    mutating func skipLine() -> Bool {
        var last: UInt8 = 0
        while scanner.place < scanner.end, scanner.byte() != 0x0A, scanner.byte() != 0x0D {
            if scanner.byte() == UInt8(ascii: "/") {
                guard scanner.byte(1) == UInt8(ascii: "/") else { return false }
                break
            }
            if scanner.byte() != 0x20, scanner.byte() != 0x09 { last = scanner.byte() }
            scanner.place += 1
        }
        let stop = scanner.place
        scanner.skipTrivia()
        let next = scanner.byte()
        scanner.place = stop
        return ![
            UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "("), UInt8(ascii: "!"), UInt8(ascii: ","),
        ].contains(last)
            && next != UInt8(ascii: "&") && next != UInt8(ascii: "|") && next != UInt8(ascii: ")")
    }
}
