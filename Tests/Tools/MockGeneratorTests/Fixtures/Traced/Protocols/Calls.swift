import Foundation
import SceneryScenes

// Calls of every kind.

protocol Calling: Boundary {
    func plain(_ fare: Fare, isNew: Bool) -> Int
    func fail(_ number: Int) throws -> Int
    func refuse(_ number: Int) throws(Refusal) -> Int
    func load(_ number: Int) async throws -> Fare
    func await(_ number: Int) async throws(Refusal) -> Fare
    func each(_ body: (Int) throws -> Void) rethrows
    func map<Item, Made>(_ item: Item, by made: (Item) -> Made) -> Made
    func change(_ number: inout Int, by other: Int)
    func note(_ text: @autoclosure () -> String)
    func log(_ text: @autoclosure @Sendable () throws -> String) rethrows -> Int
    static func ?? (one: Self, other: @autoclosure () throws -> Int) rethrows -> Int
    func keep(_ done: @escaping (Fare) -> Void)
}

protocol Keeping: Boundary {
    var title: String { get set }
    var price: Int { get throws }
    var later: Int { get async throws(Refusal) }
    subscript(number: Int) -> String? { get set }
    subscript(late number: Int) -> Int { get async throws }
    static var limit: Int { get set }
    static func made(_ title: String) -> Self
    init(title: String)
}

protocol Packing: Boundary {
    func count<each Part>(_ parts: repeat each Part) -> Int
    func together<each Part>(_ parts: (repeat each Part)) -> Int
    func made<each Part>(_ parts: repeat () -> each Part) -> (repeat each Part)
}

protocol Spreading: Boundary {
    func sum(_ numbers: Int...) -> Int
    func sum(_ numbers: Double...) -> Double
    func join<Part: Sendable>(_ parts: Part..., separator: String) -> String
    func load(_ numbers: Int...) async throws(Refusal) -> [Int]
    func note(_ text: @autoclosure () -> String, _ numbers: Int..., into all: inout [Int])
}

@MainActor protocol SpreadingOnMain: Boundary {
    func sum(_ numbers: Int...) -> Int
    func later(_ pages: Page...) async -> Int
}
