@_spi(RawSyntax) import SwiftSyntax

// Comments addressed to this tool.

extension FactsWalker {
    private static let word = Array("scenery:".utf8)

    /// Adds the comments of the file that are addressed to this tool.
    ///
    /// It searches for their prefix first, so a file without it costs one quick pass over its bytes.
    mutating func comments(in file: RawSyntax) {
        var offset = 0
        while let hit = find(Self.word, from: offset) {
            offset = hit + Self.word.count
            guard let trivia = trivia(around: hit, in: file) else { continue }
            // Trailing trivia is followed by the leading trivia of the next token.
            let code = self.trivia(around: trivia.upperBound, in: file)?.upperBound ?? trivia.upperBound
            guard let comment = comment(at: hit, in: trivia, before: code) else { continue }
            facts.comments.append(comment)
        }
    }

    func find(_ word: [UInt8], from start: Int) -> Int? {
        guard bytes.count >= word.count else { return nil }
        var offset = start
        while offset <= bytes.count - word.count {
            if bytes[offset] == word[0], bytes[(offset + 1)..<(offset + word.count)].elementsEqual(word[1...])
            {
                return offset
            }
            offset += 1
        }
        return nil
    }

    /// The trivia around an offset; `nil` for an offset inside a token.
    func trivia(around offset: Int, in file: RawSyntax) -> Range<Int>? {
        var node = file
        var start = 0
        while !node.isToken {
            var next: RawSyntax?
            for case let child? in node.children {
                let length = child.byteLength
                if offset < start + length {
                    next = child
                    break
                }
                start += length
            }
            guard let next else { return nil }
            node = next
        }
        guard let token = node.tokenView else { return nil }
        let textStart = start + token.leadingTriviaByteLength
        if offset < textStart { return start..<textStart }
        let textEnd = textStart + token.rawText.count
        return offset < textEnd ? nil : textEnd..<(start + node.byteLength)
    }

    private mutating func comment(at hit: Int, in trivia: Range<Int>, before code: Int) -> CommentFact? {
        let line = lines.line(of: hit, near: 0)
        let lineStart = lines.start(of: line)
        let before = String(decoding: bytes[max(trivia.lowerBound, lineStart)..<hit], as: UTF8.self)
        // The prefix must start the comment: `// scenery:` or `/* scenery:`.
        let opening = before.drop { $0 == " " || $0 == "\t" }.filter { $0 != " " && $0 != "\t" }
        guard opening == "//" || opening == "///" || opening == "/*" else { return nil }
        let textStart = hit + Self.word.count
        var end = bytes[textStart...].firstIndex(of: 0x0A) ?? bytes.count
        end = min(end, trivia.upperBound)
        var text = String(decoding: bytes[textStart..<max(textStart, end)], as: UTF8.self)
        if opening == "/*", let close = text.range(of: "*/") { text = String(text[..<close]) }
        let isTrailing =
            bytes[lineStart..<hit].contains { $0 > 0x20 } && !isBlank(lineStart, hit - before.utf8.count)
        return CommentFact(
            text: text.trimmed, isTrailing: isTrailing,
            nextCodeLine: lines.line(of: code, near: line) + 1,
            location: location(
                at: hit - opening.utf8.count - 1 < lineStart ? lineStart : commentStart(hit, lineStart)))
    }

    private func isBlank(_ start: Int, _ end: Int) -> Bool {
        start >= end || !bytes[start..<end].contains { $0 > 0x20 }
    }

    /// The offset of the slashes before the prefix.
    private func commentStart(_ hit: Int, _ lineStart: Int) -> Int {
        var offset = hit
        while offset > lineStart, [0x20, 0x09, 0x2F, 0x2A].contains(bytes[offset - 1]) { offset -= 1 }
        while offset < hit, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
        return offset
    }
}

extension String {
    fileprivate var trimmed: String {
        let blank: (Character) -> Bool = { $0.isWhitespace }
        return String(drop(while: blank).reversed().drop(while: blank).reversed())
    }

    fileprivate func range(of text: String) -> String.Index? {
        indices.first { self[$0...].hasPrefix(text) }
    }
}
