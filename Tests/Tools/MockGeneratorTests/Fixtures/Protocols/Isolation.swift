import Foundation

/// @mockable
@MainActor protocol RootController: AnyObject {
    var screen: Screen { get }
    var title: String { get set }
    func show(_ screen: Screen, animated: Bool)
}

/// @mockable
protocol RootBuildable {
    @MainActor func build() -> any RootController
    @MainActor var root: (any RootController)? { get }
    func plain() -> Int
}

@globalActor actor StorageActor { static let shared = StorageActor() }

/// @mockable
@StorageActor protocol DiskStoring {
    func write(_ data: Data, to path: String) throws
    func read(_ path: String) async throws -> Data
    var size: Int { get }
    nonisolated var name: String { get }
    nonisolated func describe() -> String
}

/// @mockable
protocol MixedIsolation {
    @MainActor func onMain() -> Int
    @StorageActor func onStorage(_ value: Int) async -> Int
    nonisolated func anywhere() -> String
    @MainActor var title: String { get set }
    @MainActor static func make() -> Int
}

/// @mockable
protocol Counter: Actor {
    func increase() -> Int
    func add(_ amount: Int) async throws -> Int
    var total: Int { get }
    nonisolated var name: String { get }
    nonisolated func describe() -> String
}

/// @mockable
protocol ImageCaching: Actor {
    func image(for url: URL) async -> Data?
    func store(_ data: Data, for url: URL)
    func clear()
    var limit: Int { get set }
}

/// @mockable
protocol ActorStore: Actor {
    associatedtype Item: Sendable
    func items() -> [Item]
    func add(_ item: Item)
}

/// @mockable
protocol SendableService: Sendable {
    func load(id: Int) async throws -> User
    func log(_ text: String)
    var name: String { get }
}

/// @mockable
protocol SendableSettable: AnyObject, Sendable {
    var level: Int { get set }
    var callback: (@Sendable (Int) -> Void)? { get set }
    subscript(key: String) -> Int { get set }
}

/// @mockable
protocol SendableStatics: Sendable {
    static func make() -> Int
    static var level: Int { get set }
    init(id: Int)
}

/// @mockable
protocol ConcurrentLoading: Sendable {
    func load(_ ids: [Int], each: @escaping @Sendable (Int) async -> Void) async
    func transform<T: Sendable>(_ value: T) async -> T
    @MainActor func finish()
}

/// @mockable
@MainActor protocol MainGeneric<Value> {
    associatedtype Value
    var value: Value { get set }
    func load() async throws -> Value
}

/// @mockable
@MainActor protocol MainSendable: Sendable { func update(_ text: String) }

/// @mockable
@MainActor protocol MainNonisolated: AnyObject {
    nonisolated func log(_ text: String) -> Bool
    nonisolated var id: Int { get }
    nonisolated init(id: Int)
    nonisolated subscript(index: Int) -> String { get }
}

/// @mockable
protocol InheritsMain: RootController { func close() }

/// @mockable
@preconcurrency @MainActor protocol Preconcurrent { func run(_ body: @escaping @Sendable () -> Void) }

/// @mockable
nonisolated protocol PlainlyNonisolated {
    func compute(_ value: Int) -> Int
    var cached: Int? { get set }
}

/// @mockable
nonisolated protocol NonisolatedSendable: Sendable { func compute() async -> Int }

/// @mockable
protocol MainActorClosures: Sendable {
    func observe(_ body: @escaping @MainActor (Int) -> Void)
    func perform(_ body: @MainActor () async -> Int) async -> Int
}

/// @mockable
protocol MetaSendable: SendableMetatype { func run() -> Int }

/// @mockable
@MainActor protocol MainStreams {
    var states: AsyncStream<Int> { get }
    func observe() -> AsyncThrowingStream<User, any Error>
    func onChange(_ body: @escaping @MainActor (User) -> Void)
}

/// @mockable
@MainActor protocol ViewControlling: AnyObject {
    func present(_ other: any ViewControlling, animated: Bool, completion: (() -> Void)?)
    func dismiss(animated: Bool, completion: (@MainActor () -> Void)?)
    var children: [any ViewControlling] { get }
}
