import Testing

@testable import About

@Suite("Paragraphs of a text")
struct ParagraphsTests {
    @Test(
        "empty lines part them, single line ends do not, white space around them goes",
        arguments: [
            ("one\n\ntwo", ["one", "two"]), ("one\ntwo", ["one two"]),
            ("\n\n one \n\n\n\n two \n", ["one", "two"]),
            ("", []), (" \n\n ", []), ("one", ["one"]),
        ])
    func parted(text: String, paragraphs: [String]) {
        #expect(Paragraphs.of(text) == paragraphs)
    }
}
