import Foundation

protocol Named { var name: String { get } }
protocol Aged { var age: Int { get set } }
protocol Greeting { func greet(_ other: String) -> String }
typealias Person = Named & Aged
typealias Both = Person & Greeting

/// @mockable
protocol Employee: Named, Aged { func work() }

/// @mockable
protocol Manager: Employee { func hire(_ employee: any Employee) }

/// @mockable
protocol Composed: Named & Aged { func run() }

/// @mockable
protocol Aliased: Both { var title: String { get } }

/// @mockable
protocol SelfWhere where Self: Named { func run() -> Int }

/// @mockable
protocol SelfWhereClass where Self: AnyObject { func run() -> Int }

/// @mockable
protocol LeftParent { func shared(_ value: Int) -> String; var name: String { get } }
/// @mockable
protocol RightParent { func shared(_ value: Int) -> String; var name: String { get set } }
/// @mockable
protocol Diamond: LeftParent, RightParent { func own() }

/// @mockable
protocol Restating: Greeting { func greet(_ other: String) -> String }

typealias UserHandler = (Result<User, any Error>) -> Void
typealias UserList = [User]
typealias Completion<Value> = (Result<Value, AppError>) -> Void

protocol AliasParent {
    func load(_ handler: @escaping UserHandler) -> UserList
}
/// @mockable
protocol RestatingAliases: AliasParent {
    func load(_ handler: @escaping (Result<User, any Error>) -> Void) -> [User]
    func complete(_ completion: @escaping Completion<Int>)
    func now(_ completion: Completion<Int>)
    var handler: UserHandler? { get set }
}

protocol Handling<Message> {
    associatedtype Message: MessageLike
    func handle(_ message: Message) async throws -> Message.Reply
}
protocol MessageLike { associatedtype Reply }
struct Ping: MessageLike { typealias Reply = Pong }
struct Pong: Equatable {}
/// @mockable
protocol PingHandling: Handling<Ping> { func handle(_ message: Ping) async throws -> Pong }

/// @mockable
protocol PingPonging: Handling where Message == Ping { func stop() }

/// @mockable
protocol LessThrowing: ThrowingParent { func run() -> Int }
protocol ThrowingParent { func run() throws -> Int }

/// @mockable
protocol Settable: Named { var name: String { get set } }

class BaseController {
    let id: Int
    required init(id: Int) { self.id = id }
    func open() -> String { "opened \(id)" }
}
class PlainBase { init() {} }
class GenericBase<Item> { var item: Item?; init() {} }

/// @mockable
protocol ControllerLike: BaseController { func close() -> Int }

/// @mockable
protocol PlainBased: PlainBase { var title: String { get set } }

/// @mockable
protocol GenericBased: GenericBase<Int> { func run() -> Int? }

/// @mockable
protocol WhereBased where Self: PlainBase { func run() -> Int }

/// @mockable
protocol BasedInit: PlainBase { init(name: String) }

class FailingBase { init(name: String) throws { if name.isEmpty { throw AppError.gone } }; init(count: Int) {} }
/// @mockable
protocol FailingBased: FailingBase { func run() -> Int }

class ChildBase: BaseController { var extra = 1 }
/// @mockable
protocol ChildBased: ChildBase, Named { func more() -> Int }

@MainActor class MainBase { init() {} }
/// @mockable
@MainActor protocol MainBased: MainBase { func show() -> Int }

protocol Level1 { func one() -> Int }
protocol Level2: Level1 { func two() -> Int }
protocol Level3: Level2 { func three() -> Int }
/// @mockable
protocol Level4: Level3 { func four() -> Int }

protocol GenericParent<Item> { associatedtype Item; func item() -> Item; func items() -> [Item]; func put(_ item: Item) }
/// @mockable
protocol StringParented: GenericParent<String> {}
/// @mockable
protocol WhereParented: GenericParent where Item == [Int] { var count: Int { get } }
/// @mockable
protocol StillOpen: GenericParent where Item: Equatable { func contains(_ item: Item) -> Bool }
/// @mockable
protocol Renamed: GenericParent where Item == Element { associatedtype Element; func element() -> Element }

/// @mockable
protocol AsyncParented: AsyncParent { func fetch() async throws -> Int }
protocol AsyncParent { func fetch() async throws -> Int; func stop() async }

/// @mockable
protocol WithDefaults: WithDefaultsParent { func required() }
protocol WithDefaultsParent { func optional() -> Int }
extension WithDefaultsParent { func optional() -> Int { 1 } }

/// @mockable
protocol UniverseKnowing: Named, Sendable { func know() -> Int }
