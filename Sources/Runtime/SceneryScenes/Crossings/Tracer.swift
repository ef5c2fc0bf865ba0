import Synchronization

/// Sees every crossing of the scenes that are built while it is attached.
///
///     let tracer = Tracer { print($0) }
///     let view = tracer.attached { AboutConfigurator.build(manager: manager) }
///
/// Attaching holds for what runs inside `attached`, for tasks started there, and for whatever runs
/// inside a crossing of a scene that was built there. So a scene that a traced router opens is traced
/// as well, and nothing else of the process is. There is no global tracer: without one around them,
/// builders make no proxies, and a scene costs nothing more.
///
/// `report` is called on the thread that crosses, before the call goes on, with no lock held.
/// Crossings of one thread come in order of their numbers; those of two threads may overtake each
/// other.
public final class Tracer: Sendable {
    /// The tracer at work here, and the crossing that is under way.
    struct Context: Sendable {
        let tracer: Tracer
        let cause: Int?
    }

    @TaskLocal static var context: Context?

    private let report: @Sendable (CrossingEvent) -> Void
    private let crossings = Atomic<Int>(0)
    private let proxies = Atomic<Int>(0)

    /// Whether values are kept as JSON too, where they are `Encodable`: for recordings that are shown or
    /// played again. It costs an encoding for each value that crosses.
    public let keepsJSON: Bool
    /// Whether arguments are kept themselves too, for tests that compare them.
    let keepsValues: Bool

    /// - Parameter keepsJSON: False by default: values are kept as text alone.
    public convenience init(
        keepsJSON: Bool = false, report: @escaping @Sendable (CrossingEvent) -> Void
    ) {
        self.init(keepsJSON: keepsJSON, keepsValues: false, report: report)
    }

    package init(
        keepsJSON: Bool = false, keepsValues: Bool, report: @escaping @Sendable (CrossingEvent) -> Void
    ) {
        self.keepsJSON = keepsJSON
        self.keepsValues = keepsValues
        self.report = report
    }

    /// Runs `body`, which builds scenes, with the tracer attached.
    public func attached<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try Self.run(in: Context(tracer: self, cause: nil), body)
    }

    /// Runs `body`, which builds scenes, with the tracer attached, on the caller's actor.
    public nonisolated(nonsending) func attached<Result, Failure: Error>(
        _ body: nonisolated(nonsending) () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        try await Self.run(in: Context(tracer: self, cause: nil), body)
    }

    /// The number of the crossing that is under way here, if this tracer saw it begin.
    public var cause: Int? {
        guard let context = Self.context, context.tracer === self else { return nil }
        return context.cause
    }

    func nextProxy() -> Int { proxies.add(1, ordering: .relaxed).newValue }

    func nextCrossing() -> Int { crossings.add(1, ordering: .relaxed).newValue }

    func tell(_ event: CrossingEvent) { report(event) }
}

// MARK: - The task-local, with typed errors

extension Tracer {
    static func run<Result, Failure: Error>(
        in context: Context, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // `withValue` forgets the error's type; it is carried past it.
        try $context.withValue(context) { () -> Swift.Result<Result, Failure> in
            do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
        }.get()
    }

    static func run<Result, Failure: Error>(
        in context: Context, isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        try await $context.withValue(context) { () async -> Swift.Result<Result, Failure> in
            do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
        }.get()
    }
}
