@_spi(RawSyntax) import SwiftSyntax

// Comments that ask for a mock and stand before nothing that can have one.

extension FactsWalker {
    private static let words = ["ockable", "scenery:mock"].map { Array($0.utf8) }

    /// Adds the marks that no type, protocol, or extension has taken: above a function, inside a body, or at the end of a file.
    mutating func strayMarks(in file: RawSyntax) {
        for word in Self.words {
            var offset = 0
            while let hit = find(word, from: offset) {
                offset = hit + word.count
                guard let trivia = trivia(around: hit, in: file),
                    !markedRanges.contains(where: { $0.contains(trivia.lowerBound) })
                else { continue }
                noteStrayMark(at: hit, in: trivia)
            }
        }
    }

    private mutating func noteStrayMark(at hit: Int, in trivia: Range<Int>) {
        let start = max(trivia.lowerBound, lines.start(of: lines.line(of: hit, near: 0)))
        let end = bytes[hit..<trivia.upperBound].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? trivia.upperBound
        let line = String(decoding: bytes[start..<end], as: UTF8.self)
        guard MarkComment.isMark(line[...]) else { return }
        let indentation = line.prefix { $0 == " " || $0 == "\t" }.utf8.count
        facts.marks.append(
            MarkFact(
                kind: MarkFact.stray, name: "", comment: line, location: location(at: start + indentation)))
    }
}
