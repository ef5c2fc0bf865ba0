import Foundation

/// @mockable
protocol Profile {
    var company: String? { get set }
    var name: String { get }
    var age: Int { get set }
    var kids: [String] { get }
    var marks: [String: Int] { get set }
}

/// @mockable
protocol ThrowingProfile {
    var title: String? { get throws }
    var firstName: String { get throws }
    var code: Int { get throws(AppError) }
}

/// @mockable
protocol AsyncProfile {
    var title: String? { get async }
    var firstName: String { get async }
    var secondName: String { get async throws }
    var failing: Int { get async throws(AppError) }
}

/// @mockable
protocol StaticSettings {
    static var shared: String { get }
    static var level: Int { get set }
    static var remote: String { get async throws }
    static var risky: Int { get throws }
}

/// @mockable
protocol ClosureProperties {
    var onTap: (() -> Void)? { get set }
    var transform: (Int) -> String { get }
    var completion: ((Result<User, any Error>) -> Void)? { get set }
    var loader: () async throws -> User { get }
    var main: @MainActor () -> Void { get }
    var shared: @Sendable (Int) -> Void { get }
}

/// @mockable
protocol ImplicitlyUnwrapped {
    var window: Screen! { get set }
    var text: String! { get }
}

/// @mockable
protocol WeakDelegating: AnyObject {
    var delegate: (any ProfileDelegate)? { get set }
    var dataSource: AnyObject? { get set }
}
/// @mockable
protocol ProfileDelegate: AnyObject { func didChange(_ profile: any Profile) }

/// @mockable
protocol TupleProperties {
    var position: (x: Int, y: Int) { get set }
    var range: ClosedRange<Int> { get }
    var meta: Any.Type { get }
}

/// @mockable
protocol StreamProperties {
    var values: AsyncStream<Int> { get }
    var failing: AsyncThrowingStream<String, any Error> { get }
}

/// @mockable
protocol MutatingProperties {
    var total: Int { mutating get }
    var cached: String { mutating get set }
    var text: String { get nonmutating set }
}

/// @mockable
protocol Existentials {
    var user: any Profile { get set }
    var maybe: (any Profile)? { get }
    var both: any Profile & ProfileDelegate { get }
    var all: [any Profile] { get set }
    var error: (any Error)? { get set }
    var handler: (((any Profile)?) -> Void) { get }
    var anyConfusingName: any Profile { get }
}

/// @mockable
protocol ManyProperties {
    var first: Int { get }; var second: String { get set }
    var third: [Int] { mutating get set }
}

/// @mockable
protocol OptionalClosures {
    var closure: ((Int) -> ((String) -> Bool)?)? { get set }
    var sendable: (@Sendable () async throws -> Void)? { get set }
}

/// @mockable
protocol LazyLike {
    var description: String { get }
    var debugDescription: String { get }
    var hashValue: Int { get }
}

/// @mockable
protocol ViewModeling: AnyObject {
    var isLoading: Bool { get }
    var rows: [Product] { get }
    var title: String { get set }
    var onChange: ((any ViewModeling) -> Void)? { get set }
    func load() async
}

// sourcery: AutoMockable
protocol FileSystem {
    var temporaryDirectory: URL { get }
    var currentPath: String { get set }
    func contents(of url: URL) throws -> Data
}

/// @mockable
protocol MixedStatics {
    static var name: String { get }
    var name: String { get }
    static func make() -> Int
    func make() -> Int
}

/// @mockable
protocol DateComponentsOwner {
    var calendar: Calendar { get set }
    var timeZone: TimeZone { get }
    var locale: Locale { get }
}

/// @mockable
protocol Keyed {
    var keyPath: KeyPath<User, String> { get }
    var type: User.Type { get }
    var `default`: Int { get }
}
