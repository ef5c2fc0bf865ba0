import Foundation
import SceneryScreens
import Testing

@testable import SceneryTerminal

@Suite("Frames become bytes")
struct FrameWriterTests {
    private func frame(_ lines: [String], caret: Frame.Caret? = nil, _ appearance: Appearance? = nil) -> Frame
    {
        Frame(
            size: TerminalSize(columns: 10, rows: 3), lines: lines.map { Line([Span($0)]) }, caret: caret,
            appearance: appearance)
    }

    @Test("the first frame clears and writes everything")
    func first() {
        var writer = FrameWriter(palette: Palette())
        let bytes = writer.update(to: frame(["one", "two"]))
        #expect(bytes.contains(Control.clear))
        #expect(bytes.contains("one") && bytes.contains("two"))
    }

    @Test("only lines that changed are written, and nothing when none did")
    func changed() {
        var writer = FrameWriter(palette: Palette())
        _ = writer.update(to: frame(["one", "two", "three"]))
        let bytes = writer.update(to: frame(["one", "2", "three"]))
        #expect(bytes.contains("\u{1B}[2;1H") && bytes.contains("2"))
        #expect(!bytes.contains("one") && !bytes.contains("three") && !bytes.contains(Control.clear))
        #expect(writer.update(to: frame(["one", "2", "three"])) == "")
    }

    @Test("a line that is gone is cleared")
    func gone() {
        var writer = FrameWriter(palette: Palette())
        _ = writer.update(to: frame(["one", "two"]))
        let bytes = writer.update(to: frame(["one"]))
        #expect(bytes.contains("\u{1B}[2;1H") && bytes.contains(Control.clearToEndOfLine))
    }

    @Test("a line is cleared before its text, so that a full line keeps its last cell")
    func lastCell() throws {
        var writer = FrameWriter(palette: Palette())
        let bytes = writer.update(to: frame(["0123456789"]))
        let clear = try #require(bytes.range(of: Control.clearToEndOfLine))
        let text = try #require(bytes.range(of: "0123456789"))
        #expect(clear.upperBound <= text.lowerBound)
        #expect(!bytes[text.upperBound...].contains(Control.clearToEndOfLine))
    }

    @Test("another size, another appearance and a forgotten terminal are written whole")
    func whole() {
        var writer = FrameWriter(palette: Palette())
        _ = writer.update(to: frame(["one"]))
        #expect(writer.update(to: frame(["one"], .dark)).contains("one"))
        var wider = frame(["one"], .dark)
        wider.size = TerminalSize(columns: 11, rows: 3)
        #expect(writer.update(to: wider).contains("one"))
        writer.forget()
        #expect(writer.update(to: wider).contains("one"))
    }

    @Test("the cursor shows where the caret is and hides where there is none")
    func caret() {
        var writer = FrameWriter(palette: Palette())
        let bytes = writer.update(to: frame(["one"], caret: Frame.Caret(row: 1, column: 4)))
        #expect(bytes.hasSuffix("\u{1B}[2;5H" + Control.showCursor))
        #expect(!writer.update(to: frame(["one"])).contains(Control.showCursor))
    }

    @Test(
        "without colors no color is asked for, and the focus is still seen",
        arguments: [nil, Appearance.light, .dark])
    func noColor(_ appearance: Appearance?) {
        let palette = Palette(hasColor: false)
        #expect(palette.sequence(Style(color: .red), appearance) == "\u{1B}[0m")
        #expect(palette.sequence(.reversed, appearance) == "\u{1B}[0;7m")
    }

    @Test("a screen without an appearance uses the terminal's own colors")
    func themed() {
        #expect(Palette().sequence(.plain, nil) == "\u{1B}[0m")
        #expect(Palette().sequence(Style(color: .red), nil) == "\u{1B}[0;31m")
    }

    @Test("every color can be read on light and on dark", arguments: ScreenColor.allCases)
    func contrast(_ color: ScreenColor) throws {
        for appearance in Appearance.allCases {
            let codes = Palette().sequence(Style(color: color), appearance)
                .dropFirst(2).dropLast().split(separator: ";").compactMap { Int($0) }
            let numbers = codes.indices.filter { $0 > 1 && codes[$0 - 1] == 5 }.map { codes[$0] }
            #expect(try contrast(#require(numbers.first), #require(numbers.last)) >= 4.5)
        }
    }

    /// WCAG 2, contrast of two of xterm's 256 colors.
    private func contrast(_ one: Int, _ other: Int) -> Double {
        let (a, b) = (luminance(one), luminance(other))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private func luminance(_ color: Int) -> Double {
        let levels: [Double] = [0, 95, 135, 175, 215, 255]
        let gray = Double(8 + 10 * (color - 232))
        let cube = color - 16
        let parts =
            color >= 232 ? [gray, gray, gray] : [levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6]]
        let linear = parts.map { $0 / 255 <= 0.04045 ? $0 / 255 / 12.92 : power(($0 / 255 + 0.055) / 1.055) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// x to the power of 2.4, as x² times the fifth root of x² by Newton.
    private func power(_ x: Double) -> Double {
        let square = x * x
        var root = max(square, 0.01)
        for _ in 0..<60 {
            root -= (root * root * root * root * root - square) / (5 * root * root * root * root)
        }
        return square * root
    }
}
