import SourceModel
import Testing

@Suite("Comments that speak to the tool")
struct CommentReadingTests {
    @Test("a comment knows the line it speaks of")
    func locations() {
        let facts = read(
            """
            // Kommentar auf Deutsch: Grüße 你好
            // scenery:ignore one because it is so

            // another
            class A {
                let x = 1 // scenery:ignore two because
                let text = "// scenery:ignore none"
                /* scenery:ignore three because of this */
                let y = 2
            }
            """)
        #expect(
            facts.comments.map(\.text) == [
                "ignore one because it is so", "ignore two because", "ignore three because of this",
            ])
        #expect(facts.comments.map(\.isTrailing) == [false, true, false])
        #expect(facts.comments.map(\.nextCodeLine) == [5, 7, 9])
        #expect(facts.comments.map(\.location.line) == [2, 6, 8])
        #expect(facts.comments.map(\.location.column) == [1, 15, 5])
    }
}
