import Foundation

/// @mockable
protocol Storage {
    subscript(key: String) -> String? { get set }
    subscript(_ index: Int) -> String { get }
    subscript(row row: Int, column: Int) -> Double { get set }
}

/// @mockable
protocol KeyValueStore {
    associatedtype Key
    associatedtype Value
    subscript(key: Key) -> Value? { get set }
    subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }
}

/// @mockable
protocol SubscriptOverloads {
    subscript(_ key: Int) -> AnyObject { get set }
    subscript(key: Int) -> AnyObject? { get set }
    subscript(index: String) -> Data? { get set }
    subscript(memoizeKey: Int) -> Date? { get set }
    subscript(position: Int) -> Any { get set }
    subscript(index: String.Index) -> Double { get set }
    subscript(safe index: String.Index) -> Double? { get set }
    subscript(range: Range<Int>) -> String { get set }
    subscript(path: String) -> ((Double) -> Float)? { get set }
}

/// @mockable
protocol GenericSubscripts {
    subscript<T>(dynamicMember keyPath: KeyPath<User, T>) -> T { get }
    subscript<T: ExpressibleByIntegerLiteral>(_ parameter: T) -> T { get set }
    subscript<T>(type: T.Type) -> T? { get }
    subscript<K: Hashable, V>(key: K, of value: V) -> [K: V] { get set }
}

/// @mockable
protocol EffectfulSubscripts {
    subscript(id: Int) -> User { get async throws }
    subscript(name: String) -> User { get throws }
    subscript(slow index: Int) -> User { get async }
    subscript(typed index: Int) -> User { get throws(AppError) }
}

/// @mockable
protocol StaticSubscripts {
    static subscript(key: String) -> Int { get }
    static subscript(index: Int) -> String? { get set }
}

/// @mockable
protocol VariadicSubscripts {
    subscript(indices: Int...) -> [Int] { get }
    subscript() -> Int { get set }
}

/// @mockable
protocol AssociatedSubscripts {
    associatedtype T
    associatedtype Value
    static subscript(key: Int) -> AnyObject? { get set }
    subscript<V>(keyPath: ReferenceWritableKeyPath<T, V>) -> [V] { get set }
    subscript<V>(keyPath: ReferenceWritableKeyPath<T, V>, on scheduler: T) -> [V] { get set }
    subscript(value: Value) -> T { get }
}

/// @mockable
protocol NonmutatingSubscripts {
    subscript(index: Int) -> Int { get nonmutating set }
    subscript(name name: String) -> Int { mutating get }
}

/// @mockable
protocol OddlyNamedSubscripts {
    subscript(newValue: Int) -> String { get set }
    subscript(in: Int, handler: String) -> Bool { get }
}
