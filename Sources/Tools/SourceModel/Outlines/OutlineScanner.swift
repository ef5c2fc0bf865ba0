/// Finds the declarations of a file by its bytes: those at its top and those inside of other types; function bodies
/// are passed over whole.
struct OutlineScanner {
    private var scanner: ByteScanner
    private var outline = SourceOutline()
    private var directives: UInt64 = 0
    /// Where the token before the current one ended that is no attribute or modifier.
    private var lastEnd = 0
    /// Whether attributes or modifiers stand between `lastEnd` and here.
    private var isInRun = false
    /// Whether a line ended before the current token.
    private var isAtLineStart = true
    private var depth = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { scanner = ByteScanner(bytes) }

    mutating func scan() -> SourceOutline? {
        if scanner.byte() == UInt8(ascii: "#"), scanner.byte(1) == UInt8(ascii: "!") { scanner.skipComment() }
        if scanner.byte() == 0xEF, scanner.byte(1) == 0xBB, scanner.byte(2) == 0xBF { scanner.place = 3 }
        scanMembers(of: -1)
        guard !scanner.isLost else { return nil }
        finishHashes()
        if scanner.sawSection { markSections() }
        return outline
    }

    // MARK: One level

    /// Scans up to the bracket that closes `parent`, or to the end of the file.
    private mutating func scanMembers(of parent: Int) {
        while true {
            isAtLineStart = scanner.skipTrivia() || scanner.place == 0
            guard scanner.place < scanner.end else {
                if parent >= 0 { scanner.giveUp() }
                return
            }
            let byte = scanner.bytes[scanner.place]
            switch byte {
            case UInt8(ascii: "}"):
                if parent < 0 { scanner.giveUp() }
                return
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                // Where a bracket follows an attribute after a space, only the parser knows whose it is.
                if isInRun { return scanner.giveUp() }
                scanner.skipGroup()
                endToken()
            case UInt8(ascii: "@"): scanAttribute()
            case UInt8(ascii: "#"): scanNumberSign(in: parent)
            case 0x22, UInt8(ascii: "/"), UInt8(ascii: "`"):
                scanner.skipSpecial(byte)
                endToken()
            case _ where isNameByte(byte): scanWord(in: parent)
            default:
                scanner.place += 1
                // A name behind a dot is no keyword.
                if byte == UInt8(ascii: "."), isNameByte(scanner.byte()) { _ = name() }
                endToken()
            }
        }
    }

    private mutating func endToken() {
        lastEnd = scanner.place
        isInRun = false
    }

    private mutating func scanAttribute() {
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

    private mutating func scanNumberSign(in parent: Int) {
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
    private mutating func skipLine() -> Bool {
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

    // MARK: Words

    private mutating func scanWord(in parent: Int) {
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

    private mutating func scanClass(_ word: Range<Int>, in parent: Int) {
        guard let next = peekName() else { return endToken() }
        if isDeclarer(next) || isModifier(next) { isInRun = true } else { scanType(.class, word, in: parent) }
    }

    private mutating func scanActor(_ word: Range<Int>, in parent: Int) {
        guard isInRun || startsStatement, let next = peekName(), !isDeclarer(next) else { return endToken() }
        scanType(.type, word, in: parent)
    }

    /// Behind an unknown word on the same line a keyword may begin no declaration, or one with a modifier to come.
    private var startsStatement: Bool {
        guard !isInRun, !isAtLineStart, lastEnd > 0 else { return true }
        return [UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}")].contains(scanner.bytes[lastEnd - 1])
    }

    // MARK: Declarations

    private mutating func scanType(_ kind: SourceOutline.Declaration.Kind, _ word: Range<Int>, in parent: Int)
    {
        guard startsStatement else { return scanner.giveUp() }
        let isGlobalActor = isInRun && mentionsGlobalActor(lastEnd..<word.lowerBound)
        scanner.skipTrivia()
        guard let first = nameOrBackticks() else { return scanner.giveUp() }
        let index = append(kind, name: hash(first), in: parent)
        let mentions = outline.mentions.count
        var last = first
        if kind == .extension {
            while scanner.byte() == UInt8(ascii: "."),
                let part = {
                    scanner.place += 1
                    return nameOrBackticks()
                }()
            {
                outline.mentions.append(hash(part))
                last = part
            }
        }
        let spelled = kind == .protocol || kind == .extension ? first.lowerBound..<last.upperBound : first
        outline.declarations[index].spelled = String(decoding: scanner.bytes[spelled], as: UTF8.self)
        scanHead(of: index)
        outline.declarations[index].head = mentions..<outline.mentions.count
        outline.declarations[index].headEnd = scanner.place
        if isGlobalActor { outline.declarations[index].isNotable = true }
        if kind == .protocol { scanProtocolBody(of: index) } else { scanTypeBody(of: index) }
        outline.declarations[index].range = outline.declarations[index].range.lowerBound..<scanner.place
        endToken()
    }

    /// Everything up to the bracket that opens the body.
    private mutating func scanHead(of index: Int) {
        while scanner.place < scanner.end {
            scanner.skipTrivia()
            let byte = scanner.byte()
            switch byte {
            case UInt8(ascii: "{"): return
            case UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "#"), 0x22, UInt8(ascii: "/"), 0:
                return scanner.giveUp()
            case UInt8(ascii: "~"):
                outline.declarations[index].isNotable = true
                scanner.place += 1
            case _ where isNameByte(byte) || byte == UInt8(ascii: "`"):
                guard let word = nameOrBackticks() else { return scanner.giveUp() }
                if isDeclarer(word), !isWord(word, "class") { return scanner.giveUp() }
                outline.mentions.append(hash(word))
            default: scanner.place += 1
            }
        }
        scanner.giveUp()
    }

    private mutating func scanTypeBody(of index: Int) {
        depth += 1
        // The parser has its limit too, and says so.
        if depth > 100 { return scanner.giveUp() }
        scanner.place += 1
        endToken()
        scanMembers(of: index)
        scanner.place += 1
        depth -= 1
    }

    /// Names in the body are kept, and aliases among them found.
    private mutating func scanProtocolBody(of index: Int) {
        let mentions = outline.mentions.count
        outline.declarations[index].isMarked = scanner.sawMark
        let start = scanner.place
        scanner.skipGroup()
        let stop = scanner.place
        guard !scanner.isLost else { return }
        collectNames(start..<stop, aliasesIn: index)
        scanner.place = stop
        scanner.sawMark = false
        outline.declarations[index].body = mentions..<outline.mentions.count
    }

    private mutating func collectNames(_ range: Range<Int>, aliasesIn index: Int) {
        var isAlias = false
        scanner.place = range.lowerBound
        while scanner.place < range.upperBound {
            let byte = scanner.byte()
            if isNameByte(byte) {
                let word = name()
                if isAlias { outline.declarations.append(alias(word, in: index, range)) }
                isAlias = isWord(word, "typealias")
                outline.mentions.append(hash(word))
            } else if byte == UInt8(ascii: "/"),
                [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(scanner.byte(1))
            {
                scanner.skipComment()
            } else if byte == 0x22 {
                scanner.skipString(hashes: 0)
            } else if byte == UInt8(ascii: "#"), !isNameByte(scanner.byte(1)) {
                scanner.skipNumberSign()
            } else {
                scanner.place += 1
            }
        }
    }

    /// An alias inside a protocol is known with the protocol, which is always kept whole.
    private func alias(_ word: Range<Int>, in index: Int, _ range: Range<Int>) -> SourceOutline.Declaration {
        SourceOutline.Declaration(
            kind: .alias, name: hash(word), parent: index, range: range.upperBound..<range.upperBound,
            headEnd: range.upperBound)
    }

    private mutating func scanAlias(_ word: Range<Int>, in parent: Int) {
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

    /// Goes to the next line that begins a declaration; `lastEnd` is where the last token before it ends.
    private mutating func skipToNextDeclaration() {
        endToken()
        while scanner.place < scanner.end {
            let start = scanner.place
            let isNewLine = scanner.skipTrivia()
            let byte = scanner.byte()
            if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") || byte == 0 { return }
            if isNewLine, byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") {
                scanner.place = start
                return
            }
            if isNameByte(byte) || byte == UInt8(ascii: "`") {
                guard let word = nameOrBackticks() else { return scanner.giveUp() }
                if isNewLine,
                    isDeclarer(word) || isModifier(word) || isWord(word, "actor") || isWord(word, "case")
                {
                    scanner.place = start
                    return
                }
                outline.mentions.append(hash(word))
            } else if byte == UInt8(ascii: "#") || byte == 0x22 || byte == UInt8(ascii: "/")
                || byte == UInt8(ascii: "{")
            {
                return scanner.giveUp()
            } else {
                scanner.place += 1
            }
            endToken()
        }
    }

    /// Only those of classes matter: a mock of a protocol bound to a class has to call one.
    private mutating func scanInitializer(_ word: Range<Int>, in parent: Int) {
        guard parent >= 0, outline.declarations[parent].kind == .class else { return endToken() }
        let index = append(.initializer, name: 0, in: parent)
        let mentions = outline.mentions.count
        endToken()
        while scanner.place < scanner.end {
            let start = scanner.place
            let isNewLine = scanner.skipTrivia()
            let byte = scanner.byte()
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") { break }
            if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") || byte == 0x22 {
                return scanner.giveUp()
            }
            if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") {
                let open = scanner.place
                scanner.skipGroup()
                let stop = scanner.place
                guard !scanner.isLost else { return }
                collectNames(open..<stop, aliasesIn: index)
                scanner.place = stop
            } else if isNameByte(byte) || byte == UInt8(ascii: "`") {
                guard let word = nameOrBackticks() else { return scanner.giveUp() }
                if isNewLine, isDeclarer(word) || isModifier(word) {
                    scanner.place = start
                    break
                }
                outline.mentions.append(hash(word))
            } else {
                scanner.place += 1
            }
            endToken()
        }
        outline.declarations[index].range = outline.declarations[index].range.lowerBound..<lastEnd
        outline.declarations[index].headEnd = lastEnd
        outline.declarations[index].body = mentions..<outline.mentions.count
    }

    private mutating func scanImport(_ word: Range<Int>, in parent: Int) {
        scanner.skipTrivia()
        if let kind = peekName(), isDeclarer(kind) {
            _ = name()
            scanner.skipTrivia()
        }
        guard nameOrBackticks() != nil else { return scanner.giveUp() }
        while scanner.byte() == UInt8(ascii: ".") {
            scanner.place += 1
            // The last part may be an operator.
            guard nameOrBackticks() != nil else { return scanner.giveUp() }
        }
        takeSemicolon()
        append(.import, name: 0, in: parent)
    }

    /// What parts a declaration from another on its line stays with it.
    private mutating func takeSemicolon() {
        var ahead = scanner.place
        while ahead < scanner.end, scanner.bytes[ahead] == 0x20 { ahead += 1 }
        if ahead < scanner.end, scanner.bytes[ahead] == UInt8(ascii: ";") { scanner.place = ahead + 1 }
    }

    /// Adds a declaration that reaches from what stands before it to here.
    @discardableResult
    private mutating func append(
        _ kind: SourceOutline.Declaration.Kind, name: UInt64, in parent: Int
    ) -> Int {
        var declaration = SourceOutline.Declaration(
            kind: kind, name: name, parent: parent, range: lastEnd..<scanner.place, headEnd: scanner.place)
        declaration.hash.add(directives)
        outline.declarations.append(declaration)
        if kind == .directive || kind == .import { endToken() }
        return outline.declarations.count - 1
    }

    private mutating func finishHashes() {
        for index in outline.declarations.indices {
            let declaration = outline.declarations[index]
            var hash = declaration.hash
            if declaration.parent >= 0 { hash.add(outline.declarations[declaration.parent].hash.value) }
            let stop = declaration.kind == .protocol ? declaration.range.upperBound : declaration.headEnd
            hash.add(scanner.bytes, declaration.range.lowerBound..<max(stop, declaration.range.lowerBound))
            outline.declarations[index].hash = hash
            if declaration.kind == .import || declaration.kind == .directive { outline.frame.add(hash.value) }
        }
    }

    /// Where a section begins and ends is told by the whole file, so any protocol in it may be meant.
    private mutating func markSections() {
        outline.hasSections = true
        outline.frame.add(scanner.bytes, 0..<scanner.end)
        for index in outline.declarations.indices where outline.declarations[index].kind == .protocol {
            outline.declarations[index].isMarked = true
        }
    }

    // MARK: Names

    @inline(__always) private func isNameByte(_ byte: UInt8) -> Bool {
        (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
            || byte >= 0x80
            || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte == UInt8(ascii: "$")
    }

    private mutating func name() -> Range<Int> {
        let start = scanner.place
        while scanner.place < scanner.end, isNameByte(scanner.bytes[scanner.place]) { scanner.place += 1 }
        return start..<scanner.place
    }

    private mutating func nameOrBackticks() -> Range<Int>? {
        if scanner.byte() == UInt8(ascii: "`") {
            let start = scanner.place
            scanner.skipBackticks()
            return scanner.isLost ? nil : start..<scanner.place
        }
        let range = name()
        return range.isEmpty ? nil : range
    }

    /// The next name, with nothing passed.
    private func peekName() -> Range<Int>? {
        var copy = self
        copy.scanner.skipTrivia()
        return copy.nameOrBackticks()
    }

    /// Backticks do not count: `` `Type` `` and `Type` are one name.
    private func hash(_ name: Range<Int>) -> UInt64 {
        let isQuoted = scanner.bytes[name.lowerBound] == UInt8(ascii: "`")
        return ContentHash(scanner.bytes, isQuoted ? name.lowerBound + 1..<name.upperBound - 1 : name).value
    }

    private func isWord(_ name: Range<Int>, _ word: StaticString) -> Bool {
        guard name.count == word.utf8CodeUnitCount else { return false }
        for index in 0..<name.count where scanner.bytes[name.lowerBound + index] != word.utf8Start[index] {
            return false
        }
        return true
    }

    private func isDeclarer(_ name: Range<Int>) -> Bool { Self.declarers.contains { isWord(name, $0) } }
    private func isModifier(_ name: Range<Int>) -> Bool { Self.modifiers.contains { isWord(name, $0) } }

    private func mentionsGlobalActor(_ range: Range<Int>) -> Bool {
        var copy = self
        copy.scanner.place = range.lowerBound
        while copy.scanner.place < range.upperBound {
            if copy.isNameByte(copy.scanner.byte()) {
                if isWord(copy.name(), "globalActor") { return true }
            } else {
                copy.scanner.place += 1
            }
        }
        return false
    }

    private static let declarers: [StaticString] = [
        "func", "var", "let", "subscript", "init", "deinit", "struct", "enum", "class", "protocol",
        "extension", "import",
        "typealias", "associatedtype", "macro", "operator", "precedencegroup",
    ]
    private static let modifiers: [StaticString] = [
        "public", "private", "internal", "fileprivate", "open", "package", "final", "static", "override",
        "nonisolated",
        "required", "convenience", "mutating", "nonmutating", "lazy", "weak", "unowned", "indirect",
        "dynamic", "isolated",
        "distributed", "optional", "prefix", "postfix", "infix", "consuming", "borrowing", "sending",
    ]
}
