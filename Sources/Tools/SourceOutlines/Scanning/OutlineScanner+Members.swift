/// Aliases and initializers.
extension OutlineScanner {
    mutating func scanAlias(_ word: Range<Int>, in parent: Int) {
        guard startsStatement else { return scanner.giveUp() }
        scanner.skipTrivia()
        guard let named = nameOrBackticks() else { return scanner.giveUp() }
        let index = append(.alias, name: hash(named), in: parent)
        let mentions = outline.mentions.count
        skipToNextDeclaration()
        outline.declarations[index].head = mentions..<outline.mentions.count
        outline.declarations[index].range = outline.declarations[index].range.lowerBound..<lastEnd
        outline.declarations[index].headEnd = lastEnd
    }

    /// Skips to the next line that begins a declaration; `lastEnd` becomes the end of the last token before it.
    mutating func skipToNextDeclaration() {
        endToken()
        while scanner.offset < scanner.end {
            let start = scanner.offset
            let isNewLine = scanner.skipTrivia()
            let byte = scanner.byte()
            if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") || byte == 0 { return }
            if isNewLine, byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") {
                scanner.offset = start
                return
            }
            if isNameByte(byte) || byte == UInt8(ascii: "`") {
                guard let word = nameOrBackticks() else { return scanner.giveUp() }
                if isNewLine,
                    isDeclarer(word) || isModifier(word) || isWord(word, "actor") || isWord(word, "case")
                {
                    scanner.offset = start
                    return
                }
                outline.mentions.append(hash(word))
            } else if byte == UInt8(ascii: "#") || byte == 0x22 || byte == UInt8(ascii: "/")
                || byte == UInt8(ascii: "{")
            {
                return scanner.giveUp()
            } else {
                scanner.offset += 1
            }
            endToken()
        }
    }

    /// Scans an initializer. Only those of classes matter: a mock of a protocol with a superclass has to call one.
    mutating func scanInitializer(_ word: Range<Int>, in parent: Int) {
        guard parent >= 0, outline.declarations[parent].kind == .class else { return endToken() }
        let index = append(.initializer, name: 0, in: parent)
        let mentions = outline.mentions.count
        endToken()
        while scanner.offset < scanner.end {
            let start = scanner.offset
            let isNewLine = scanner.skipTrivia()
            let byte = scanner.byte()
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") { break }
            if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") || byte == 0x22 {
                return scanner.giveUp()
            }
            if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") {
                let open = scanner.offset
                scanner.skipGroup()
                let stop = scanner.offset
                guard !scanner.isLost else { return }
                collectNames(open..<stop, aliasesIn: index)
                scanner.offset = stop
            } else if isNameByte(byte) || byte == UInt8(ascii: "`") {
                guard let word = nameOrBackticks() else { return scanner.giveUp() }
                if isNewLine, isDeclarer(word) || isModifier(word) {
                    scanner.offset = start
                    break
                }
                outline.mentions.append(hash(word))
            } else {
                scanner.offset += 1
            }
            endToken()
        }
        outline.declarations[index].range = outline.declarations[index].range.lowerBound..<lastEnd
        outline.declarations[index].headEnd = lastEnd
        outline.declarations[index].body = mentions..<outline.mentions.count
    }
}
