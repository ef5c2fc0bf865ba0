import Foundation

// sourcery: AutoMockable
protocol StaticFactory {
    static func make(_: String) -> String
    static func configure(level: Int) throws
    static func prepare() async -> Bool
}

/// @mockable
protocol Addable {
    static func + (left: Self, right: Self) -> Self
    static func - (left: Self, right: Self) -> Self
    static prefix func - (value: Self) -> Self
    static func += (left: inout Self, right: Self)
}

infix operator <~>: AdditionPrecedence
prefix operator √
postfix operator ‰

/// @mockable
protocol CustomOperators {
    static func <~> (left: Self, right: Int) -> Bool
    static prefix func √ (value: Self) -> Double
    static postfix func ‰ (value: Self) -> Int
    static func << (left: Self, right: Int) -> Int
    static func ~= (pattern: Self, value: Int) -> Bool
}

/// @mockable
protocol StaticGeneric {
    associatedtype Item
    static var standard: Item { get set }
    static func make() -> Item
    static func many(_ count: Int) async throws -> [Item]
}

/// @mockable
protocol StaticSelf {
    static func shared() -> Self
    static var `default`: Self { get }
    static func all() -> [Self]
}

/// @mockable
protocol StaticOverloads {
    static func parse(_ text: String) -> Int
    static func parse(_ data: Data) -> Int
    static func parse<T: Decodable>(_ data: Data) throws -> T
}

/// @mockable
protocol StaticEquatable: Equatable {
    nonisolated static func == (left: Self, right: Self) -> Bool
    var id: Int { get }
}

/// @mockable
protocol CaseIterableLike {
    static var allCases: [Self] { get }
    var rawValue: String { get }
}

/// @mockable
protocol StaticClosures {
    static func run(_ body: () -> Void)
    static func later(_ body: @escaping @Sendable () -> Void)
    static func change(_ value: inout Int)
}

/// @mockable
@MainActor protocol MainStatics {
    static var shared: String { get set }
    static func make() -> Int
    nonisolated static func plain() -> Int
}
