import SourceOutlines
import Testing

@Suite("Outlines: the declarations of a file, found without the parser")
struct OutlineTests {
    private func outline(_ text: String) -> SourceOutline? {
        var text = text
        return text.withUTF8 { SourceOutline($0) }
    }

    private func names(_ text: String) throws -> [String] {
        let outline = try #require(self.outline(text))
        return outline.declarations.indices.filter { !outline.name(of: $0).isEmpty }.map(
            outline.qualifiedName)
    }

    @Test("declarations at the top level and inside types are found")
    func declarations() throws {
        let found = try names(
            """
            import Foundation
            protocol Loading { func load() }
            struct Outer {
                enum Inner { case one }
                final class Worker {}
            }
            """)
        #expect(found == ["Loading", "Outer", "Outer.Inner", "Outer.Worker"])
    }

    @Test("function bodies, literals and comments are skipped")
    func skipped() throws {
        let found = try names(
            ##"""
            func run() { struct Local {} }
            let text = "struct InText {"
            let raw = #"protocol InRawText {"#
            /* class InComment { /* nested */ */
            struct Found {}
            """##)
        #expect(found == ["Found"])
    }

    @Test("a declaration extends from the token before it, so with its comment, to its end")
    func extent() throws {
        let text = "import A\n/// Loads.\nprotocol Loading {}\nstruct Last {}"
        let outline = try #require(self.outline(text))
        let range = outline.declarations[1].range
        #expect(
            String(decoding: Array(text.utf8)[range], as: UTF8.self) == "\n/// Loads.\nprotocol Loading {}")
    }

    @Test(
        "a file whose bytes are not enough needs the parser",
        arguments: [
            "struct Open {", "}", "let text = \"open", "/* open", "@A<B> struct C {}",
            "#sourceLocation(file: \"a\", line: 1)",
        ])
    func undecided(_ text: String) {
        #expect(outline(text) == nil)
    }

    @Test("a skeleton keeps each declaration at its line and column")
    func skeleton() throws {
        var text = "import A\nstruct Left { let a = 1 }\n    protocol Kept { func a() }\nlet b = { 1 }\n"
        try text.withUTF8 { bytes in
            let outline = try #require(SourceOutline(bytes))
            let index = try #require(outline.declarations.firstIndex { $0.kind == .protocol })
            let skeleton = Skeleton(of: bytes, outline: outline, needed: [index])
            let lines = String(decoding: skeleton.text, as: UTF8.self).split(
                separator: "\n", omittingEmptySubsequences: false)
            #expect(lines[0] == "import A")
            #expect(lines[1].allSatisfy { $0 == " " })
            #expect(lines[2] == "    protocol Kept { func a() }")
            #expect(!lines[3...].joined().contains("b"))
        }
    }

    @Test("the hash of a declaration changes with its text and not with a body elsewhere")
    func hashes() throws {
        func hash(_ text: String) throws -> ContentHash {
            let outline = try #require(self.outline(text))
            return try #require(outline.declarations.first { $0.kind == .protocol }).hash
        }
        let first = try hash("protocol P { func a() }\nfunc b() { 1 }")
        #expect(try hash("protocol P { func a() }\nfunc b() { 2 }") == first)
        #expect(try hash("protocol P { func c() }\nfunc b() { 1 }") != first)
    }
}
