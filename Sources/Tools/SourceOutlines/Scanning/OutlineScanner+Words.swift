/// Declarations by their first word.
extension OutlineScanner {
    mutating func scanWord(in parent: Int) {
        let word = name()
        switch word.count {
        case 8 where isWord(word, "protocol"): scanType(.protocol, word, in: parent)
        case 9 where isWord(word, "extension"): scanType(.extension, word, in: parent)
        case 9 where isWord(word, "typealias"): scanAlias(word, in: parent)
        case 6 where isWord(word, "struct"): scanType(.type, word, in: parent)
        case 6 where isWord(word, "import"): scanImport(word, in: parent)
        case 5 where isWord(word, "class"): scanClass(word, in: parent)
        case 5 where isWord(word, "actor"): scanActor(word, in: parent)
        case 4 where isWord(word, "enum"): scanType(.type, word, in: parent)
        case 4 where isWord(word, "init"): scanInitializer(word, in: parent)
        case 4 where isWord(word, "func"), 3 where isWord(word, "var") || isWord(word, "let"):
            scanner.skipTrivia()
            if isNameByte(scanner.byte()) { _ = name() }
            endToken()
        default:
            guard isInRun || startsStatement, isModifier(word) else { return endToken() }
            isInRun = true
            if scanner.byte() == UInt8(ascii: "(") { scanner.skipGroup() }
        }
    }

    mutating func scanClass(_ word: Range<Int>, in parent: Int) {
        guard let next = peekName() else { return endToken() }
        if isDeclarer(next) || isModifier(next) { isInRun = true } else { scanType(.class, word, in: parent) }
    }

    mutating func scanActor(_ word: Range<Int>, in parent: Int) {
        guard isInRun || startsStatement, let next = peekName(), !isDeclarer(next) else { return endToken() }
        scanType(.type, word, in: parent)
    }

    /// Whether a declaration may start here. After an unknown word on the same line a keyword may mean something else.
    var startsStatement: Bool {
        guard !isInRun, !isAtLineStart, lastEnd > 0 else { return true }
        return [UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}")].contains(scanner.bytes[lastEnd - 1])
    }

    mutating func scanImport(_ word: Range<Int>, in parent: Int) {
        scanner.skipTrivia()
        if let kind = peekName(), isDeclarer(kind) {
            _ = name()
            scanner.skipTrivia()
        }
        guard nameOrBackticks() != nil else { return scanner.giveUp() }
        while scanner.byte() == UInt8(ascii: ".") {
            scanner.offset += 1
            // The last part may be an operator.
            guard nameOrBackticks() != nil else { return scanner.giveUp() }
        }
        takeSemicolon()
        append(.import, name: 0, in: parent)
    }

    /// Consumes a semicolon, which belongs to the declaration before it.
    mutating func takeSemicolon() {
        var ahead = scanner.offset
        while ahead < scanner.end, scanner.bytes[ahead] == 0x20 { ahead += 1 }
        if ahead < scanner.end, scanner.bytes[ahead] == UInt8(ascii: ";") { scanner.offset = ahead + 1 }
    }
}
