import Foundation
import SourceModel
import Testing

@Suite("The depths of reading agree")
struct ReadingDepthTests {
    /// Sources of this repository: its runtime, and protocols written to cover the language.
    private static let sources: [SourceFile] = {
        let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized
        let folders = ["Sources/Runtime", "Tests/Tools/MockGeneratorTests/Fixtures/Protocols"]
        let found = try? SourceFinder().swiftFiles(under: folders.map { root.appending(path: $0).path })
        return (found ?? []).compactMap { path in
            (try? String(contentsOfFile: path, encoding: .utf8)).map { SourceFile(path: path, text: $0) }
        }
    }()

    /// Reading without the parser does not keep the white space around comments.
    private func withoutComments(_ facts: [ProtocolFact]) -> [ProtocolFact] {
        facts.map { fact in
            var fact = fact
            fact.comment = ""
            return fact
        }
    }

    @Test("declarations selected by an outline are those of the whole file")
    func selection() {
        #expect(Self.sources.count > 100)
        for file in Self.sources {
            let summary = SwiftReader.read(file, depth: .outline)
            let selected = SwiftReader.read(DeclarationSelection(allOf: summary), in: file)
            let whole = SwiftReader.read(file, depth: .declarations)
            #expect(withoutComments(selected.protocols) == withoutComments(whole.protocols), "\(file.path)")
            #expect(selected.imports == whole.imports, "\(file.path)")
            let exact = SwiftReader.read(DeclarationSelection(allOf: summary, keepsComments: true), in: file)
            #expect(exact.types == whole.types, "\(file.path)")
            #expect(exact.aliases == whole.aliases, "\(file.path)")
        }
    }

    @Test("declarations and bodies name the same types, imports and aliases")
    func bodies() {
        for file in Self.sources {
            let declared = SwiftReader.read(file, depth: .declarations)
            let whole = SwiftReader.read(file, depth: .bodies)
            let types = whole.declarations.filter { $0.kind != .extension && !$0.isLocal }
            let names = declared.types.map(\.name) + declared.protocols.map(\.name)
            #expect(names.map(unquoted).sorted() == types.map(\.name).sorted(), "\(file.path)")
            #expect(declared.imports.map(\.path) == whole.imports.map(\.path), "\(file.path)")
            #expect(declared.aliases.map(\.name).map(unquoted) == whole.aliases.map(\.name), "\(file.path)")
        }
    }

    private func unquoted(_ name: String) -> String { name.filter { $0 != "`" } }

    @Test("a selection of a file that has changed since its summary reads the whole file")
    func changed() {
        let summary = SwiftReader.read(
            SourceFile(path: "A.swift", text: "protocol A {}"), depth: .outline)
        let facts = SwiftReader.read(
            DeclarationSelection([0], of: summary),
            in: SourceFile(path: "A.swift", text: "protocol B {}\nprotocol C {}"))
        #expect(facts.protocols.map(\.name) == ["B", "C"])
    }
}
