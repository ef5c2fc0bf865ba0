import MockGenerator
import Testing

@Suite("Protocols to mock") struct SelectionTests {
    private func names(_ texts: String...) throws -> [String] {
        let sources = texts.enumerated().map { SourceFile(path: "File\($0).swift", text: $1) }
        let output = try MockGenerator.mocks(of: sources)
        #expect(output.diagnostics.isEmpty, "\(output.diagnostics)")
        return output.mocks
    }

    @Test(
        "an annotation in Sourcery's notation asks for a mock, also among others",
        arguments: [
            "// sourcery: AutoMockable", "//sourcery: AutoMockable", "//sourcery:AutoMockable",
            "/// sourcery: AutoMockable", "/* sourcery: AutoMockable */",
            "// sourcery: skipped, AutoMockable",
            "// sourcery: AutoMockable, name = \"x\"",
            "// sourcery: name = \"x\"\n// sourcery: AutoMockable = 1",
            "// sourcery: associatedtype = \"Item: Codable\"\n/// A list.\n// sourcery: AutoMockable",
        ])
    func annotated(mark: String) throws {
        #expect(try names("\(mark)\nprotocol Listing {}\nprotocol Plain {}") == ["ListingMock"])
    }

    @Test(
        "an annotation of another name asks for nothing",
        arguments: [
            "// sourcery: AutoMockables", "// sourcery: name = \"AutoMockable\"", "// AutoMockable",
            "// sourcery:begin: AutoMockable\n// sourcery:end", "// sourcery:inline:auto:AutoMockable",
        ])
    func otherwiseAnnotated(mark: String) throws {
        #expect(try names("\(mark)\nprotocol Listing {}").isEmpty)
    }

    @Test(
        "a protocol that refines AutoMockable is mocked, by whatever way and whether that is declared or not",
        arguments: [
            "", "protocol AutoMockable {}", "public protocol AutoMockable: AnyObject {}",
        ])
    func refining(declaration: String) throws {
        let found = try names(
            declaration,
            """
            protocol Direct: AutoMockable {}
            protocol Composed: Core.AutoMockable & Sendable {}
            protocol Indirect: Direct {}
            protocol Constrained where Self: AutoMockable {}
            typealias Marked = AutoMockable
            protocol Aliased: Marked {}
            protocol Plain {}
            """)
        #expect(found == ["AliasedMock", "ComposedMock", "ConstrainedMock", "DirectMock", "IndirectMock"])
    }

    @Test("A section annotates the protocols between its begin and its end", arguments: ["\n", "\r\n", "\r"])
    func sections(newline: String) throws {
        let lines = [
            "protocol Before {}", "// sourcery:begin: skipped, AutoMockable", "struct Model {}",
            "protocol First {}",
            "enum Scope {", "    protocol Inner {}", "}", "// sourcery:inline:Model.Template",
            "// sourcery:end",
            "protocol Last {}", "// sourcery:end", "protocol After {}",
        ]
        let found = try names(lines.joined(separator: newline))
        #expect(found == ["FirstMock", "InnerMock", "LastMock"])
    }

    @Test("An annotation of a file applies to all protocols in it, and to no other file")
    func wholeFile() throws {
        let found = try names(
            "// sourcery:file: AutoMockable\nprotocol First {}\nprotocol Second {}", "protocol Other {}")
        #expect(found == ["FirstMock", "SecondMock"])
    }

    @Test("A protocol with a Sourcery annotation has no proxy, unless it is a boundary")
    func proxies() throws {
        let source = SourceFile(
            path: "Scene.swift",
            text: "protocol Marked: AutoMockable {}\nprotocol Both: AutoMockable, Boundary {}")
        let output = try MockGenerator.mocks(of: [source], options: MockOptions(product: .proxies))
        #expect(output.mocks == ["BothProxy"])
    }
}
