import SourceModel
import Testing

@Suite("Types and aliases that code names")
struct DeclarationUseTests {
    private func uses(_ files: String...) -> [String] {
        model(["App": files]).declarationUses().map { "\($0.user) \($0.name) \($0.location.line)" }
    }

    @Test("every type before a dot is named, in types and in expressions")
    func nested() {
        let found = uses(
            """
            struct Key { enum Kind { struct Value { static let first = 1 } } }
            """,
            """
            struct User {
                let kind: Key.Kind
                func value() -> Int { Key.Kind.Value.first }
            }
            """)
        #expect(
            found == [
                "User Key 2", "User Key.Kind 2",
                "User Key 3", "User Key.Kind 3", "User Key.Kind.Value 3",
            ])
    }

    @Test("an alias is named, and not what it stands for; its declaration names that")
    func aliases() {
        let found = uses(
            "struct Item {}\nstruct Box { typealias Items = [Item] }\ntypealias All = [Item]",
            "struct User {\n    var items: Box.Items\n    let all = All()\n}")
        #expect(
            found == [
                "User Box 2", "User Box.Items 2", "User All 3", "User All 3", "Box.Items Item 2",
                "All Item 3",
            ])
    }

    @Test("an alias that branches of an #if declare is named, whatever it stands for")
    func conditionalAlias() {
        let found = uses(
            "struct Item {}\n#if os(Linux)\ntypealias Kept = Item\n#else\ntypealias Kept = Int\n#endif",
            "struct User {\n    var kept: Kept\n}")
        #expect(found == ["User Kept 2", "Kept Item 3"])
    }

    @Test("an extension of a nested type names the types around it")
    func extensionOfNested() {
        let found = uses(
            "struct Screen { struct State {} }", "extension Screen.State { var title: String { \"\" } }")
        #expect(found == ["Screen.State Screen 1", "Screen.State Screen.State 1"])
    }

    @Test("an extension in another file names its type, one beside it does not")
    func extensionElsewhere() {
        let found = uses(
            "struct Screen {}\nextension Screen {}", "protocol Titled {}\nextension Screen: Titled {}")
        #expect(found == ["Screen Screen 2", "Screen Titled 2"])
    }

    @Test("what is set is named, as what is read")
    func targets() {
        let found = uses(
            "enum Screen { static var isOn = false; enum State { static var last = 0 } }",
            "struct User {\n    func f() {\n        Screen.isOn = true\n        Screen.State.last = 1\n    }\n}"
        )
        #expect(found == ["User Screen 3", "User Screen 4", "User Screen.State 4"])
    }

    @Test("property wrappers and result builders are named by their attributes")
    func attributes() {
        let found = uses(
            "@propertyWrapper struct Kept { var wrappedValue = 0 }\n@resultBuilder enum Rows {}",
            "struct User {\n    @Kept var count: Int\n    func rows(@Rows _ build: () -> Void) {}\n}")
        #expect(found == ["User Kept 2", "User Rows 3"])
    }

    @Test("extensions of types from outside, global code and top-level code name types too")
    func outsideOfTypes() {
        let found = uses(
            "struct Item { static let shared = Item() }",
            """
            extension Array where Element == Item {
                func first() -> Item? { nil }
            }
            func make() -> Item { .shared }
            let kept = Item.shared
            print(Item())
            """)
        #expect(
            found == [
                "Array Item 1", "Array Item 2", "make Item 4", "kept Item 5",
                "top level of App/File1.swift Item 6",
            ])
    }

    @Test("a variable, a parameter or a generic parameter hides a type of its name")
    func hidden() {
        let found = uses(
            "struct item { static let count = 1 }\nstruct Element {}",
            """
            struct User<Element> {
                func count(item: [Int]) -> Int { item.count }
                func other() { let item = [1]; print(item.count) }
                func last(_ all: [Element]) {}
            }
            """)
        #expect(found == [])
    }

    @Test("what a type says of itself does not count, in extensions neither, but for what they extend")
    func itself() {
        #expect(
            uses(
                "struct Item { static let shared = Item() }",
                "extension Item { func copy() -> Item { self } }") == ["Item Item 1"])
    }
}
