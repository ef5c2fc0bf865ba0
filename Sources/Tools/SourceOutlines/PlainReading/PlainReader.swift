/// Reads declarations in the plain part of the language from bytes; extensions read one kind of syntax each.
struct PlainReader {
    let bytes: UnsafeBufferPointer<UInt8>
    let path: String
    var scanner: ByteScanner
    /// How deep the type being read is nested in others.
    var depth = 0
    private var line = 1
    private var lineStart = 0
    private var counted = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, path: String) {
        self.bytes = bytes
        self.path = path
        scanner = ByteScanner(bytes)
        // The outline has already looked for marks.
        scanner.sawMark = true
        scanner.sawSection = true
    }

    var offset: Int {
        get { scanner.offset }
        set { scanner.offset = newValue }
    }

    // MARK: Trivia and source locations

    /// Skips white space and comments. Returns whether they contain a line break.
    @discardableResult
    mutating func skipTrivia() throws(UnsupportedSyntax) -> Bool {
        let byte = byte
        if byte > 0x20, byte != UInt8(ascii: "/") { return false }
        let hasNewline = scanner.skipTrivia()
        if scanner.isLost || self.byte == 0x0D { throw UnsupportedSyntax() }
        return hasNewline
    }

    /// - Parameter start: An offset that is not before that of an earlier call.
    mutating func fileLocation(at start: Int) throws(UnsupportedSyntax) -> FileLocation {
        while counted < start {
            if bytes[counted] == 0x0D { throw UnsupportedSyntax() }
            if bytes[counted] == 0x0A {
                line += 1
                lineStart = counted + 1
            }
            counted += 1
        }
        return FileLocation(path: path, line: line, column: start - lineStart + 1)
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
}
