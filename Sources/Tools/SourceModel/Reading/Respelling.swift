/// Spells what the compiler takes and the parser refuses in a way that both take, with each line where it was.
enum Respelling {
    /// - Returns: `nil` if the text has nothing of that kind.
    static func respelled(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        var text = Array(bytes)
        let found = joinSelectors(in: &text)
        return separateOptionals(in: &text) || found ? text : nil
    }

    /// `#selector` on one line and its parentheses on the next: the name moves to them.
    private static func joinSelectors(in text: inout [UInt8]) -> Bool {
        var found = false
        var position = 0
        while let start = text.index(of: selector, from: position) {
            let end = start + selector.count
            let next = text[end...].firstIndex { !isSpace($0) } ?? text.endIndex
            if next > end, next < text.endIndex, text[next] == UInt8(ascii: "(") {
                text.replaceSubrange(start..<next, with: text[end..<next] + selector)
                found = true
            }
            position = end
        }
        return found
    }

    private static let selector = Array("#selector".utf8)

    /// A closure that begins with `($0 as? Ride)?.start()`, which the parser takes for its parameters if an `in` follows.
    private static func separateOptionals(in text: inout [UInt8]) -> Bool {
        var found = false
        var position = 0
        while let start = text.index(of: operand, from: position) {
            let before = text[..<start].lastIndex { !isSpace($0) }
            if let before, text[before] == UInt8(ascii: "{"), start - before > 2,
                text[start - 2..<start].allSatisfy({ $0 == 32 || $0 == 9 })
            {
                text.replaceSubrange(start - 2..<start, with: Array("_=".utf8))
                found = true
            }
            position = start + operand.count
        }
        return found
    }

    private static let operand = Array("($0 as? ".utf8)

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || 9...13 ~= byte }
}

extension [UInt8] {
    /// Where a word begins first, at a position or after it.
    fileprivate func index(of word: [UInt8], from position: Int) -> Int? {
        guard count >= position + word.count else { return nil }
        return (position...count - word.count).first { self[$0] == word[0] && self[$0...].starts(with: word) }
    }
}
