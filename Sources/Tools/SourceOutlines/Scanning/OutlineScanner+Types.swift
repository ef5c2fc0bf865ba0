/// Protocols and other types, with the names in them.
extension OutlineScanner {
    mutating func scanType(_ kind: SourceOutline.Declaration.Kind, _ word: Range<Int>, in parent: Int) {
        guard startsStatement else { return scanner.giveUp() }
        let isMarked = scanner.markOffset >= lastEnd
        let isGlobalActor = isInRun && mentionsGlobalActor(lastEnd..<word.lowerBound)
        scanner.skipTrivia()
        guard let first = nameOrBackticks() else { return scanner.giveUp() }
        if !scanner.openMarks.isEmpty { scanner.openMarks.removeAll { $0 >= lastEnd } }
        let index = append(kind, name: hash(first), in: parent)
        outline.declarations[index].isMarked = isMarked
        let mentions = outline.mentions.count
        var last = first
        if kind == .extension {
            while scanner.byte() == UInt8(ascii: "."),
                let part = {
                    scanner.offset += 1
                    return nameOrBackticks()
                }()
            {
                outline.mentions.append(hash(part))
                last = part
            }
        }
        let spelled = kind == .protocol || kind == .extension ? first.lowerBound..<last.upperBound : first
        let start = outline.spellings.count
        outline.spellings.append(contentsOf: UnsafeBufferPointer(rebasing: scanner.bytes[spelled]))
        outline.declarations[index].spelled = start..<outline.spellings.count
        scanHead(of: index)
        outline.declarations[index].head = mentions..<outline.mentions.count
        outline.declarations[index].headEnd = scanner.offset
        if isGlobalActor { outline.declarations[index].isNotable = true }
        if kind == .protocol { scanProtocolBody(of: index) } else { scanTypeBody(of: index) }
        outline.declarations[index].range = outline.declarations[index].range.lowerBound..<scanner.offset
        endToken()
    }

    /// Scans everything up to the brace that opens the body.
    mutating func scanHead(of index: Int) {
        while scanner.offset < scanner.end {
            scanner.skipTrivia()
            let byte = scanner.byte()
            switch byte {
            case UInt8(ascii: "{"): return
            case UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "#"), 0x22, UInt8(ascii: "/"), 0:
                return scanner.giveUp()
            case UInt8(ascii: "~"):
                outline.declarations[index].isNotable = true
                scanner.offset += 1
            case _ where isNameByte(byte) || byte == UInt8(ascii: "`"):
                guard let word = nameOrBackticks() else { return scanner.giveUp() }
                if isDeclarer(word), !isWord(word, "class") { return scanner.giveUp() }
                outline.mentions.append(hash(word))
            default: scanner.offset += 1
            }
        }
        scanner.giveUp()
    }

    mutating func scanTypeBody(of index: Int) {
        depth += 1
        // The parser has a limit as well, and reports it.
        if depth > 100 { return scanner.giveUp() }
        scanner.offset += 1
        endToken()
        scanMembers(of: index)
        scanner.offset += 1
        depth -= 1
    }

    /// Collects the names in the body of a protocol and finds aliases in it.
    mutating func scanProtocolBody(of index: Int) {
        let mentions = outline.mentions.count
        outline.declarations[index].isMarked = scanner.sawMark
        let start = scanner.offset
        scanner.skipGroup()
        let stop = scanner.offset
        guard !scanner.isLost else { return }
        collectNames(start..<stop, aliasesIn: index)
        scanner.offset = stop
        scanner.sawMark = false
        outline.declarations[index].body = mentions..<outline.mentions.count
    }

    mutating func collectNames(_ range: Range<Int>, aliasesIn index: Int) {
        var isAlias = false
        scanner.offset = range.lowerBound
        while scanner.offset < range.upperBound {
            let byte = scanner.byte()
            if isNameByte(byte) {
                let word = name()
                if isAlias { outline.declarations.append(alias(word, in: index, range)) }
                isAlias = isWord(word, "typealias")
                outline.mentions.append(hash(word))
            } else if byte == UInt8(ascii: "/"),
                [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(scanner.byte(1))
            {
                let start = scanner.offset
                scanner.skipComment()
                scanner.noteMark(in: start..<scanner.offset)
            } else if byte == 0x22 {
                scanner.skipString(hashes: 0)
            } else if byte == UInt8(ascii: "#"), !isNameByte(scanner.byte(1)) {
                scanner.skipNumberSign()
            } else {
                scanner.offset += 1
            }
        }
    }

    /// Skips an alias inside a protocol: a protocol is always kept whole.
    func alias(_ word: Range<Int>, in index: Int, _ range: Range<Int>) -> SourceOutline.Declaration {
        SourceOutline.Declaration(
            kind: .alias, name: hash(word), parent: index, range: range.upperBound..<range.upperBound,
            headEnd: range.upperBound)
    }
}
