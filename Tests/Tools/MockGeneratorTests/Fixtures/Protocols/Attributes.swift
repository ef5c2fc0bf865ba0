import Foundation

/// @mockable
protocol AttributedMembers {
    @discardableResult
    @available(macOS 12, iOS 15, *)
    func callTwo() -> Int
    @available(macOS 12, *) var title: String { get }
    @available(*, deprecated, message: "use callTwo") func old()
    @inlinable func fast() -> Int
    @available(*, noasync) func blocking() -> Int
}

/// @mockable
@available(macOS 13, iOS 16, *)
protocol NewOnly { func run() -> Duration }

/// @mockable
@available(*, deprecated, message: "use NewOnly")
protocol OldOne { func run() -> Int }

#if canImport(ObjectiveC)
/// @mockable
@objc protocol ObjectiveLike: NSObjectProtocol {
    @objc func run(_ count: Int)
    @objc optional func maybe()
    @objc var title: String { get }
}
#endif

/// @mockable
protocol PartlyConditional {
    func always() -> Int
    #if os(Linux)
    func linux(_ path: String) -> Bool
    var onlyLinux: Int { get set }
    #elseif os(macOS)
    func linux(_ path: String) throws -> Bool
    #else
    func other()
    #endif
    #if DEBUG
    func debugOnly()
    #endif
    #if canImport(ObjectiveC)
    @objc func objective()
    #endif
}

#if os(Linux)
/// @mockable
protocol LinuxOnly { func run() -> Int }
#elseif os(macOS)
/// @mockable
protocol MacOnly { func run() -> Int }
#endif

#if DEBUG && !os(Windows)
/// @mockable
protocol DebugOnly { func run() -> Int }
#endif

/// @mockable
protocol NestedConditions {
    #if !os(Windows)
    #if os(Linux) || os(macOS)
    func deep() -> Int
    #endif
    #endif
    #if FEATURE
    init(feature: Int)
    #endif
    func last() -> Int
}

/// @mockable
protocol Documented {
    /// Loads a thing.
    ///
    /// - Parameter id: which.
    func load(id: Int /* the id */) -> User // and a comment
    /* a block */ var name: String /* inner */ { get /* only */ }
    // swiftlint:disable:next identifier_name
    func x()
}


/// @mockable
protocol Conventional {
    @_disfavoredOverload func pick(_ value: Any) -> Int
    func pick(_ value: Int) -> Int
    @preconcurrency func run(_ body: @escaping @Sendable () -> Void)

}

/// @mockable
@dynamicMemberLookup
protocol DynamicLooking { subscript(dynamicMember name: String) -> Int { get } }

/// @mockable
@dynamicCallable
protocol DynamicCalling { func dynamicallyCall(withArguments arguments: [Int]) -> Int }

@resultBuilder enum ListBuilder { static func buildBlock(_ parts: Int...) -> [Int] { parts } }
/// @mockable
protocol Building {
    func build(@ListBuilder _ body: () -> [Int]) -> [Int]
    @ListBuilder func list() -> [Int]
    @ListBuilder var parts: [Int] { get }
}
