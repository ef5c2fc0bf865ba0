import Foundation
import SceneryManagers

/// A type whose values a test may write as literals where a matcher is expected: `when(42)`, `called("Tehran", nil)`.
///
/// Numbers, texts, lists and tables of the standard library are such types, and so are optionals of them. A type of your own
/// that is expressible by a literal becomes one by its conformance alone:
///
/// ```swift
/// extension RideID: LiteralArgument {}
/// ```
public protocol LiteralArgument: Equatable {
    /// The type that the literal is of; that of the argument itself unless it is an optional.
    associatedtype LiteralValue = Self

    /// The argument that a literal stands for.
    static func literal(_ value: LiteralValue) -> Self
}

extension LiteralArgument where LiteralValue == Self {
    public static func literal(_ value: Self) -> Self { value }
}

extension Optional: LiteralArgument where Wrapped: LiteralArgument {
    public static func literal(_ value: Wrapped.LiteralValue) -> Wrapped? { Wrapped.literal(value) }
}

extension Int: LiteralArgument {}
extension Int8: LiteralArgument {}
extension Int16: LiteralArgument {}
extension Int32: LiteralArgument {}
extension Int64: LiteralArgument {}
extension UInt: LiteralArgument {}
extension UInt8: LiteralArgument {}
extension UInt16: LiteralArgument {}
extension UInt32: LiteralArgument {}
extension UInt64: LiteralArgument {}
extension Float: LiteralArgument {}
extension Double: LiteralArgument {}
extension CGFloat: LiteralArgument {}
extension Decimal: LiteralArgument {}
extension Bool: LiteralArgument {}
extension String: LiteralArgument {}
extension Substring: LiteralArgument {}
extension Character: LiteralArgument {}
extension Unicode.Scalar: LiteralArgument {}

extension Array: LiteralArgument where Element: Equatable {}
extension ContiguousArray: LiteralArgument where Element: Equatable {}
extension ArraySlice: LiteralArgument where Element: Equatable {}
extension Set: LiteralArgument {}
extension Dictionary: LiteralArgument where Value: Equatable {}

extension HTTPMethod: LiteralArgument {}
extension JSONValue: LiteralArgument {}
extension ResponseKeyPath: LiteralArgument {}

/// A list that is created from the elements of an array literal.
public protocol ListArgument: ExpressibleByArrayLiteral {
    /// - Parameter listed: The elements of the literal.
    init(listed: [ArrayLiteralElement])
}

extension Array: ListArgument {
    public init(listed: [Element]) { self = listed }
}

extension ContiguousArray: ListArgument {
    public init(listed: [Element]) { self.init(listed) }
}

extension ArraySlice: ListArgument {
    public init(listed: [Element]) { self = listed[...] }
}

extension Set: ListArgument {
    public init(listed: [Element]) { self.init(listed) }
}

/// A table that is created from the entries of a dictionary literal.
public protocol TableArgument: ExpressibleByDictionaryLiteral {
    /// - Parameter entries: The keys and values of the literal. Of two with one key the last counts.
    init(entries: [(Key, Value)])
}

extension Dictionary: TableArgument {
    public init(entries: [(Key, Value)]) { self.init(entries, uniquingKeysWith: { _, last in last }) }
}

/// A type with a value `nil`, which only optionals are.
public protocol OptionalArgument {
    /// Whether it is `nil`.
    var isNil: Bool { get }
}

extension Optional: OptionalArgument {
    public var isNil: Bool {
        if case .none = self { true } else { false }
    }
}
