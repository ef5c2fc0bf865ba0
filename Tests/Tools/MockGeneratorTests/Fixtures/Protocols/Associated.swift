import Foundation

/// @mockable
protocol Repository {
    associatedtype Model
    associatedtype ID: Hashable
    func find(_ id: ID) -> Model?
    func all() -> [Model]
    func save(_ model: Model) throws
}

/// @mockable
protocol PrimaryStore<Key, Value> {
    associatedtype Key: Hashable
    associatedtype Value
    func value(for key: Key) -> Value?
    func set(_ value: Value, for key: Key)
}

/// @mockable(typealias: Item = String)
protocol OverriddenItem {
    associatedtype Item
    func next() -> Item
    func put(_ item: Item)
}

/// @mockable(typealias: T = Int; U = [String])
protocol OverriddenTwo {
    associatedtype T
    associatedtype U: Collection
    func convert(_ value: T) -> U
}

/// @mockable
protocol ConstrainedItems {
    associatedtype Items: Collection where Items.Element: Equatable
    associatedtype Index: Comparable & Sendable
    func items() -> Items
    func first(_ index: Index) -> Items.Element?
}

/// @mockable
protocol DependentTypes {
    associatedtype Source: Sequence
    associatedtype Target: RangeReplaceableCollection where Target.Element == Source.Element
    func convert(_ source: Source) -> Target
    func element() -> Source.Element
}

/// @mockable
protocol DefaultedType {
    associatedtype Identifier = String
    func find(_ id: Identifier) -> Bool
}

/// @mockable
protocol SelfConstrained {
    associatedtype Child: SelfConstrained
    func children() -> [Child]
}

/// @mockable
protocol FixedParent: Repository where Model == User {
    func rename(_ model: Model)
}

/// @mockable
protocol FullyFixed: PrimaryStore<String, User> { func count() -> Int }

/// @mockable
protocol HalfFixed: PrimaryStore where Key == String { func clear() }

/// @mockable
protocol AliasedParent: PrimaryStore where Key == AliasedParent.Row, Value == [User] {
    typealias Row = Int
    func reload(_ row: Row)
}

/// @mockable
protocol Coordinating: AnyObject {
    associatedtype Route: Hashable
    associatedtype Output = Void
    func show(_ route: Route)
    func finish(_ output: Output)
    var current: Route? { get }
}

/// @mockable
protocol UseCase<Input, Output> {
    associatedtype Input
    associatedtype Output
    func execute(_ input: Input) async throws -> Output
}

/// @mockable
protocol LoginUseCase: UseCase<(name: String, password: String), Token> {}

/// @mockable
protocol CurrentUserUseCase: UseCase where Input == Void, Output == User? {}

/// @mockable
protocol Reducing<State, Action> {
    associatedtype State: Equatable
    associatedtype Action
    func reduce(_ state: inout State, _ action: Action) -> [Action]
    var initial: State { get }
}

/// @mockable
protocol TypeErasable<Element> {
    associatedtype Element
    associatedtype Failure: Error = Never
    func sink(receive: @escaping (Element) -> Void) -> AnyObject
}

/// @mockable
protocol ConstrainedToClass {
    associatedtype View: Screen
    associatedtype Delegate: AnyObject
    var view: View { get }
    var delegate: Delegate? { get set }
}

/// @mockable
protocol ConstrainedToProtocol {
    associatedtype Store: PrimaryStore where Store.Key == String
    func value(in store: Store) -> Store.Value?
}

/// @mockable
protocol AssociatedClosures {
    associatedtype Event
    func observe(_ body: @escaping (Event) -> Void)
    func filter(_ body: (Event) -> Bool) -> [Event]
    var onEvent: ((Event) -> Void)? { get set }
}

/// @mockable
protocol BodyOwning {
    associatedtype Body: Equatable
    var body: Body { get }
}

/// @mockable
protocol SendableItems: Sendable {
    associatedtype Item: Sendable
    func load() async throws -> Item
    func save(_ item: Item) async
}

/// @mockable
protocol Mapper<From, To> {
    associatedtype From
    associatedtype To
    static func map(_ from: From) -> To
    func mapAll(_ from: [From]) -> [To]
    init(strict: Bool)
}
