import Foundation

/// @mockable
protocol Throwing {
    func doOrThrow() throws -> String
    func doOrThrowVoid() throws
    func anyThrow() throws(any Error) -> Int
    func neverThrow() throws(Never) -> Int
}

/// @mockable
protocol TypedThrowing {
    func login(name: String) throws(LoginError) -> Token
    func logout() throws(LoginError)
    func load() async throws(AppError) -> [User]
}

/// @mockable
protocol GenericErrors {
    func run<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int
    func attempt<E>(failing error: E) throws(E) where E: Error
    func map<T, E: Error>(_ value: T, _ body: (T) throws(E) -> T) throws(E) -> T
    func later<E: Error>(_ error: E.Type) async throws(E) -> Int
}

/// @mockable
protocol AssociatedErrors {
    associatedtype Failure: Error
    associatedtype Output
    func run() throws(Failure) -> Output
    func runLater() async throws(Failure) -> Output
    func result() -> Result<Output, Failure>
}

/// @mockable
protocol Rethrowing {
    func cat(closure: () throws -> Void) rethrows
    func map(_ body: (Int) throws -> String) rethrows -> [String]
    func each(_ body: (Int) async throws -> Void) async rethrows
    func wrap<T>(_ body: () throws -> T) rethrows -> T
}

/// @mockable
protocol AsyncCalling {
    func callAsync(parameter: Int) async -> String
    func callAsyncAndThrow(parameter: Int) async throws -> String
    func callAsyncVoid(parameter: Int) async -> Void
    func callAsyncAndThrowVoid(parameter: Int) async throws
}

// sourcery: AutoMockable
protocol NetworkClient: Sendable {
    func get<Response: Decodable & Sendable>(_ path: String) async throws -> Response
    func post<Body: Encodable & Sendable>(_ body: Body, to path: String) async throws
    func download(_ url: URL) async throws -> (Data, Int)
}

/// @mockable
protocol StreamServing {
    func events() -> AsyncStream<Int>
    func prices(of product: Product) async throws -> AsyncThrowingStream<Int, any Error>
}

/// @mockable
protocol SendingValues {
    func take(_ screen: sending Screen)
    func give() -> sending Screen
    func exchange(_ screen: sending Screen) async -> sending Screen
    func build(_ body: sending @escaping () -> Void)
}

/// @mockable
protocol TaskReturning {
    func start() -> Task<Int, any Error>
    func cancel(_ task: Task<Void, Never>)
    func group() async throws -> [Task<String, Never>]
}

/// @mockable
protocol ContinuationTaking {
    func resume(_ continuation: CheckedContinuation<Int, any Error>)
    func unsafe(_ continuation: UnsafeContinuation<Void, Never>) async
}

/// @mockable
protocol CallbackLoading {
    func load(completion: @escaping (Result<[User], any Error>) -> Void)
    func load(id: Int, completion: @escaping @Sendable (User?, (any Error)?) -> Void)
    func load(_ progress: ((Double) -> Void)?, done: (() -> Void)?)
}

// sourcery: AutoMockable
protocol TokenRefreshing: Sendable {
    func refresh() async throws(LoginError) -> Token
    var isRefreshing: Bool { get async }
}

/// @mockable
protocol ConcurrentAttributes {
    @concurrent func compute() async -> Int
    nonisolated(nonsending) func here() async -> Int
}

/// @mockable
protocol TypedClosures {
    func run(_ body: () throws(AppError) -> Int) throws(AppError) -> Int
    func keep(_ body: @escaping () async throws(AppError) -> Int)
    var body: () throws(LoginError) -> Void { get set }
}
