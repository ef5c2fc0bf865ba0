import Foundation

/// @mockable
protocol InoutTaking {
    func hash(into hasher: inout Hasher)
    func bar(lhs: inout String, rhs: inout Int)
    func change(user: inout User) -> Bool
    func generic<T>(_ value: inout T)
    func async(_ value: inout [Int]) async throws -> Int
}

/// @mockable
protocol VariadicTaking {
    func bar(_ arg: String, x: Int..., y: [Double]) -> Float?
    func getUsers(for ids: UUID...) -> [User]
    func log(_ items: Any..., separator: String)
    func generic<T>(_ values: T...) -> T?
    func closures(_ bodies: (() -> Void)...)
}

/// @mockable
protocol AutoclosureTaking {
    func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String)
    func log(_ message: @autoclosure @escaping () -> String)
    func pass<T>(handler: @autoclosure () -> T) throws -> T
    func check(_ body: @autoclosure () throws -> Bool) rethrows -> Bool
    func later(_ body: @autoclosure @escaping () async -> Int) async
}

/// @mockable
protocol ClosureTaking {
    func withClosure(_ closure: (String) -> Int) -> Int
    func withParameter(_ a: String, closure: (String) -> Int) -> Int
    func withEscape(_ a: String, action closure: @escaping (String) -> Void)
    func withOptional(_ a: String, closure: ((String) -> Void)?)
    func withReturn(_ a: String, closure: ((String) -> Void)?) -> Int
    func several(first: () -> Void, second: @escaping () -> Void, third: (() -> Void)?)
    func nested(_ body: (_ inner: (Int) -> Void) -> Void)
}

/// @mockable
protocol AttributedClosures {
    func main(_ body: @escaping @MainActor () -> Void)
    func sendable(_ body: @escaping @Sendable (Int) async -> Void)
    func both(_ body: @MainActor @Sendable @escaping () async throws -> User)
    func convention(_ body: @convention(c) (Int32) -> Int32)
    func isolated(_ body: @isolated(any) @escaping () async -> Void)
    func nonescapingMain(_ body: @MainActor () -> Void)
}

/// @mockable
protocol ClosureReturning {
    func get() -> () -> Void
    func getOptional() -> (() -> Void)?
    func make(_ start: Int) -> (Int) -> Int
    func curry() -> (Int) -> (Int) -> Int
    func sendable() -> @Sendable () -> Void
}

/// @mockable
protocol TupleTaking {
    func withNamedTuple(tuple: (a: String, b: String)) -> Int
    func pair(_ pair: (Int, (String, Bool)))
    func many(_ points: [(x: Int, y: Int)]) -> (min: Int, max: Int)?
    func withFunction(_ pair: (Int, (Int) -> Void))
}

/// @mockable
protocol KeywordParameters {
    func max(for: Int) -> (() -> Void)?
    func maxDo(do: Int) -> (() -> Void)?
    func maxIn(in: Int)
    func maxSwitch(for switch: Int)
    func maxExtension(extension: Int)
    func maxWhere(where: String, in: String, as: String, is: String, default: Int, class: Int, self: Int)
    func repeats(`repeat`: Int, `protocol`: String)
}

/// @mockable
protocol KeywordMembers {
    func `continue`(with message: String) -> String
    func `repeat`(param: Bool) -> String
    func `init`() -> Int
    func `switch`(_ `case`: Int)
    var `class`: String { get }
    var `in`: Int { get set }
    func `default`()
    func `Type`() -> Int
}

/// @mockable
protocol OwnPartsParameters {
    func run(stub: Int, log: Int, mock: Int, calls: Int) -> Int
    func more(handler: Int, result: Int, answer: Int, arguments: Int) -> Int
    func newValue(_ newValue: Int, value: Int)
    func names(onRun: Int, onMore: String, onNames: Bool)
    func closures(handler: () -> Void, mock: inout Int)
    func typed<Output, Arguments>(output: Output, arguments: Arguments) -> Output
    func place(fileID: String, filePath: String, line: Int, column: Int)
}

/// @mockable
protocol OwnPartsMembers {
    var stub: Int { get }
    var log: [String] { get set }
    var mock: Int { get }
    var calls: Int { get }
    var result: String { get }
    var handler: (() -> Void)? { get set }
    func onRun()
    func run()
    var onCalls: Int { get }
    func mockLog() -> Int
    func target() -> Int
    func crossings() -> Int
    func forgetCalls()
}

/// @mockable
protocol OwnPartsTypes {
    associatedtype Stub
    associatedtype Output
    func take(_ stub: Stub) -> Output
}

/// @mockable
protocol BorrowingTaking {
    func read(_ user: borrowing User)
    func consume(_ user: consuming User) -> Int
    func share(_ screen: __shared Screen)
    func own(_ screen: __owned Screen)
}

/// @mockable
protocol IsolatedTaking {
    func run(on actor: isolated (any Actor)?) async -> Int
    func work(_ body: @escaping () -> Void, isolation: isolated (any Actor)?) async throws
}

/// @mockable
protocol UnicodeNames {
    func größe(für größe: Int) -> Int
    var 名前: String { get }
    func 😀(_ 🐶: Int) -> Bool
    func café(_ naïve: String)
}

/// @mockable
protocol RawNames {
    func `saves the user`(`with name`: String) -> Bool
    var `is it there?`: Bool { get set }
    func `1 or 2`()
}

/// @mockable
protocol UnsafeTaking {
    func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>, count: Int) -> Int
    func read(_ pointer: UnsafeRawPointer?)
    func with(_ body: (UnsafeMutablePointer<Int>) throws -> Void) rethrows
}

/// @mockable
protocol AnyTaking {
    func take(_ any: Any, object: AnyObject, hashable: AnyHashable)
    func list(_ any: [Any]) -> [String: Any]?
    func keyed(_ path: WritableKeyPath<User, String>, value: Any?)
    func erased(_ path: AnyKeyPath) -> PartialKeyPath<User>
}

/// @mockable
protocol InoutUnwrapped {
    func fill(_ user: inout User!)
    func replace<T>(_ values: inout [T])
}

/// @mockable
protocol ValuelessAutoclosures {
    func run(_ work: @autoclosure () -> Void)
    func schedule(_ name: String, _ work: @autoclosure @escaping () -> Void)
    func keep(_ make: @autoclosure @escaping () -> (some Named))
}

typealias Unit = PlainUnit
struct PlainUnit: Sendable, Equatable { var name: String }
/// @mockable
protocol TwoUnits {
    func unit() -> Unit
    func unit() -> Foundation.Unit
    func list() -> ([Unit], [Foundation.Unit])
    func take(_ unit: Unit)
    func take(_ unit: Foundation.Unit)
    func take(_ unit: Unit?)
}
/// @mockable
protocol ObjectLike where Self: Foundation.NSObjectProtocol { func name() -> String }
