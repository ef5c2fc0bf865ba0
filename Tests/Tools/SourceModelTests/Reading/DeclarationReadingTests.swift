import SourceModel
import Testing

@Suite("Declarations read from a file")
struct DeclarationReadingTests {
    @Test("a type has its head, its members in order and its last line")
    func head() throws {
        let facts = read(
            """
            import UIKit
            @testable import struct Core.Clock

            @MainActor
            public final class CartView<Item: Codable>: UIViewController, CartShowing where Item: Sendable {
                weak var presenter: CartPresenting?
                unowned(unsafe) let store: Store
                @IBOutlet private var title: UILabel!
                public private(set) lazy var total = Money.Amount(0)
                static let shared = CartView<Int>()
                var isEmpty: Bool { items.isEmpty }
                var items: [Item] = [] { didSet { show() } }
                init?(coder: NSCoder) { nil }
                deinit { stop() }
                subscript(index: Int) -> Item { items[index] }
                func show<T>(_ item: T, at index: Int..., done: @escaping () -> Void = {}) async throws -> Bool { true }
            }
            """)
        #expect(facts.imports.map(\.module) == ["UIKit", "Core"])
        #expect(facts.imports[1].kind == "struct")
        #expect(facts.imports[1].attributes == ["@testable"])
        let view = try #require(facts.declarations.first)
        #expect(view.kind == .class && view.name == "CartView" && view.access == "public")
        #expect(view.modifiers == ["final"] && view.attributes == ["@MainActor"])
        #expect(view.inherited.map(\.text) == ["UIViewController", "CartShowing"])
        #expect(view.generics.map(\.text) == ["Item: Codable"])
        #expect(view.constraints.map(\.text) == ["Item: Sendable"])
        #expect(view.location.line == 4 && view.lastLine == 17)
        #expect(
            view.members.map(\.name) == [
                "presenter", "store", "title", "total", "shared", "isEmpty", "items", "init", "deinit",
                "subscript",
                "show",
            ])
        #expect(facts.problems.isEmpty)
        #expect(facts.lineCount == 17)
    }

    @Test("a property says how it holds what it refers to, and whether it takes room")
    func properties() {
        let members = read(
            """
            class Presenter {
                weak var view: View?
                unowned let owner: Owner
                private let worker = Worker(), other: Int = 1
                var made: Worker { Worker() }
                lazy var late = Module.Worker.init()
                var both: Int { get { 1 } set { } }
                @Published var title = ""
                let (a, b) = (1, 2)
                var watched = 1 { didSet { } }
            }
            """
        ).declarations[0].members
        #expect(
            members.map(\.name) == [
                "view", "owner", "worker", "other", "made", "late", "both", "title", "a", "b", "watched",
            ])
        #expect(members.map(\.ownership).prefix(3) == [.weak, .unowned, .strong])
        #expect(
            members.map(\.isStored) == [true, true, true, true, false, true, false, true, true, true, true])
        #expect(
            members[2].initialType?.text == "Worker" && members[2].access == "private" && members[2].isLet)
        #expect(members[5].initialType?.text == "Module.Worker" && members[5].modifiers == ["lazy"])
        #expect(members[7].attributes == ["@Published"] && members[7].type == nil)
    }

    @Test("an empty list that is made by its type tells that type")
    func madeLists() {
        let members = read(
            "struct Trip { var rides = [Ride](), stops = [String: Trip.Stop](), texts = [\"a\"], made = make([1]) }"
        ).declarations[0].members
        #expect(members.map(\.initialType?.text) == ["[Ride]", "[String: Trip.Stop]", nil, nil])
    }

    @Test("a type that is written once belongs to all before it that have no value")
    func sharedTypes() {
        let members = read("struct Size { let width, height: Double; var count = 1, a, b: Int }")
            .declarations[0]
            .members
        #expect(members.map(\.type?.text) == ["Double", "Double", nil, "Int", "Int"])
        #expect(members.map(\.name) == ["width", "height", "count", "a", "b"])
    }

    @Test("extensions, nested types, cases, protocols and conditions keep their scope")
    func scopes() throws {
        let facts = read(
            """
            enum Cart {
                struct Item { var name: String }
                enum Event: String { case opened, closed(at: Int, Item) }
            }
            public extension Cart.Item {
                var title: String { name }
                struct Badge {}
            }
            private extension Cart { func hidden() {} }
            protocol Store: AnyObject {
                associatedtype Value: Codable
                var value: Value { get set }
                func load(_ id: Int) throws -> Value
            }
            #if os(iOS)
            class Phone {}
            #elseif DEBUG
            class Other { func f() { struct Inner { let x = 1 } } }
            #endif
            typealias Pair<A> = (A, Cart.Item)
            func free() -> Cart { fatalError() }
            let global = Cart.Item(name: "")
            """)
        #expect(
            facts.declarations.map(\.qualifiedName) == [
                "Cart", "Cart.Item", "Cart.Event", "Cart.Item", "Cart.Item.Badge", "Cart", "Store", "Phone",
                "Other",
                "Other.Inner",
            ])
        let event = facts.declarations[2]
        #expect(event.members.map(\.name) == ["opened", "closed"])
        #expect(event.members[1].parameters.map(\.label) == ["at", "_"])
        #expect(facts.declarations[3].members[0].access == "public")
        #expect(facts.declarations[4].access == "public")
        #expect(facts.declarations[5].members[0].access == "fileprivate")
        let store = facts.declarations[6]
        #expect(store.generics.map(\.name) == ["Value"] && store.generics[0].specifier == "associatedtype")
        #expect(store.members.map(\.isStored) == [false, false])
        #expect(store.members[1].body == nil)
        #expect(facts.declarations[7].conditions == ["(os(iOS))"])
        #expect(facts.declarations[8].conditions == ["!(os(iOS)) && (DEBUG)"])
        #expect(facts.declarations[9].isLocal && !facts.declarations[8].isLocal)
        #expect(facts.aliases.map(\.name) == ["Pair"] && facts.aliases[0].type.text == "(A, Cart.Item)")
        #expect(facts.globals.map(\.name) == ["free", "global"])
        #expect(facts.globals[1].initialType?.text == "Cart.Item")
    }
}

/// The facts of a text.
func read(_ text: String, path: String = "File.swift") -> FileFacts {
    SwiftReader.read(SourceFile(path: path, text: text), depth: .bodies)
}
