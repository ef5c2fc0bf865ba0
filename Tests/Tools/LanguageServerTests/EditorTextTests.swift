import Testing

@testable import LanguageServer

@Suite("A text in an editor") struct EditorTextTests {
    private let text = EditorText("aé😀z\r\n\nlast")

    @Test("a column counts UTF-16 units or bytes, as the client asked", arguments: [ColumnUnit.utf8, .utf16])
    func columns(_ unit: ColumnUnit) {
        let columns = unit == .utf8 ? [0, 1, 3, 7, 8] : [0, 1, 2, 4, 5]
        for (column, offset) in zip(columns, [0, 1, 3, 7, 8]) {
            let position = EditorPosition(line: 0, column: column)
            #expect(text.offset(of: position, in: unit) == offset)
            #expect(text.position(of: offset, in: unit) == position)
        }
    }

    @Test("a place after the end of a line or of the text is that end")
    func ends() {
        #expect(text.offset(of: EditorPosition(line: 0, column: 99), in: .utf16) == 8)
        #expect(text.offset(of: EditorPosition(line: 1, column: 5), in: .utf8) == 10)
        #expect(text.offset(of: EditorPosition(line: 9, column: 0), in: .utf16) == 15)
        #expect(text.offset(of: EditorPosition(line: -1, column: -1), in: .utf16) == 0)
        #expect(text.offset(line: 1, column: 99) == 8)
        #expect(text.offset(line: 99, column: 2) == 12)
    }

    @Test("a name ends where its letters do, and a sign is one byte long")
    func names() {
        let text = EditorText("let été2: Int\n")
        #expect(text.endOfName(from: 4) == 10)
        #expect(text.endOfName(from: 10) == 11)
        #expect(text.endOfName(from: 15) == 15)
    }
}
