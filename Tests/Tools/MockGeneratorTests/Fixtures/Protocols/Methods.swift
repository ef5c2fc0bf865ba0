import Foundation

/// @mockable
protocol UserRepository {
    func user(id: Int) -> User?
    func allUsers() -> [User]
    func save(_ user: User)
    func remove(id: Int, permanently: Bool) -> Bool
}

/// @mockable
protocol ConfigurationLoading {
    func loadConfiguration() -> String?
    func save(configuration: String)
}

// sourcery: AutoMockable
protocol PushSender {
    func send(message: String?)
    func send(message: String?, to device: String)
}

// sourcery: AutoMockable
protocol CarStarting {
    func start(car: String, of model: String)
    func start(plane: String, of model: String)
}

/// @mockable
protocol Counting {
    func increase()
    func increase(by amount: Int)
    func increase(by amount: Double)
    func increase(by amount: Int, and other: Int)
    func total() -> Int
    func total() -> Double
}

/// @mockable
protocol LabelSampling {
    func empty(_: String)
    func some(some: Int)
    func double(here there: Bool)
    func pair(_ first: Int, _ second: Int) -> Int
    func mixed(labelA a: String, _ b: String) -> String
}

/// @mockable
protocol EmptyLabels {
    associatedtype T
    func empty(_: String)
    func empty(_: String) -> Int
    func empty(_: T) -> T
}

/// @mockable
protocol Returning {
    func date() -> Date
    func url() -> URL
    func data() -> Data
    func number() -> Int
    func text() -> String
    func flag() -> Bool
    func ratio() -> Double
    func pair() -> (Int, String)
    func named() -> (id: Int, name: String)
    func dictionary() -> [String: [Int]]
    func set() -> Set<String>
    func generic() -> Dictionary<Int, Void>
    func any() -> Any
    func object() -> AnyObject
    func range() -> ClosedRange<Int>
    func result() -> Result<User, AppError>
    func nested() -> [[String: (Int, [Bool])?]]
    func meta() -> Any.Type
    func implicit() -> String!
    func voided() -> Void
    func never() -> Never
}

/// @mockable
protocol Multiline {
    func start(car: String,
               of model: String)
    func finish(
        completion: @escaping (
            _ bar: Int,
            _ baz: Int
        ) -> Void
    )
}

/// @mockable
protocol Defaulted {
    func report(message: String)
    var canReport: Bool { get }
}
extension Defaulted {
    func report() { report(message: "nothing") }
    var canReport: Bool { true }
}

/// @mockable
protocol Printing {
    func print() throws
    func print(_ items: Any...)
    func debugPrint(_ text: String)
    func fatalError(_ text: String) -> Bool
    func type() -> String
}

/// @mockable
protocol PayloadSending {
    func send(_ payload: [String: Any], headers: [String: String]?)
    func send(_ payload: Data, headers: [String: String]?)
    func send(_ payload: String)
}

/// @mockable
protocol DiscardableLogging {
    @discardableResult func log(_ text: String) -> Bool
    @discardableResult
    func log(_ text: String, level: Int) throws -> Int
}

/// @mockable
protocol Optionals {
    func find(_ id: Int?) -> User??
    func merge(_ one: [Int?]?, _ other: [String: Int?]) -> Int!
    func accept(implicit: Int!)
}

/// @mockable
protocol Unlabelled {
    func callAsFunction(_ number: Int) -> Int
    func apply(_: Int, _: String, _: Bool) -> String
}

/// @mockable
protocol LongList {
    func make(a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: String, h: Bool) -> [Int]
    func describe(first: String, second: String, third: String, fourth: String, fifth: String, sixth: String) throws -> String
}

/// @mockable
protocol MathOverloads {
    func add(_ a: Int, _ b: Int) -> Int
    func add(_ a: Double, _ b: Double) -> Double
    func add(_ a: [Int], _ b: [Int]) -> [Int]
    func add(_ a: Int?, _ b: Int?) -> Int?
    func add(_ a: (Int, Int)) -> Int
}

/// @mockable
protocol EffectOverloads {
    func load() -> String
    func load() async -> String
    func fetch(id: Int) throws -> String
    func fetch(id: Int) async throws -> String
}

/// @mockable
protocol ForwardingURLs {
    func open(_ url: URL, options: [String: Any], completion: ((Bool) -> Void)?)
    func canOpen(_ url: URL) -> Bool
}

/// @mockable
protocol Empty {}

// sourcery: AutoMockable
protocol DateProviding { func now() -> Date }

// sourcery: AutoMockable
protocol FeatureFlags: AnyObject {
    func isEnabled(_ flag: String) -> Bool
    func enable(_ flag: String)
}

/// @mockable
protocol ClassyReturning: AnyObject {
    func screen() -> Screen
    func session(of user: User) -> Session?
}

/// @mockable
protocol MetatypeTaking {
    func register(_ type: Any.Type)
    func decode(_ type: User.Type, from data: Data) -> User?
    func classType() -> AnyClass
    func create(_ type: Screen.Type) -> Screen
}
