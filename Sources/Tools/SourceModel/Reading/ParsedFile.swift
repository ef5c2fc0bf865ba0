import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// Parses a file for a walk over its raw tree.
enum ParsedFile {
    /// Hands the tree and the parser's own copy of the text, which its tokens point into, to `walk`; both are valid only there.
    ///
    /// - Parameter maximumNesting: How deep brackets may be nested; the parser gives up on what is deeper.
    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, path: String, maximumNesting: Int? = nil,
        _ walk: (RawSyntax, UnsafeBufferPointer<UInt8>) -> FileFacts
    ) -> FileFacts {
        if ListNesting.isTooDeep(bytes) { return FileFacts(tooDeeplyNested: path) }
        if let excess = SourceNesting.excess(in: bytes) {
            return FileFacts(unparsed: path, because: excess.description)
        }
        let tree = tree(of: bytes, maximumNesting)
        return withExtendedLifetime(tree) {
            var offset = 0
            let start = start(of: tree.raw, &offset) ?? bytes.baseAddress
            return walk(tree.raw, UnsafeBufferPointer(start: start, count: bytes.count))
        }
    }

    /// The tree as Swift 6 reads the text, or as Swift 5 does where Swift 6 refuses it: a problem is only what both
    /// refuse, and `@available (iOS 15, *)` is none. What remains is tried in another spelling.
    private static func tree(of bytes: UnsafeBufferPointer<UInt8>, _ maximumNesting: Int?) -> SourceFileSyntax
    {
        let tree = Parser.parse(source: bytes, maximumNestingLevel: maximumNesting)
        guard tree.hasError else { return tree }
        let older = Parser.parse(source: bytes, maximumNestingLevel: maximumNesting, swiftVersion: .v5)
        guard older.hasError, let text = Respelling.respelled(bytes) else { return older }
        let respelled = text.withUnsafeBufferPointer {
            Parser.parse(source: $0, maximumNestingLevel: maximumNesting, swiftVersion: .v5)
        }
        return respelled.hasError ? older : respelled
    }

    /// The start of the parser's copy of the text.
    private static func start(of raw: RawSyntax, _ offset: inout Int) -> UnsafePointer<UInt8>? {
        if let token = raw.tokenView {
            guard token.presence == .present, let text = token.rawText.baseAddress else {
                offset += raw.byteLength
                return nil
            }
            return text - token.leadingTriviaByteLength - offset
        }
        for case let child? in raw.children {
            if let found = start(of: child, &offset) { return found }
        }
        return nil
    }
}
