import Testing

@testable import SceneryTerminal

@Suite("Text is as wide as a terminal shows it")
struct TextWidthTests {
    @Test(
        "a grapheme has the cells Unicode gives it",
        arguments: [
            ("", 0), ("a", 1), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("カ", 2), ("ｶ", 1), ("Ａ", 2),
            ("한", 2),
            ("\u{1112}\u{1161}\u{11AB}", 2), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇮🇷", 2), ("🇮🇷🇪🇸", 4), ("❤", 1),
            ("❤️", 2),
            ("1️⃣", 2), ("1", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("می‌خواهم", 7), ("\u{200B}", 0), ("\u{200F}", 0), ("─", 1),
            ("…", 1), ("\u{AD}", 1), ("ไทย", 3),
            ("ที่", 1), ("\u{20000}", 2),
        ])
    func widths(_ text: String, _ cells: Int) {
        #expect(TextWidth.of(text) == cells)
    }

    @Test("a prefix ends between graphemes and never exceeds its cells")
    func prefixes() {
        #expect(TextWidth.prefix(of: "漢字", cells: 3).text == "漢")
        #expect(TextWidth.prefix(of: "漢字", cells: 3).cells == 2)
        #expect(TextWidth.prefix(of: "👩‍👩‍👧‍👦x", cells: 1).text == "")
        #expect(TextWidth.prefix(of: "e\u{301}x", cells: 1).text == "e\u{301}")
        #expect(TextWidth.prefix(of: "abc", cells: 0).text == "")
    }

    @Test("the ranges of wide scalars include both of their ends and nothing outside")
    func ranges() {
        for wide: Unicode.Scalar in [
            "\u{1100}", "\u{115F}", "\u{4E00}", "\u{AC00}", "\u{D7A3}", "\u{1F600}", "\u{3FFFD}",
        ] {
            #expect(WideScalars.contains(wide))
        }
        for narrow: Unicode.Scalar in ["a", "\u{10FF}", "\u{1160}", "\u{D7A4}", "\u{3FFFE}", "\u{10FFFF}"] {
            #expect(!WideScalars.contains(narrow))
        }
    }
}

@Suite("Text is broken into lines")
struct TextWrappingTests {
    @Test("lines break between words, drop the space at the break, and keep newlines")
    func words() {
        #expect(TextWrapping.lines(of: "one two three", cells: 7) == ["one two", "three"])
        #expect(TextWrapping.lines(of: "a\n\nb", cells: 7) == ["a", "", "b"])
        #expect(TextWrapping.lines(of: "", cells: 7) == [""])
        #expect(TextWrapping.lines(of: "exactly", cells: 7) == ["exactly"])
    }

    @Test("a word too wide is cut, by cells and between graphemes")
    func longWords() {
        #expect(TextWrapping.lines(of: "abcdefgh ij", cells: 3) == ["abc", "def", "gh", "ij"])
        #expect(TextWrapping.lines(of: "漢字漢字", cells: 5) == ["漢字", "漢字"])
    }

    @Test("no line is wider than asked, and nothing but spaces is lost", arguments: 0..<100)
    func property(_ seed: UInt64) {
        var random = SplitMix(seed)
        let alphabet = ["a", "bc", " ", "漢", "👍🏽", "e\u{301}", "می‌", "  ", "\n"]
        let text = (0..<random.next(upTo: 60)).map { _ in alphabet[random.next(upTo: alphabet.count)] }
            .joined()
        let cells = 2 + random.next(upTo: 20)
        let lines = TextWrapping.lines(of: text, cells: cells)
        #expect(lines.allSatisfy { TextWidth.of($0) <= cells })
        let letters = { (text: String) in text.filter { !$0.isWhitespace } }
        #expect(letters(lines.joined()) == letters(text))
    }

    @Test("a column narrower than a grapheme ends all the same")
    func tooNarrow() {
        #expect(TextWrapping.lines(of: "漢字", cells: 1).allSatisfy { TextWidth.of($0) <= 1 })
        #expect(TextWrapping.lines(of: "ab", cells: 0) == ["a", "b"])
    }
}

@Suite("A line is edited by graphemes")
struct LineEditorTests {
    @Test("the caret moves over whole graphemes")
    func moves() {
        var line = LineEditor("a👩‍👩‍👧‍👦e\u{301}")
        line.left()
        #expect(line.after == "e\u{301}")
        line.left()
        #expect(line.before == "a")
        line.right()
        #expect(line.before == "a👩‍👩‍👧‍👦")
        line.home()
        line.left()
        #expect(line.before == "" && line.after == "a👩‍👩‍👧‍👦e\u{301}")
        line.end()
        line.right()
        #expect(line.after == "")
    }

    @Test("backspace and delete remove whole graphemes and stop at the ends")
    func removes() {
        var line = LineEditor("x🇮🇷")
        line.backspace()
        #expect(line.text == "x")
        line.delete()
        #expect(line.text == "x")
        line.home()
        line.backspace()
        line.delete()
        line.delete()
        #expect(line.text == "")
    }

    @Test("scalars typed one by one join into one grapheme")
    func joins() {
        var line = LineEditor("")
        for scalar in "👩‍👧".unicodeScalars { line.insert(String(Character(scalar))) }
        line.backspace()
        #expect(line.text == "")
    }

    @Test("readline's keys remove to the start, to the end, and a word")
    func kills() {
        var line = LineEditor("one two three")
        line.deleteWord()
        #expect(line.text == "one two ")
        line.deleteWord()
        #expect(line.text == "one ")
        line.home()
        line.deleteToEnd()
        #expect(line.text == "")
        line = LineEditor("abc")
        line.left()
        line.deleteToStart()
        #expect(line.text == "c")
    }
}
