import Foundation

// Names, closures and layouts that collide with the mock's own or with words of the language.

/// @mockable
protocol OwnNames {
    var mock: Int { get }
    var onRide: Int { get }
    func ride() -> Int
    func onRide(_ number: Int) -> Int
    var calls: Int { get }
}
/// @mockable
protocol Likes {
    var isRide: Bool { get }
    var `is`: Bool { get }
    func on() -> Int
    func On() -> Int
}
/// @mockable
protocol `a raw-name` {
    func `do it now`(_ `the value`: Int) -> Int
    var `2 words`: String { get }
}
/// @mockable
protocol Words {
    func `init`() -> Int
    func `self`() -> Int
    var `default`: Int { get }
    func `func`(`in`: Int, for `while`: Int) -> Int
}
/// @mockable
protocol Contextual {
    func sending(_ sending: Int) -> Int
    func consuming(_ borrowing: Int) -> Int
    func isolated(_ isolated: Int) -> Int
    func await(_ each: Int) -> Int
    var lazy: Int { get }
    var didSet: Int { get }
}
/// @mockable
protocol Inner { func ask(_ handler: Int, answer: Int, call: Int, error: Int, body: Int) throws -> Int }
/// @mockable
protocol InnerBody {
    func ask(_ body: (Int) -> Void, handler: Int, call: Int, answer: inout Int) throws -> Int
}
/// @mockable
protocol Located { func log(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) }
/// @mockable
protocol LocatedMaker { init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) }
/// @mockable
protocol Script {
    func réponse(_ naïve: Int) -> Int
    var 日本: Int { get }
}
/// @mockable
protocol Commented {
    func /* a */ go /* b */( /* c */_ /* d */ x /* e */: /* f */ Int /* g */) /* h */ throws /* i */
        -> /* j */ Int /* k */
}
/// @mockable
protocol Broken {
    func go(
        _ one: Int  // one
            ,
        two: String /* two */
    ) -> (
        Int,
        String
    )
}
/// @mockable
protocol Long {
    func aVeryLongNameThatGoesOnAndOn(
        withOne one: Int, andTwo two: String, andThree three: [String: [Int: Set<String>]],
        four: ((Int, Int) -> Void)?, five: Data, six: Date, seven: URL, eight: UUID, nine: Decimal,
        ten: Character
    ) async throws -> [String: (Int, String, [Data])]
}
/// @mockable
protocol Tuples { func pair(_ tuple: (a: Int, b: (c: String, d: [Int]))) -> (x: Int, y: Int)? }
/// @mockable
protocol Kinds { func kind(_ any: Any.Type, _ object: AnyObject, _ other: Any, _ last: AnyClass) -> Any? }
/// @mockable
protocol Voids {
    func a()
    func b(_: Void) -> Void?
    var c: () { get }
}
/// @mockable
protocol Unwrapped {
    func go(_ x: Int!) -> String!
    var y: Int! { get set }
}
/// @mockable
protocol Labels {
    func go(a: Int) -> Int
    func go(b: Int) -> Int
    func go(_ a: Int) -> Int
    func go(a: Int, b: Int) -> Int
    func go() -> Int
}
/// @mockable
protocol Optionals {
    func go(_ x: Int?) -> Int
    func go(_ x: [Int]) -> Int
    func go(_ x: [Int?]) -> Int
    func go(_ x: (Int) -> Void) -> Int
}
/// @mockable
protocol Mixed {
    var go: Int { get }
    func go(x: Int) -> Int
    static var go: Int { get }
    static func go(x: Int) -> Int
}
/// @mockable
protocol Operating {
    static func + (l: Self, r: Self) -> Self
    static prefix func - (x: Self) -> Self
    static func += (l: inout Self, r: Int)
    static func <~> (l: Self, r: Int) -> Bool
}
infix operator <~> : AdditionPrecedence
/// @mockable
protocol Variadic {
    func go(_ x: Int, _ more: Int...) -> Int
    func two(_ s: String..., n: Int...) -> Int
}
/// @mockable
protocol Keys {
    subscript(a: Int, b: Int) -> Int { get set }
    static subscript(i: Int) -> Int { get set }
    subscript<T>(t: T.Type) -> T? { get }
}
/// @mockable
@dynamicMemberLookup protocol Dynamic { subscript(dynamicMember name: String) -> Int { get } }
/// @mockable
@dynamicCallable protocol Callable { func dynamicallyCall(withArguments a: [Int]) -> Int }
/// @mockable
protocol CallsAsFunction { func callAsFunction(_ x: Int) -> Int }
/// @mockable
protocol Mutations {
    var a: Int { mutating get }
    var b: Int { get nonmutating set }
    mutating func go() -> Int
}
/// @mockable
protocol Makers {
    init()
    init?(x: Int)
    init!(y: Int)
    init(z: Int) async throws
}
/// @mockable
protocol Waiting {
    var a: Int { get async }
    var b: Int { get async throws }
    subscript(x: Int) -> Int { get async throws }
}
/// @mockable
protocol Curried { func go(_ body: (Int) -> (Int) -> Int) -> (Int) -> Int }
/// @mockable
protocol Bodies {
    func go(_ maybe: ((Int, String) -> Void)?, _ list: [() -> Int], _ pair: (() -> Int, Int)) -> Int
}
/// @mockable
protocol Lazies {
    func go(_ one: @autoclosure () -> Int, _ two: @autoclosure () throws -> Int) rethrows -> Int
}
/// @mockable
protocol Shared {
    static var shared: any Shared { get set }
    static func make(_ x: Int) async throws -> any Shared
}
/// @mockable
protocol Handlers {
    typealias Handler = (Int) -> Void
    associatedtype Z = Int
    func go(_ handler: @escaping Handler) -> Z
}
