import SceneryScreens
import Testing

@testable import SceneryTerminal

@Suite("Lines stand where their direction begins")
struct LineTests {
    @Test("parts run from the left edge, or from the right one in the other order")
    func directions() {
        let parts = LineParts([Span("[x]"), .blank(1), Span("title")])
        #expect(parts.line(width: 12, direction: .leftToRight).text == "[x] title")
        #expect(parts.line(width: 12, direction: .rightToLeft).text == "   title [x]")
    }

    @Test("a part of several spans keeps their order")
    func partsKeepOrder() {
        let parts = LineParts([[Span("A")], [Span("b"), Span("c")]])
        #expect(parts.line(width: 3, direction: .rightToLeft).text == "bcA")
    }

    @Test("a line too wide ends in an ellipsis and is exactly as wide as it may be, or a cell less")
    func fitted() {
        #expect(Line([Span("abcdef")]).fitted(to: 4).text == "abc…")
        #expect(Line([Span("漢字漢")]).fitted(to: 4).text == "漢…")
        #expect(Line([Span("ab"), Span("cdef")]).fitted(to: 4).text == "abc…")
        #expect(Line([Span("abcd")]).fitted(to: 4).text == "abcd")
        #expect(Line([Span("abcd")]).fitted(to: 0).text == "")
    }

    @Test("the caret's cell counts the cells before it")
    func caret() {
        #expect(Line([Span("漢"), Span("x", hasCaret: true)]).caret == 2)
        #expect(Line([Span("漢")]).caret == nil)
    }

    @Test("no control character of the data reaches a line")
    func neutral() {
        #expect(Line([Span("a\u{1B}[2J\u{9B}b\n")]).text == "a\u{FFFD}[2J\u{FFFD}b\u{FFFD}")
    }
}
