import Foundation

// Forms in which whole code bases declare protocols.

/// @mockable
protocol EntryOwner {
    associatedtype Key: Hashable
    associatedtype Value
    typealias Entry = (key: Key, value: Value)
    func first() -> Entry?
}
/// @mockable
protocol EntryMaker: EntryOwner {
    init<S: Sequence>(_ entries: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
    where S.Element == Entry
    func merge<S: Sequence>(_ entries: S) -> Int where S.Element == Entry
}
/// @mockable
protocol Host where Context: CaseIterable {
    associatedtype Responder: Responding
    typealias Context = Responder.Context
    func respond() -> Responder
}
protocol Responding { associatedtype Context }
/// @mockable
protocol Restated: Codable, Hashable {
    nonisolated init(from decoder: any Decoder) throws
    nonisolated func encode(to encoder: any Encoder) throws
    nonisolated func hash(into hasher: inout Hasher)
    nonisolated var hashValue: Int { get }
    var number: Int { get }
}
protocol ShelfNaming { func represented() throws -> Shelf }
/// @mockable
protocol RowNaming: ShelfNaming { func represented() -> Shelf.Row }
/// @mockable
@_spi(Rides) public protocol Concealed { func code() -> Int }
/// @mockable
@_spi(Rides) public protocol ConcealedPart: Concealed { var whole: any Concealed { get } }
/// @mockable
public protocol HalfConcealed {
    @_spi(Rides) var part: Int { get }
    @_spi(Rides) static var secret: (any Concealed)? { get }
    func open() -> Int
}
extension HalfConcealed {
    @_spi(Rides) public var part: Int { 1 }
    @_spi(Rides) public static var secret: (any Concealed)? { nil }
}
/// @mockable
public protocol HalfConcealedPart: HalfConcealed { func close() -> Int }
/// @mockable
protocol JobLoop: JobRunning, SerialExecutor { func name() -> String }
protocol JobRunning: Sendable { func enqueue(_ job: consuming ExecutorJob) }
/// @mockable
protocol Bytes: ContiguousBytes { func count() -> Int }
/// @mockable
protocol Archived: NSObjectProtocol, NSCoding { func size() -> Int }
/// @mockable
protocol Progressing: ProgressReporting { func step() -> Int }
class Crate<Content> {
    init() {}
    func open() -> Int { 1 }
}
/// @mockable
protocol Crated: Crate<Int> { func weight() -> Int }
/// @mockable
protocol Twice: OneAge, OtherAge { func age(_ text: String) -> Int }
protocol OneAge {
    func age(_ number: Int) -> Int
    var size: Int { get }
}
protocol OtherAge {
    func age(_ number: Int) -> Int
    var size: Int { get set }
}
/// @mockable
protocol Quiet: Loud { func speak() -> Int }
protocol Loud { func speak() throws -> Int }
/// @mockable
protocol Synchronous: Asynchronous { func speak() }
protocol Asynchronous { func speak() async }
enum Yard {
    enum Gate {
        case open
        protocol Deep { func pass(_ gate: Gate) -> Bool }
    }
}
/// @mockable
extension Yard.Gate.Deep {}
/// @mockable
protocol Boxes { func open(_ label: Box<Int>.Label, _ state: Box<String>.State) -> Box<Box<Int>>? }
/// @mockable
protocol Conditions {
    #if swift(>=5.9)
        #if os(Linux) || os(macOS)
            func inner(_ number: Int) -> Int
        #endif
        func outer() -> Int
    #endif
    @available(*, deprecated)
    #if os(Windows)
        @discardableResult
    #endif
    func late() -> Int
}
#if os(Linux) || os(macOS)
    @MainActor
#endif
/// @mockable
protocol ConditionallyMain { func go() -> Int }
protocol BlockReading: AsyncIteratorProtocol { mutating func block() async throws -> [Element]? }
/// @mockable
protocol Blocks: AsyncSequence, Sendable where AsyncIterator: BlockReading, Element: Sendable {
    func size() -> Int
}
protocol RowReading: IteratorProtocol { var row: Int { get } }
/// @mockable
protocol Rows: Sequence where Iterator: RowReading, Element == Int { func size() -> Int }
struct RowReader<Element>: IteratorProtocol { mutating func next() -> Element? { nil } }
/// @mockable
protocol Restarting: Sequence {
    associatedtype Iterator
    func restart()
}
