import Foundation

/// @mockable
protocol GenericMethods {
    func delete<T>(for value: T) -> Int
    func retrieve<V>() -> V
    func retrieveItem<T, V>(item: T) -> V
    func getUserAndValue<Value>(for id: UUID, value: Value) -> (User, Value)
    func list<T>(_ type: T.Type) -> [T]
    func maybe<T>(_ type: T.Type) throws -> T?
}

// sourcery: AutoMockable
protocol DecodingService {
    func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
    func encode<T>(_ value: T) throws -> Data where T: Encodable
    func both<T: Codable & Equatable>(_ value: T) -> T
}

/// @mockable
protocol WhereClauses {
    func sum<S: Sequence>(_ numbers: S) -> Int where S.Element == Int
    func join<A: Collection, B: Collection>(_ a: A, _ b: B) -> [A.Element] where A.Element == B.Element, A.Element: Hashable
    func equal<T>(_ one: T, _ other: T) -> Bool where T: Equatable
    func object<T: AnyObject>(_ object: T) -> T?
}

/// @mockable
protocol SomeTaking {
    func take(_ profile: some Equatable)
    func sequence(_ numbers: some Sequence<Int>) -> Int
    func both(_ one: some Hashable, _ other: some Collection<String>) -> Bool
    func list(_ many: [some Equatable]) -> Int
    func maybe(_ value: (some Equatable)?)
    func closure(_ body: @escaping (Int) -> Void, _ value: some Sendable)
}

/// @mockable
protocol AnyTakingGenerics {
    func accept(_ numbers: any Sequence<Int>) -> any Collection<String>
    func compose(_ value: any Equatable & Sendable) -> (any Error & Sendable)?
    func list(_ many: [any Hashable]) -> [String: any Equatable]
}

/// @mockable
protocol PackTaking {
    func all<each T>(_ values: repeat each T) -> Int
    func tuple<each T>(_ values: repeat each T) -> (repeat each T)
    func bounded<each T: Equatable>(_ values: repeat each T) -> Bool
}

/// @mockable
protocol GenericClosures {
    func map<T, U>(_ value: T, _ body: (T) -> U) -> U
    func later<T>(_ value: T, done: @escaping (Result<T, any Error>) -> Void)
    func perform<T: Sendable>(_ body: @escaping @Sendable () async throws -> T) async throws -> T
    func measure<T>(_ body: () throws -> T) rethrows -> T
    func optional<T>(_ body: ((T) -> Void)?) -> T?
}

/// @mockable
protocol IntegerGenerics {
    func take(_ values: InlineArray<3, Int>) -> InlineArray<2, String>
    func fixed(_ values: [4 of Int]) -> Int
}

/// @mockable
protocol GenericOverloads {
    func save<T>(_ value: T)
    func save<T: Encodable>(_ value: T)
    func save(_ value: Int)
    func save<T>(_ value: T, key: String) where T: Hashable
}

/// @mockable
protocol SelfTaking {
    func isEqual(to other: Self) -> Bool
    func copy() -> Self
    func maybe(_ other: Self?) -> [Self]
    func each(_ body: (Self) -> Void)
    func keep(_ body: @escaping (Self) -> Self?)
}

/// @mockable
protocol FluentBuilding: AnyObject {
    @discardableResult func title(_ text: String) -> Self
    @discardableResult func color(_ color: Plain) -> Self
    func build() -> Screen
}

/// @mockable
protocol Resolving {
    func resolve<Service>(_ type: Service.Type) -> Service?
    func register<Service>(_ type: Service.Type, factory: @escaping (any Resolving) -> Service)
    func resolve<Service, Argument>(_ type: Service.Type, argument: Argument) -> Service?
}

/// @mockable
protocol EventBus: AnyObject {
    func publish<Event: Sendable>(_ event: Event)
    func subscribe<Event>(to type: Event.Type, handler: @escaping (Event) -> Void) -> AnyObject
}

/// @mockable
protocol GenericResults {
    func result<T, E: Error>(_ type: T.Type) -> Result<T, E>
    func tuple<A, B>(_ a: A, _ b: B) -> (A, B)
    func dictionary<K: Hashable, V>(_ keys: [K], _ values: [V]) -> [K: V]
    func function<T>(_ value: T) -> () -> T
    func optionalFunction<T>(_ value: T) -> ((T) -> T)?
}

/// @mockable
protocol SameTypeWhere {
    func only<T>(_ value: [T], _ other: Set<T>) -> T
    func element<C: Collection>(of collection: C) -> C.Element? where C.Index == Int
}

/// @mockable
protocol MetatypeGenerics {
    func make<T: Screen>(_ type: T.Type) -> T
    func kind<T>(of value: T) -> T.Type
}

/// @mockable
protocol HidingGenerics {
    associatedtype Item
    associatedtype Failure
    func exchange<Item>(_ item: Item) -> Item
    func keep(_ item: Item)
    subscript<Item: Hashable>(_ key: Item) -> Int { get }
    func run(_ body: () throws -> Void) rethrows
}

protocol Holding { associatedtype Part; associatedtype Lid }
/// @mockable
protocol BoundOverloads {
    func ask<T: Holding>(_ holder: T) where T.Part == Int, T.Lid == String
    func ask<T: Holding>(_ holder: T) -> T.Lid where T.Part == Int, T.Lid == String
    func ask<T: Holding>(_ holder: T) -> T.Lid where T.Part == Bool, T.Lid == String
}

protocol SameRules {
    func zip<T: Sequence, R: Sequence>(_ list: T) -> R where T.Element == R.Element
    func take<T: Hashable & Sendable>(_ value: T)
}
/// @mockable
protocol SameRulesAgain: SameRules {
    func zip<T: Sequence, R: Sequence>(_ list: T) -> R where R.Element == T.Element
    func take<T: Hashable>(_ value: T) where T: Sendable
}

/// @mockable
protocol AsyncVisiting {
    func visit<T>(_ name: String, each: (T) async throws -> Void)
}

/// @mockable
protocol SelfBinding {
    func count<T: Sequence>(_ list: T) -> Int where T.Element == Self
}
