import Foundation

// Features in pairs, which each alone has a fixture elsewhere.

/// @mockable
protocol InlineGenerics {
    func first<T>(_ values: [2 of T]) -> T
    func doubled<T>(_ value: T) -> [2 of T]
}

/// @mockable
protocol ConstrainedExistentials {
    func list<T>(_ value: T) -> any Sequence<T>
    func lists<T>(_ value: T) throws -> (any Sequence<T>)?
}

/// @mockable
protocol SpanTaking {
    func sum(_ values: Span<Int>) -> Int
    func fill(_ values: inout MutableSpan<Int>, with value: Int)
    func bytes(_ bytes: RawSpan) throws -> Int
}

/// @mockable
protocol PackClosures {
    func call<each T>(_ body: (repeat each T) -> Int) -> Int
    func mixed<each T>(_ body: (Int, repeat each T) -> Int, `inout`: repeat each T) -> Int
    func all<each T>(_ bodies: repeat (each T) -> Void) -> Int
}

/// @mockable
protocol OddParameterNames {
    func two(_ body: Int, with body: Int) -> Int
    func lazily(`inout`: @autoclosure () -> Int, `in value`: @autoclosure () -> Int) -> Int
    func change<T>(`repeat`: inout T, `a b`: inout T)
    func spare(_: Int, argument1: Int) -> Int
}

/// @mockable
protocol StayingClosures {
    func run(_ body: nonisolated(nonsending) @escaping () async -> Int) async -> Int
    func both(_ body: nonisolated(nonsending) @escaping () async -> Int, _ ticket: borrowing Ticket) async -> Int
}

/// @mockable
protocol TicketHolding {
    var ticket: Ticket { get set }
    subscript(ticket number: Int) -> Ticket { get set }
}

/// @mockable
protocol SendingHandled {
    func make(_ body: (Int) -> Void) -> sending Screen
    func give<T>(_ body: (Int) -> Void) -> sending T
    func take(_ screen: sending Screen, _ body: () -> Void)
    func keep(_ work: sending @escaping () -> Int, _ body: (Int) -> Void)
    subscript(screen: sending Screen) -> Int { get set }
}

/// @mockable
protocol UnwrappedHandled {
    func find(_ body: (Int) -> Bool) -> Int!
    var nothing: Void { get }
}

/// @mockable
protocol SomeHandled {
    func change(_ value: inout some Equatable) -> Bool
    func list(_ values: [some Hashable], _ body: (Int) -> Void)
    func look(_ value: borrowing some ~Copyable, _ number: Int) -> Int
    func take<T>(_ value: consuming T, _ number: Int) where T: ~Copyable
}

/// @mockable
protocol SendableTransactions: Sendable {
    func transaction<T: Sendable>(_ body: @Sendable (Int) async throws -> T) async throws -> T
    func perform<T: Sendable>(_ body: @Sendable () async throws -> T) async rethrows -> T
    @MainActor func onMain<T: Sendable>(_ body: @MainActor (T) -> Int) -> Int
}

/// @mockable
protocol NestedRethrowing {
    func visit(_ body: (_ done: (Int) -> Void, Int) throws -> Void) rethrows
    func generic<T>(_ value: T, _ body: (T, (Int) -> Void) -> Void) -> Int
}

/// @mockable
protocol SeveralRethrowing {
    func both(_ first: () throws -> Int, _ second: () throws -> Int) rethrows -> Int
    func maybe(_ body: (() throws -> Void)?) rethrows
    func withLock<Value>(_ body: (inout Int) throws -> Value) rethrows -> Value
}

/// @mockable
protocol BlockTaking {
    func after(_ seconds: Int, execute work: @escaping @convention(block) () -> Void)
    func maybe(_ work: (@convention(block) (Int) -> Void)?)
    func now(_ work: @convention(block) () -> Void)
}

/// @mockable
protocol EmptyMaking: Codable {
    init?()
    var value: Int { get }
}

/// @mockable
protocol AsyncMadeBase: PlainBase { init?() async throws }

/// @mockable
protocol KeyedBased: BaseController { init(name: String) }

/// @mockable
protocol GivenBased: BaseController { init(id: Int, name: String) }

/// @mockable
protocol KitNamed {
    func Stub(_ value: Int) -> Int
    var MockLog: Int { get }
    func Error() throws
}

/// @mockable
protocol VariadicOverloads {
    func sum(_ value: Int) -> Int
    func sum(_ values: Int...) -> Int
}

/// @mockable
@MainActor protocol MainAged: Aged, GenericParent<Int>, AsyncParent { func tap() }

protocol MainMiddle: MainSendable { func middle() -> Int }
/// @mockable
protocol MainLeaf: MainMiddle, Named { func leaf() -> Int; func later(_ screen: Screen) async -> Screen }
/// @mockable
@MainActor protocol MarkedLeaf: MainMiddle, Named { func marked() -> Int }
/// @mockable
protocol MainBasedNamed: MainBase, Named { func show() -> Int }
/// @mockable
protocol NamedCounter: Actor, Named { func add(_ amount: Int) -> Int }
/// @mockable
protocol RefiningNonisolated: PlainlyNonisolated { func more() -> Int }
/// @mockable
protocol ElsewhereStatics {
    @StorageActor static func write(_ text: String) -> Int
    static func run(on actor: isolated (any Actor)?) async -> Int
}

extension Home {
    protocol Filling { associatedtype Filled; func filled() -> Filled }
    /// @mockable
    protocol ModelFilling: Filling where Filled == Model { func count() -> Int }
}
