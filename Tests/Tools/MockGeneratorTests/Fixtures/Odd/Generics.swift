import Foundation

// Generic members, packs, associated types and `Self` in forms that are rarely written.

/// @mockable
protocol PackEcho { func echo<each T>(_ values: repeat each T) -> (repeat each T) }
/// @mockable
protocol PackCount { func count<each T: Hashable & Sendable>(_ values: repeat each T) async throws -> Int }
/// @mockable
protocol PackLast { func last<each T, U>(_ values: repeat each T, last: U) -> U }
/// @mockable
protocol PackPairs { func sum<each T>(_ values: repeat (each T, Int)) -> Int }
/// @mockable
protocol PackTables { func sizes<each K: Hashable>(_ tables: repeat [each K: Int]) -> [Int] }
/// @mockable
protocol PackMaker { init<each T>(_ values: repeat each T) }
/// @mockable
protocol PackKey { subscript<each T>(_ keys: repeat each T) -> Int { get } }
/// @mockable
protocol PackTwins {
    static func same<each T>(_ values: repeat each T) -> Bool where repeat each T: Equatable
}
/// @mockable
protocol PackFactory {
    func register<T, each Argument>(_ kind: T.Type, _ make: @escaping (repeat each Argument) -> T)
    func resolve<T>(_ kind: T.Type) -> T?
}
/// @mockable
protocol Getter<Element> {
    associatedtype Element: Hashable & Sendable where Element: Codable
    func get() -> Element?
}
/// @mockable
protocol Shelving<K, V> where K: Hashable {
    associatedtype K
    associatedtype V = String
    subscript(key: K) -> V? { get set }
}
/// @mockable
protocol Tree {
    associatedtype Parent: Tree
    func parent() -> Parent?
}
/// @mockable
protocol NumberGetter: Getter where Element == Int { func more(_ element: Element) -> Int }
/// @mockable
protocol Derived {
    associatedtype A
    associatedtype B where B == [A]
    func list(_ a: A) -> B
}
/// @mockable
protocol Built {
    associatedtype Body
    @Lines var body: Body { get }
}
/// @mockable
protocol Slicing {
    func cut<C: Collection>(_ values: C) -> C.SubSequence where C.Element: Equatable, C.Index == Int
}
/// @mockable
protocol Existential {
    func all(_ some: some Collection<any Equatable>, y: any Collection<Int>) -> any Sequence<Int>
}
/// @mockable
protocol Nested { func count(_ values: some Sequence<some Hashable>) -> Int }
/// @mockable
protocol Keyed { func value<T>(_ path: KeyPath<Fare, T>, _ other: WritableKeyPath<Fare, Int>) -> T }
/// @mockable
protocol Wrapped {
    func all<T>(_ a: T?, _ b: [T], _ c: [String: T], _ d: (T, Int), _ e: Result<T, any Error>) -> T?
}
/// @mockable
protocol InlineTaker {
    func sum<let n: Int>(_ values: InlineArray<n, Int>) -> Int
    func three(_ values: [3 of Int]) -> InlineArray<2, Int>
}
/// @mockable
protocol SpanReader {
    func sum(_ values: Span<Int>, _ bytes: RawSpan) -> Int
    func each<T: ~Copyable>(_ values: Span<T>) -> Int
    func fill(_ values: inout OutputSpan<Int>)
}
/// @mockable
protocol OwnID: Identifiable where ID == UUID { var number: Int { get } }
/// @mockable
protocol TwoParents: FirstParent, SecondParent { func own() -> Int }
protocol FirstParent {
    associatedtype X
    func x() -> X
}
protocol SecondParent {
    associatedtype X: Equatable
    func y(_ x: X) -> Bool
}
/// @mockable
protocol Copying {
    func copy() -> Self
    func maybe() -> Self?
    func list(_ others: [Self]) -> [Self]
    func result() -> Result<Self, any Error>
}
/// @mockable
protocol Selves {
    init(_ other: Self)
    static var all: [Self] { get }
    subscript(other: Self) -> Int { get }
    func same(_ other: Self) -> Bool
}
/// @mockable
protocol Updating { func update(_ change: (inout Self) -> Void) -> Int }
/// @mockable
protocol Observing {
    func observe<Value>(_ path: KeyPath<Self, Value>, _ done: @escaping (Self, Value) -> Void) -> Any
}
/// @mockable
protocol Family: AnyObject {
    var parent: Self? { get set }
    func add(_ child: Self)
}
/// @mockable
protocol Renamed { func make<Stub, MockLog, Void>(_ stub: Stub, _ log: MockLog, _ void: Void) -> Stub }
/// @mockable
protocol Hiding {
    associatedtype Error: Swift.Error
    associatedtype String
    func name(_ string: String) throws(Error) -> Int
}
/// @mockable
protocol Overloaded {
    func find<T: Hashable>(_ value: T) -> Int
    func find<T: Comparable>(_ value: T) -> Int
    func find(_ value: any Sequence) -> Int
}
/// @mockable
protocol Literals: ExpressibleByArrayLiteral, CustomStringConvertible where ArrayLiteralElement == Int {
    func count() -> Int
}
/// @mockable
protocol Page: RandomAccessCollection, MutableCollection where Element == Fare, Index == Int {
    func title() -> String
}
/// @mockable
protocol Looping: Sequence, IteratorProtocol where Element == Int { func reset() }
/// @mockable
protocol ZeroBased: Collection where Index == Int, Element == Int { var indices: Range<Int> { get } }
