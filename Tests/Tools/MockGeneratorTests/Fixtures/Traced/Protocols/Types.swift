import Foundation
import SceneryScenes

// Types that a proxy has to turn into its role's and back.

protocol Linking: Boundary {
    var others: [Self] { get set }
    func link(_ others: [String: Self]) -> Int
    func pair() -> (Self, count: Int)
    func each(_ body: (Self) -> Void)
    func later(_ done: @escaping (Self, Int) -> Void)
    func swap(_ other: inout Self)
    func attempt(_ isGood: Bool) -> Result<Self, Refusal>
    func all(_ made: (Self) throws -> Self) rethrows -> [Self]
    func maybe(_ body: ((Self) -> Void)?)
}

protocol Storing<Item>: Boundary {
    associatedtype Item: Sendable
    func store(_ item: Item) -> Int
    var last: Item? { get }
}

protocol Familiar: Boundary {
    associatedtype Me where Me == Self
    func name() -> String
}

protocol Numbers: Boundary, Sequence where Element == Int {
    var title: String { get }
}

protocol Spelled: Boundary, ExpressibleByStringLiteral, CaseIterable {
    var text: String { get }
}

protocol NamedObject: Boundary, NSObjectProtocol {
    func name() -> String
}

protocol Lending: Boundary {
    var stub: Stub { get set }
    subscript(number: Int) -> Stub { get }
    init(_ stub: consuming Stub)
    func make(_ number: Int) throws(Refusal) -> Stub
    func later(_ stub: consuming Stub) async -> Stub
    func join(_ stub: consuming Stub, stubHeld: Int) -> Int
    func generic<Part: ~Copyable & Sendable>(_ part: borrowing Part) -> Int
}

protocol Spanning: Boundary {
    func total(_ numbers: Span<Int>) -> Int
}

protocol NamedLikeParts: Boundary {
    var crossings: [Int] { get }
    func target() -> Int
    func traced(by number: Int) -> Int
    func hold(_ stub: consuming Stub, held: Int) -> Stub
    func role<Target, Role>(_ target: Target, _ role: Role) -> Target
    func words(`inout`: Int, `var`: Int, `for` crossings: Int) -> Int
    func change(_ function: inout () -> Int)
}
