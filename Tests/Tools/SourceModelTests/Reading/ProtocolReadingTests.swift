import SourceModel
import Testing

@Suite("Facts of protocols")
struct ProtocolReadingTests {
    private func read(_ text: String) throws -> ProtocolFact {
        try #require(
            SwiftReader.read(SourceFile(path: "A.swift", text: text), depth: .declarations).protocols.first)
    }

    private func requirement(_ text: String) throws -> RequirementFact {
        try #require(try read("protocol P {\n\(text)\n}").requirements.first)
    }

    @Test("a protocol knows its access, attributes, parents and primary associated types")
    func head() throws {
        let fact = try read(
            """
            /// scenery:mock
            @MainActor public protocol Store<Key>: Boundary, Base<Int> where Key: Hashable { associatedtype Key }
            """)
        #expect(fact.access == "public" && fact.attributes == ["@MainActor"])
        #expect(fact.inherited.map(\.text) == ["Boundary", "Base<Int>"])
        #expect(fact.primaryAssociatedTypes == ["Key"])
        #expect(fact.constraints.map(\.text) == ["Key: Hashable"])
        #expect(fact.comment.contains("scenery:mock"))
    }

    @Test("a nested protocol knows the types it is in, and a condition it stands under")
    func scope() throws {
        let fact = try read("enum Home { struct Row { } \n#if os(Linux)\nprotocol Listing {}\n#endif\n}")
        #expect(fact.qualifiedName == "Home.Listing" && fact.conditions == ["(os(Linux))"])
    }

    @Test("a method is read with labels, names, effects and generics")
    func method() throws {
        let found = try requirement(
            "static func load<T: Decodable>(_ type: T.Type, from url: URL...) async throws(Failure) -> [T] where T: Sendable"
        )
        #expect(found.kind == .method && found.isStatic)
        #expect(
            found.parameters.map(\.label) == ["_", "from"]
                && found.parameters.map(\.innerName) == ["type", "url"])
        #expect(found.parameters.map(\.isVariadic) == [false, true])
        #expect(found.effects.isAsync && found.effects.errorType?.text == "Failure")
        #expect(
            found.generics.map(\.text) == ["T: Decodable"] && found.constraints.map(\.text) == ["T: Sendable"]
        )
        #expect(found.type.text == "[T]")
    }

    @Test(
        "a property is read with what its accessors may do",
        arguments: [
            ("var a: Int { get }", false, []), ("var a: Int { get set }", true, []),
            ("var a: Int { mutating get nonmutating set }", true, ["mutating", "nonmutating"]),
        ])
    func property(_ text: String, _ isSettable: Bool, _ modifiers: [String]) throws {
        let found = try requirement(text)
        #expect(found.kind == .property && found.isSettable == isSettable && found.modifiers == modifiers)
    }

    @Test("an effectful property, a subscript and a failable initializer are told apart")
    func kinds() throws {
        let property = try requirement("var a: Int { get async throws }")
        #expect(property.effects.isAsync && property.effects.throwing == "throws")
        let subscripted = try requirement("subscript(key: String) -> Int? { get set }")
        #expect(subscripted.kind == .subscript && subscripted.isSettable && subscripted.type.text == "Int?")
        #expect(try requirement("init?(id: Int)").failable == "?")
    }

    @Test(
        "types are written back as they were read",
        arguments: [
            "[String: [Int]?]", "(Int, name: String)", "@escaping @Sendable (Int) async throws -> Void",
            "any Sequence<Int> & Sendable",
            "inout [Int]", "repeat each T", "Base<Int>.Inner", "T.Type", "~Copyable", "InlineArray<3, Int>",
            "(any P)?",
        ])
    func types(_ text: String) throws {
        #expect(try requirement("func f(_ a: \(text))").parameters.first?.type.text == text)
    }

    @Test("names in a type are replaced wherever they stand")
    func replacing() throws {
        let type = try requirement("func f(_ a: [Key: (Self.Item) throws(Key) -> Item?])").parameters[0].type
        let replaced = type.replacing { ["Key": .name("Int"), "Item": .name("Ride")][$0] }
        #expect(replaced.text == "[Int: (Ride) throws(Int) -> Ride?]")
    }
}
