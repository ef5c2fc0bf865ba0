import SourceModel
import Testing

@Suite("Types of a project, resolved by name")
struct ProjectModelTests {
    @Test("extensions in other files and modules join their type; its own module's come first")
    func extensions() throws {
        let model = model([
            "Core": [
                "extension Cart.Item { func second() {} }",
                "public struct Cart { struct Item { func first() {} } }",
            ],
            "App": [
                "import Core\nextension Cart { func third() {} }\nextension String { var own: Int { 1 } }"
            ],
        ])
        #expect(model.type(named: "Cart.Item")?.members.map(\.fact.name) == ["first", "second"])
        #expect(model.type(named: "Cart")?.members.map(\.fact.name) == ["third"])
        #expect(model.type(named: "Cart")?.parts.map(\.module) == [1, 0])
        #expect(model.foreignExtensions.map(\.fact.name) == ["String"])
        #expect(model.types.map(\.qualifiedName).sorted() == ["Cart", "Cart.Item"])
    }

    @Test("a module that is not imported is not seen, nor what it keeps to itself")
    func imports() throws {
        let model = model([
            "Core": ["public class Shown {}\nclass Hidden {}"],
            "Kit": ["@_exported import Core"],
            "App": [
                "class A { var a: Shown; var b: Hidden }",
                "import Kit\nclass B { var a: Shown; var b: Hidden }",
                "@testable import Core\nclass C { var b: Hidden }", "class D { var a: Core.Shown }",
                "import Core\nclass E { var a: Core.Shown }",
            ],
        ])
        #expect(types(of: "A", in: model) == [nil, nil])
        #expect(types(of: "B", in: model) == ["Shown", nil])
        #expect(types(of: "C", in: model) == ["Hidden"])
        #expect(types(of: "D", in: model) == [nil])
        #expect(types(of: "E", in: model) == ["Shown"])
    }

    @Test("members of a type with many extensions are found as those of one with few", arguments: [3, 300])
    func manyMembers(count: Int) throws {
        let extensions = (0..<count).map {
            "extension Palette { static var shade\($0): Int { \($0) }\nfunc mix(_ shade: Int) {}\nvar first: Int { 1 } }"
        }
        let model = model([
            "App": ["struct Palette { static let first = 0\nvar last: Int { 2 } }"] + extensions
        ])
        let palette = try #require(model.type(named: "Palette"))
        #expect(model.member("shade2", of: palette, isStatic: true)?.file == 3)
        #expect(model.member("first", of: palette, isStatic: true)?.file == 0)
        #expect(model.member("first", of: palette, isStatic: false)?.file == 1)
        #expect(model.member("shade2", of: palette, isStatic: false) == nil)
        #expect(palette.property(named: "last")?.file == 0)
        #expect(model.methods("mix", of: palette).map(\.file) == Array(1...count))
    }

    @Test("a name that two imported modules have is none; the own module's goes first")
    func ambiguity() {
        let model = model([
            "One": ["public class Item {}\npublic class Own {}"], "Two": ["public class Item {}"],
            "App": [
                "import One\nimport Two\nclass Own {}\nclass A { var a: Item; var b: Own; var c: One.Item }"
            ],
        ])
        #expect(types(of: "A", in: model) == [nil, "Own", "Item"])
    }

    @Test("private types of the same name in two files are told apart")
    func privateTypes() {
        let model = model([
            "App": [
                "private class Cell { let x = 1 }\nclass A { var c: Cell }",
                "private class Cell { let y = 1 }\nclass B { var c: Cell }",
            ]
        ])
        #expect(model.types.filter { $0.name == "Cell" }.count == 2)
        let b = model.types.first { $0.name == "B" }
        let cell = b.flatMap { b in model.type(.name("Cell"), in: model.scope(of: b.members[0])) }
        #expect(cell?.members.map(\.fact.name) == ["y"])
    }

    @Test("nesting, aliases, generic parameters, Self and wrappings are followed as Swift does")
    func names() {
        let model = model([
            "App": [
                """
                class Outer {
                    class Inner { var a: Other; var b: Outer.Other?; var c: Self!; var d: [Other] }
                    class Other {}
                }
                class Base { class Row {} }
                class Derived: Base { var a: Row; var b: any Showing & Closing; var c: (some Showing)? }
                protocol Showing {}
                protocol Closing {}
                typealias Alias = Outer.Inner
                typealias Chosen<T> = T
                typealias Circle = Circle2
                typealias Circle2 = Circle
                struct Box<Other, Item: Showing> {
                    var a: Other; var b: Item; var c: Alias; var d: Chosen<Base>; var e: Circle; var f: Module.None
                    func f<Base>(_ x: Base) {}
                }
                """
            ]
        ])
        #expect(types(of: "Outer.Inner", in: model) == ["Outer.Other", "Outer.Other", "Outer.Inner", nil])
        #expect(types(of: "Derived", in: model) == ["Base.Row", nil, "Showing"])
        #expect(types(of: "Box", in: model).prefix(6) == [nil, nil, "Outer.Inner", "Base", nil, nil])
        let derived = model.type(named: "Derived")
        let both = derived.map {
            model.types($0.members[1].fact.type ?? .void, in: model.scope(of: $0.members[1]))
        }
        #expect(both?.map(\.name) == ["Showing", "Closing"])
        let method = model.type(named: "Box")?.members.last
        #expect(method.flatMap { model.type($0.fact.parameters[0].type, in: model.scope(of: $0)) } == nil)
    }

    @Test("who inherits and who conforms is known through extensions, classes and refinements")
    func conformances() throws {
        let model = model([
            "App": [
                "protocol A {}\nprotocol B: A {}\nclass C {}\nclass D: C {}\nclass E: D, Codable {}\nextension C: B {}",
                "struct F: A {}\nclass G: UIViewController {}\nclass H: G {}",
            ]
        ])
        let a = try #require(model.type(named: "A"))
        #expect(Set(model.conformers(of: a).map(\.name)) == ["C", "D", "E", "F"])
        #expect(model.refinements(of: a).map(\.name) == ["B"])
        let e = try #require(model.type(named: "E"))
        #expect(model.superclass(of: e)?.name == "D")
        #expect(model.ancestors(of: e).map(\.name) == ["D", "C", "B", "A"])
        #expect(model.inherits(e, from: a))
        #expect(model.inheritedNames(of: try #require(model.type(named: "H"))) == ["G", "UIViewController"])
    }

    @Test("generic parameters of the types around hide types of the same name")
    func outerGenerics() {
        let model = model(["App": ["class Item {}\nclass Box<Item> { struct Inner { var item: Item } }"]])
        #expect(types(of: "Box.Inner", in: model) == [nil])
    }

    @Test("the branches of an #if are one type")
    func conditions() {
        let model = model([
            "App": ["#if os(iOS)\nclass A { let x = 1 }\n#else\nclass A { let y = 1 }\n#endif"]
        ])
        #expect(model.types.count == 1)
        #expect(model.types[0].members.map(\.fact.name) == ["x", "y"])
    }

    @Test("types inside functions are known but not found by name")
    func localTypes() {
        let model = model(["App": ["func f() { struct Local {} }\nclass A { var l: Local }"]])
        #expect(model.types.first { $0.name == "Local" }?.isLocal == true)
        #expect(types(of: "A", in: model) == [nil])
    }

    /// The qualified names that the types of a type's properties resolve to.
    private func types(of name: String, in model: ProjectModel) -> [String?] {
        guard let type = model.type(named: name) else { return [] }
        return type.members.map { member in
            member.fact.type.flatMap { model.type($0, in: model.scope(of: member)) }?.qualifiedName
        }
    }
}

/// A model of modules in the order of their names, whose files are these texts.
func model(_ modules: [String: [String]]) -> ProjectModel {
    let order = modules.keys.sorted()
    return ProjectModel(
        modules: order.map { name in
            ModuleFacts(
                name: name,
                files: (modules[name] ?? []).enumerated().map { read($1, path: "\(name)/File\($0).swift") })
        })
}
