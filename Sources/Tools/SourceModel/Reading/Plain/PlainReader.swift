/// Walks through plain declarations; each kind of fact has its reader in an extension.
struct PlainReader {
    let bytes: UnsafeBufferPointer<UInt8>
    let path: String
    var scanner: ByteScanner
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
}
