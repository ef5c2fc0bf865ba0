import SourceModel
import SourceOutlines
import Testing

@Suite("Facts of plain protocols, read without the parser") struct PlainReadingTests {
    /// What both ways read of all protocols of a file; nil where it is left to the parser.
    private func plain(_ text: String) throws -> PlainDeclarations? {
        var text = text
        return try text.withUTF8 { bytes in
            let outline = try #require(SourceOutline(bytes))
            let needed = Set(
                outline.declarations.indices.filter { outline.declarations[$0].kind == .protocol })
            return PlainDeclarations(of: bytes, path: "A.swift", outline: outline, needed: needed)
        }
    }

    /// White space around a comment is of no meaning.
    private func trimmed(_ protocols: [ProtocolFact]) -> [ProtocolFact] {
        protocols.map { fact in
            var fact = fact
            fact.comment = fact.comment.split { $0 == " " || $0.isNewline }.joined(separator: " ")
            return fact
        }
    }

    private func expectSame(_ text: String) throws {
        let found = try #require(try plain(text), "not plain: \(text)")
        let parsed = SwiftReader.read(SourceFile(path: "A.swift", text: text), depth: .declarations)
        #expect(parsed.problems.isEmpty, "\(parsed.problems)")
        #expect(trimmed(found.protocols) == trimmed(parsed.protocols))
        #expect(found.imports == parsed.imports)
    }

    @Test(
        "a requirement is read as the parser reads it",
        arguments: [
            "func a()", "func a(_ b: Int)", "func a(b c: Int, _ d: String) -> Bool",
            "func a(in place: Int, for: String)", "func copy(copy: copy?) -> [copy]",
            "func a(_: Int...) async throws(Failure) -> [String: Int?]", "func a() async -> (Int, b: String)",
            "func a<T: Hashable & Sendable, U>(_ b: T.Type, c: inout [U]) rethrows -> T? where T: B, U == T.Item",
            "func a(done: @escaping @Sendable (Result<Int, any Error>) -> Void)",
            "func a(_ b: (Int, _ c: String) async throws -> (Int) -> Int)",
            "func a(_ b: () throws(Failure) -> Void, c: @autoclosure () -> Int)",
            "func a(_ b: some Sequence<Int> & Sendable) -> any Listing<Int>", "func a(_ b: any Listing.Type)",
            "func a(_ b: Int!) -> Int??",
            "func a(_ b: borrowing Ticket, c: consuming Ticket, d: sending Ticket)",
            "func a() -> Swift.Array<Int>.Index", "func a(_ b: any ~Copyable)",
            "func + (one: Self, other: Self) -> Self",
            "@discardableResult static func a() -> Int", "mutating func a()", "nonisolated func a()",
            "var a: Int { get }", "static var a: [Int: Set<String>] { get set }",
            "var a: (@Sendable () -> Void)? { nonmutating set mutating get }",
            "var a: Int { get async throws }",
            "var a: any B & C { get throws(Failure) }", "init()", "init?(a: Int) throws",
            "init!<T>(_ a: T) async",
            "subscript(a: Int) -> Int { get }", "subscript<T>(a b: T, _ c: Int) -> T? where T: B { get set }",
            "associatedtype A", "associatedtype A: B, C = Int where A.D == Int",
            "/// } { \" said\n    // and\n    @MainActor\n    func a(\n        b: Int,\n        c: Int\n    )\n        async throws\n        -> Int",
        ])
    func requirement(_ text: String) throws {
        try expectSame(
            "protocol P: Boundary {\n    \(text)\n    func after() // why\n    var last: Int { get } }\n")
    }

    @Test(
        "a head is read as the parser reads it",
        arguments: [
            "protocol P {}", "/// scenery:mock\npublic protocol P: A, B<Int> {}",
            "@MainActor\npackage protocol P{}",
            "import A\n@testable import B\nimport struct C.D\n\n// one\n\nprotocol P<T, U>: A where T == Int, Self.U: B.C\n{ associatedtype T }",
            "struct A { let b = { 1 } }\n/* two */ private protocol P where Self: A {}\nprotocol Q: P {}",
        ])
    func head(_ text: String) throws { try expectSame(text) }

    @Test(
        "what only the parser can tell is left to it",
        arguments: [
            "#if DEBUG\n    func a()\n    #endif", "func `in`()", "func a(_ b: Int = 1)", "func a() func b()",
            "func a(",
            "var a, b: Int", "func a(_ b: @convention(c) () -> Void)", "func a(_ b: repeat each T)",
            "typealias A = Int", "func a(_ b: (@MainActor () -> Void)?)",
            "func größe()", "func a(_ b: Int ->)", "var a: Int { get; set }", "let a: Int", "func a;",
            "static", "func a() -> Int?.B",
            "@available(macOS 15, *) func a()", "func a() throws async", "func a(b)", "func a() {}",
            "var a: Int {}",
        ])
    func notPlain(_ text: String) throws {
        var file = "protocol P: Boundary {\n    \(text)\n}\n"
        let facts = file.withUTF8 { bytes in
            SourceOutline(bytes).flatMap { outline in
                PlainDeclarations(of: bytes, path: "A.swift", outline: outline, needed: [0])
            }
        }
        #expect(facts == nil)
    }
}
