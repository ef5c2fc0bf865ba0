/// Reads protocols in their plainest form from the bytes, many times faster than a parser: top-level protocols and
/// imports of a file without conditions.
///
/// Whatever is not known for sure to be read by the parser in just this way is not plain, and left to the parser; so are
/// all mistakes, which only the parser can put into words.
enum PlainContracts {
    /// The facts of picked declarations, as the parser gives them; nil where anything of them is not plain.
    static func facts(
        of bytes: UnsafeBufferPointer<UInt8>, path: String, outline: SourceOutline, needed: Set<Int>
    ) -> FileFacts? {
        var reader = PlainReader(bytes, path: path)
        var facts = FileFacts(path: path)
        var lastEnd = -1
        do throws(NotPlain) {
            for (index, declaration) in outline.declarations.enumerated() {
                switch declaration.kind {
                case .directive: return nil
                case .import where declaration.parent < 0:
                    facts.imports.append(try reader.importFact(declaration.range))
                case .protocol where needed.contains(index) && declaration.parent < 0:
                    // What stands behind a token on its line belongs to that token.
                    let follows = declaration.range.lowerBound == lastEnd
                    facts.protocols.append(try reader.protocolFact(declaration.range, follows: follows))
                case _ where needed.contains(index): return nil
                default: continue
                }
                lastEnd = declaration.range.upperBound
            }
        } catch {
            return nil
        }
        return facts
    }
}

/// What is left to the parser.
struct NotPlain: Error {}

/// Walks through plain declarations; each kind of fact has its reader in an extension.
struct PlainReader {
    let bytes: UnsafeBufferPointer<UInt8>
    let path: String
    private var scanner: ByteScanner
    /// Types nest in each other only so deep.
    var depth = 0
    private var line = 1
    private var lineStart = 0
    private var counted = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, path: String) {
        self.bytes = bytes
        self.path = path
        scanner = ByteScanner(bytes)
        // Marks were looked for by the outline.
        scanner.sawMark = true
    }

    var place: Int {
        get { scanner.place }
        set { scanner.place = newValue }
    }

    // MARK: Trivia and places

    /// Passes white space and comments. Returns whether a line ended in it.
    @discardableResult
    mutating func skipTrivia() throws(NotPlain) -> Bool {
        let byte = byte
        if byte > 0x20, byte != UInt8(ascii: "/") { return false }
        let hasNewline = scanner.skipTrivia()
        if scanner.isLost || self.byte == 0x0D { throw NotPlain() }
        return hasNewline
    }

    /// - Parameter start: not before any asked for earlier.
    mutating func sourcePlace(of start: Int) throws(NotPlain) -> SourcePlace {
        while counted < start {
            if bytes[counted] == 0x0D { throw NotPlain() }
            if bytes[counted] == 0x0A {
                line += 1
                lineStart = counted + 1
            }
            counted += 1
        }
        return SourcePlace(path: path, line: line, column: start - lineStart + 1)
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }

    // MARK: Tokens

    @inline(__always) var byte: UInt8 { scanner.byte() }
    @inline(__always) func byte(_ offset: Int) -> UInt8 { scanner.byte(offset) }

    /// Passes a sign if it stands here.
    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard byte == UInt8(ascii: sign) else { return false }
        place += 1
        return true
    }

    mutating func expect(_ sign: Unicode.Scalar) throws(NotPlain) {
        guard take(sign) else { throw NotPlain() }
    }

    /// Passes `->` if it stands here.
    mutating func takeArrow() -> Bool {
        guard byte == UInt8(ascii: "-"), byte(1) == UInt8(ascii: ">") else { return false }
        place += 2
        return true
    }

    /// The word that stands here, keywords too; empty where none does.
    func peekWord() -> Range<Int> {
        var end = place
        while end < bytes.count, bytes[end].isPlain { end += 1 }
        guard end > place, bytes[place] >= UInt8(ascii: "A") else { return place..<place }
        return place..<end
    }

    func isWord(_ range: Range<Int>, _ word: StaticString) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        for offset in 0..<range.count where bytes[range.lowerBound + offset] != word.utf8Start[offset] {
            return false
        }
        return true
    }

    /// Passes a word if it stands here.
    mutating func take(word: StaticString) -> Bool {
        let range = peekWord()
        guard isWord(range, word) else { return false }
        place = range.upperBound
        return true
    }

    /// A name that is no keyword.
    mutating func name() throws(NotPlain) -> String {
        let first = byte
        let name = try label()
        guard name != "_" else { throw NotPlain() }
        let isCapital = first & 0x20 == 0
        let isReserved = isCapital ? Self.reservedCapitals.contains(name) : Self.reserved.contains(name)
        if isReserved { throw NotPlain() }
        return name
    }

    /// The label of a parameter: a name, a keyword or an underscore.
    mutating func label() throws(NotPlain) -> String {
        let range = peekWord()
        // Other alphabets and backticks are the parser's.
        guard !range.isEmpty, range.upperBound == bytes.count || bytes[range.upperBound] < 0x80 else {
            throw NotPlain()
        }
        place = range.upperBound
        return text(range)
    }

    /// Attributes without arguments, in a row.
    mutating func attributes() throws(NotPlain) -> [String] {
        var attributes: [String] = []
        while byte == UInt8(ascii: "@") {
            let start = place
            place += 1
            let name = try label()
            let isCustom = bytes[start + 1] & 0x20 == 0
            guard isCustom || Self.plainAttributes.contains(name),
                byte != UInt8(ascii: "("), byte != UInt8(ascii: "."), byte != UInt8(ascii: "<")
            else { throw NotPlain() }
            attributes.append(text(start..<place))
            try skipTrivia()
        }
        return attributes
    }

    private static let plainAttributes: Set<String> = [
        "discardableResult", "escaping", "autoclosure", "testable", "preconcurrency", "_exported", "concurrent",
    ]

    private static let reservedCapitals = ["Any", "Self", "Type", "Protocol"]
    private static let reserved: Set<String> = [
        "any", "as", "associatedtype", "async", "await", "borrowing", "break",
        "case", "catch", "class", "consuming", "continue", "default", "defer", "deinit", "do", "each", "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init", "inout", "internal", "is", "isolated", "let", "nil", "nonisolated", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "sending", "some", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
        "while", "actor", "macro", "consume", "copy", "discard", "then", "yield", "unsafe", "of",
    ]
}

extension UInt8 {
    /// Whether it is part of a plain name.
    @inline(__always) fileprivate var isPlain: Bool {
        (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")) || self == UInt8(ascii: "_")
            || (self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9"))
    }
}
