/// Attributes and directives.
extension OutlineScanner {
    mutating func scanAttribute() {
        // Otherwise it belongs to a type: `var done: @Sendable () -> Void`.
        let isOfDeclaration = isInRun || startsStatement
        defer { if !isOfDeclaration { endToken() } }
        isInRun = true
        scanner.offset += 1
        _ = name()
        while scanner.byte() == UInt8(ascii: "."), isNameByte(scanner.byte(1)) {
            scanner.offset += 1
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
        scanner.offset += 1
        let word = name()
        guard ["if", "elseif", "else", "endif"].contains(where: { isWord(word, $0) }) else {
            if isWord(word, "sourceLocation") { return scanner.giveUp() }
            return endToken()
        }
        // Conditions around attributes and conditions of several lines are left to the parser.
        guard !isInRun, skipLine() else { return scanner.giveUp() }
        directives += 1
        append(.directive, name: 0, in: parent)
    }

    /// Whether the line ends where the directive ends.
    mutating func skipLine() -> Bool {
        var last: UInt8 = 0
        while scanner.offset < scanner.end, scanner.byte() != 0x0A, scanner.byte() != 0x0D {
            if scanner.byte() == UInt8(ascii: "/") {
                guard scanner.byte(1) == UInt8(ascii: "/") else { return false }
                break
            }
            if scanner.byte() != 0x20, scanner.byte() != 0x09 { last = scanner.byte() }
            scanner.offset += 1
        }
        let stop = scanner.offset
        scanner.skipTrivia()
        let next = scanner.byte()
        scanner.offset = stop
        return ![
            UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "("), UInt8(ascii: "!"), UInt8(ascii: ","),
        ].contains(last)
            && next != UInt8(ascii: "&") && next != UInt8(ascii: "|") && next != UInt8(ascii: ")")
    }
}
