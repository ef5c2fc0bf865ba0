import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// Reads the facts of one file to the depth asked for. It parses; it never builds, and never fails: what cannot be
/// read is in the `problems` of the facts.
///
/// - Complexity: linear in the length of the text.
public func readFacts(of file: SourceFile, depth: FactDepth) -> FileFacts {
    guard depth == .bodies else { return readFacts(of: file) }
    var text = file.text
    return text.withUTF8 { readEverything(of: $0, path: file.path) }
}

/// Reads all facts of a file's bytes.
///
/// - Parameter nesting: how deep brackets may be nested; the parser gives up on what is deeper.
func readEverything(of bytes: UnsafeBufferPointer<UInt8>, path: String, nesting: Int? = nil) -> FileFacts {
    if let reason = BinaryContent.fault(of: bytes) { return FileFacts(unparsed: path, because: reason) }
    if ListNesting.isTooDeep(bytes) { return ListNesting.unparsed(path) }
    let tree = Parser.parse(source: bytes, maximumNestingLevel: nesting)
    return withExtendedLifetime(tree) {
        // Tokens point into the parser's own copy of the text.
        let file = tree.raw
        let own = UnsafeBufferPointer(start: start(of: file) ?? bytes.baseAddress, count: bytes.count)
        var walker = FactsWalker(path: path, bytes: own)
        walker.walk(file: file)
        walker.comments(in: file)
        walker.problems(in: file)
        walker.markGenerated(file)
        return walker.facts
    }
}

/// Where the parser's copy of the text begins.
private func start(of file: RawSyntax) -> UnsafePointer<UInt8>? {
    var offset = 0
    return firstStart(in: file, &offset)
}

private func firstStart(in raw: RawSyntax, _ offset: inout Int) -> UnsafePointer<UInt8>? {
    if let token = raw.tokenView {
        guard token.presence == .present, let text = token.rawText.baseAddress else {
            offset += raw.byteLength
            return nil
        }
        return text - token.leadingTriviaByteLength - offset
    }
    for case let child? in raw.children {
        if let found = firstStart(in: child, &offset) { return found }
    }
    return nil
}

extension FactsWalker {
    fileprivate mutating func markGenerated(_ file: RawSyntax) {
        let end = file.firstToken.flatMap { offset(of: $0) } ?? 0
        facts.isGenerated = GeneratedMarks.isGenerated(path: facts.path, head: bytes[..<min(end, 2_000)])
    }
}
