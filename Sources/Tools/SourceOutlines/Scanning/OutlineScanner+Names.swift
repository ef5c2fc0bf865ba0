/// Names, and which of them are keywords.
extension OutlineScanner {
    @inline(__always) func isNameByte(_ byte: UInt8) -> Bool {
        (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
            || byte >= 0x80
            || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte == UInt8(ascii: "$")
    }

    mutating func name() -> Range<Int> {
        let start = scanner.offset
        while scanner.offset < scanner.end, isNameByte(scanner.bytes[scanner.offset]) { scanner.offset += 1 }
        return start..<scanner.offset
    }

    mutating func nameOrBackticks() -> Range<Int>? {
        if scanner.byte() == UInt8(ascii: "`") {
            let start = scanner.offset
            scanner.skipBackticks()
            return scanner.isLost ? nil : start..<scanner.offset
        }
        let range = name()
        return range.isEmpty ? nil : range
    }

    /// The next name, without consuming it.
    func peekName() -> Range<Int>? {
        var copy = self
        copy.scanner.skipTrivia()
        return copy.nameOrBackticks()
    }

    /// Reads a name without its backticks: `` `Type` `` and `Type` are the same name.
    func hash(_ name: Range<Int>) -> SourceOutline.NameHash {
        let isQuoted = scanner.bytes[name.lowerBound] == UInt8(ascii: "`")
        let whole = ContentHash(scanner.bytes, isQuoted ? name.lowerBound + 1..<name.upperBound - 1 : name)
            .value
        return SourceOutline.NameHash(truncatingIfNeeded: whole)
    }

    func isWord(_ name: Range<Int>, _ word: StaticString) -> Bool {
        guard name.count == word.utf8CodeUnitCount else { return false }
        for index in 0..<name.count where scanner.bytes[name.lowerBound + index] != word.utf8Start[index] {
            return false
        }
        return true
    }

    func isDeclarer(_ name: Range<Int>) -> Bool { Self.declarers.contains { isWord(name, $0) } }
    func isModifier(_ name: Range<Int>) -> Bool { Self.modifiers.contains { isWord(name, $0) } }

    func mentionsGlobalActor(_ range: Range<Int>) -> Bool {
        var copy = self
        copy.scanner.offset = range.lowerBound
        while copy.scanner.offset < range.upperBound {
            if copy.isNameByte(copy.scanner.byte()) {
                if isWord(copy.name(), "globalActor") { return true }
            } else {
                copy.scanner.offset += 1
            }
        }
        return false
    }

    static let declarers: [StaticString] = [
        "func", "var", "let", "subscript", "init", "deinit", "struct", "enum", "class", "protocol",
        "extension", "import",
        "typealias", "associatedtype", "macro", "operator", "precedencegroup",
    ]
    static let modifiers: [StaticString] = [
        "public", "private", "internal", "fileprivate", "open", "package", "final", "static", "override",
        "nonisolated",
        "required", "convenience", "mutating", "nonmutating", "lazy", "weak", "unowned", "indirect",
        "dynamic", "isolated",
        "distributed", "optional", "prefix", "postfix", "infix", "consuming", "borrowing", "sending",
    ]
}
