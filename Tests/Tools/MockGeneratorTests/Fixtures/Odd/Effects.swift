import Foundation

// Errors, isolation and noncopyable values in forms that are rarely written.

/// @mockable
protocol TypedThrower { func load() throws(Trouble) -> Int }
/// @mockable
protocol GenericThrower { func load<E: Error>(_ kind: E.Type) throws(E) -> Int }
/// @mockable
protocol PassingThrower { func each<E>(_ body: (Int) throws(E) -> Void) throws(E) }
/// @mockable
protocol OpenFailure {
    associatedtype Failure: Error
    func next() async throws(Failure) -> Int?
}
/// @mockable
protocol TypedGetter {
    var value: Int { get throws(Trouble) }
    subscript(index: Int) -> String { get async throws(Trouble) }
}
/// @mockable
protocol NeverThrower {
    func safe() throws(Never) -> Int
    func wide() throws(any Error) -> Int
}
/// @mockable
protocol MappingThrower { func map<T, E: Error>(_ transform: (Int) throws(E) -> T) throws(E) -> [T] }
/// @mockable
protocol TypedClosure { func run(_ work: @escaping @Sendable () async throws(Trouble) -> Fare) }
/// @mockable
protocol TypedMaker { init(number: Int) throws(Trouble) }
/// @mockable
protocol ThrowingWays {
    func ride() -> Int
    func ride() throws -> String
    func ride() async -> Double
}
/// @mockable
protocol TokenTaker { func pass(_ token: consuming Token) -> Token }
/// @mockable
protocol TokenUser: ~Copyable {
    func count() -> Int
    mutating func use(_ token: borrowing Token) -> Int
}
/// @mockable
protocol TokenMixer { func mix(_ one: borrowing Token, _ other: inout Token, times: Int) throws -> Int }
/// @mockable
protocol TokenKeeper { var token: Token { get set } }
/// @mockable
protocol TokenLender { func lend<R: ~Copyable>(_ value: consuming R, _ look: (borrowing R) -> Int) -> Int }
/// @mockable
protocol TokenFinder { func find() -> Token? }
/// @mockable
protocol SentAndLent { func move(_ panel: consuming sending Panel, _ other: borrowing Panel) }
/// @mockable
protocol Lodge: Actor {
    func stay(_ nights: Int) -> Int
    nonisolated var name: String { get }
}
/// @mockable
protocol Lodging: Actor {
    init(rooms: Int)
    func stay() async
    static func make() -> Int
}
/// @mockable
protocol CallerIsolated { func work(isolation: isolated (any Actor)?) async -> Int }
/// @mockable
protocol NightIsolated { func work(_ night: isolated Night, _ number: Int) -> Int }
/// @mockable
protocol Staying { nonisolated(nonsending) func stay() async -> Int }
/// @mockable
protocol Leaving { @concurrent func leave() async throws -> Int }
/// @mockable
protocol Shifts {
    @MainActor func day() -> Int
    @Night func night() async -> Int
    func rest() -> Int
}
/// @mockable
@Night protocol NightShift {
    func take(_ panel: Panel) -> Panel
    nonisolated func number() -> Int
}
/// @mockable
protocol MainCallback: Sendable { func ask(_ done: @escaping @Sendable @MainActor (Int) -> Void) }
/// @mockable
protocol AnyIsolation { func run(_ work: @escaping @isolated(any) @Sendable () async -> Void) }
/// @mockable
protocol Borrowed {
    func run(isolation: isolated (any Actor)?, _ work: () async throws -> Int) async rethrows -> Int
}
/// @mockable
@MainActor protocol MainHolder: Sendable {
    init()
    var count: Int { get set }
    nonisolated func code() -> Int
}
/// @mockable
protocol Exchange { func swap(_ panel: sending Panel) async -> sending Panel }
/// @mockable
nonisolated protocol Unbound { func go() -> Int }
/// @mockable
protocol MainParts {
    @MainActor var title: String { get set }
    @MainActor subscript(index: Int) -> Int { get }
}
/// @mockable
protocol Streams {
    func numbers() -> AsyncStream<Int>
    func fares() -> AsyncThrowingStream<Fare, any Error>
}
/// @mockable
protocol Listening { func sum(_ numbers: some AsyncSequence<Int, Never>) async -> Int }
/// @mockable
protocol Sounding { var fares: any AsyncSequence<Fare, any Error> { get } }
/// @mockable
protocol Working {
    func work<T: Sendable>(_ body: sending @escaping @isolated(any) () async throws -> T) async throws -> T
}
/// @mockable
protocol Locking {
    func hold<R, E: Error>(_ body: (inout sending Int) throws(E) -> sending R) throws(E) -> sending R
}
