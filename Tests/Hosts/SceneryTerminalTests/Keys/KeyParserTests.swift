import Testing

@testable import SceneryTerminal

@Suite("Bytes become keys")
struct KeyParserTests {
    private func keys(_ text: String) -> [Key] {
        var parser = KeyParser()
        return parser.feed(text.utf8) + parser.flush()
    }

    @Test("several keys in one read are several keys")
    func severalKeys() {
        #expect(keys("a\u{1B}[A\u{1B}[B\t\r") == [.text("a"), .up, .down, .tab, .enter])
    }

    @Test(
        "each form a terminal has for a key is that key",
        arguments: [
            ("\u{1B}[A", Key.up), ("\u{1B}OA", .up), ("\u{1B}[1;5C", .right), ("\u{1B}[D", .left),
            ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home),
            ("\u{1B}[F", .end), ("\u{1B}[4~", .end), ("\u{1B}[8~", .end),
            ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[3~", .delete), ("\u{1B}[Z", .backTab),
            ("\u{7F}", .backspace), ("\u{8}", .backspace), ("\n", .enter), ("\u{1B}OM", .enter), ("\t", .tab),
            ("\u{3}", .control("c")), ("\u{1A}", .control("z")), ("é", .text("é")), ("👍", .text("👍")),
        ])
    func forms(_ bytes: String, _ key: Key) {
        #expect(keys(bytes) == [key])
    }

    @Test("a lone escape byte is the escape key once nothing follows")
    func loneEscape() {
        var parser = KeyParser()
        #expect(parser.feed([0x1B]).isEmpty)
        #expect(parser.isWaiting)
        #expect(parser.flush() == [.escape])
        #expect(!parser.isWaiting)
        #expect(parser.flush().isEmpty)
    }

    @Test(
        "escape twice is the key twice, and escape before a letter of its own read is the key and the letter")
    func escapes() {
        #expect(keys("\u{1B}\u{1B}") == [.escape, .escape])
        var parser = KeyParser()
        _ = parser.feed([0x1B])
        #expect(parser.flush() + parser.feed([0x61]) == [.escape, .text("a")])
    }

    @Test(
        "what is no key of use is one unknown key and takes nothing of what follows",
        arguments: [
            "\u{1B}[15~", "\u{1B}[<0;1;1M", "\u{1B}OP", "\u{1B}]0;title\u{7}", "\u{1B}]0;title\u{1B}\\",
            "\u{1B}Pq\u{1B}\\",
            "\u{1B}x", "\u{1B}[?1;2c", "\u{9B}", "\u{0}",
        ])
    func unknown(_ bytes: String) {
        #expect(keys(bytes + "b") == [.unknown, .text("b")])
    }

    @Test("a paste is one key, whatever is in it")
    func paste() {
        #expect(keys("\u{1B}[200~a\u{1B}[A\r\u{3}\u{1B}[201~b") == [.paste("a\u{1B}[A\r\u{3}"), .text("b")])
    }

    @Test("a paste waits for its end without being given up")
    func pauseInPaste() {
        var parser = KeyParser()
        #expect(parser.feed("\u{1B}[200~half".utf8).isEmpty)
        #expect(parser.flush().isEmpty)
        #expect(parser.feed("way\u{1B}[201~".utf8) == [.paste("halfway")])
    }

    @Test("a paste beyond its limit comes in parts and is held in bounded memory")
    func longPaste() {
        var parser = KeyParser()
        let text = String(repeating: "x", count: KeyParser.longestPaste + 100)
        let keys = parser.feed(("\u{1B}[200~" + text + "\u{1B}[201~").utf8)
        #expect(keys.count == 2)
        #expect(
            keys == [
                .paste(String(text.prefix(KeyParser.longestPaste))),
                .paste(String(text.dropFirst(KeyParser.longestPaste))),
            ])
    }

    @Test("bytes that are not UTF-8 are the replacement character, and the next character is whole")
    func broken() {
        var parser = KeyParser()
        #expect(parser.feed([0xC3, 0x61]) == [.text("\u{FFFD}"), .text("a")])
        #expect(parser.feed([0xFF, 0x61]) == [.text("\u{FFFD}"), .text("a")])
        #expect(parser.feed([0xED, 0xA0, 0x61]).last == .text("a"))
        #expect(parser.feed([0xC3]).isEmpty)
        #expect(parser.flush() == [.text("\u{FFFD}")])
    }

    @Test("a sequence without end is given up")
    func endless() {
        var parser = KeyParser()
        let keys = parser.feed(("\u{1B}[" + String(repeating: "1;", count: 5000)).utf8)
        #expect(keys.first == .unknown)
        #expect(!parser.isWaiting)
        var other = KeyParser()
        #expect(other.feed(("\u{1B}]" + String(repeating: "t", count: 5000)).utf8).first == .unknown)
    }

    @Test(
        "random bytes never stop the parser, and cutting them anywhere gives the same keys",
        arguments: 0..<200)
    func splits(_ seed: UInt64) {
        var random = SplitMix(seed)
        let bytes = (0..<random.next(upTo: 200)).map { _ in random.byteLikeATerminals() }
        var whole = KeyParser()
        let expected = whole.feed(bytes)
        var cut = KeyParser()
        var keys: [Key] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = min(1 + random.next(upTo: 5), rest.count)
            keys += cut.feed(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        #expect(keys == expected)
        #expect(cut.flush() == whole.flush())
    }
}

/// SplitMix64, so that a seed that fails can be run again.
struct SplitMix {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func next(upTo bound: Int) -> Int { Int(next() % UInt64(bound)) }

    /// Any byte, those that begin and fill sequences more often than others.
    mutating func byteLikeATerminals() -> UInt8 {
        let common: [UInt8] = [
            0x1B, 0x1B, 0x5B, 0x4F, 0x5D, 0x32, 0x30, 0x31, 0x7E, 0x3B, 0x41, 0xE2, 0x82, 0xAC, 0xF0, 0x9F,
        ]
        return next(upTo: 2) == 0 ? common[next(upTo: common.count)] : UInt8(truncatingIfNeeded: next())
    }
}
