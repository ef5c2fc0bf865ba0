extension Promise {
    /// Creates a promise that its resolver settles.
    ///
    /// - Parameter work: Starts the work and keeps the resolver; called once, before this returns, on the calling
    ///   thread. If it throws, the promise is rejected.
    public convenience init(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ work: (Resolver<Value>) throws -> Void
    ) {
        self.init(.pending, [], at: PackedSourceLocation(fileID, line))
        let resolver = Resolver(self)
        do { try work(resolver) } catch { resolver.reject(error) }
    }

    /// Creates a promise of the result of an asynchronous operation.
    ///
    /// The operation starts at once in a task of its own, which is cancelled with the promise.
    ///
    /// - Parameter priority: The priority of the task; that of the current task if nil.
    @inlinable
    public convenience init(
        priority: TaskPriority? = nil, fileID: StaticString = #fileID, line: UInt = #line,
        _ operation: @escaping @Sendable () async throws -> Value
    ) {
        self.init(.pending, [], at: PackedSourceLocation(fileID, line))
        let resolver = Resolver(self)
        let run = { @Sendable () async -> Void in
            do {
                resolver.fulfill(try await operation())
            } catch {
                resolver.reject(error)
            }
        }
        cancelWithThis(Self.task(priority, run))
    }

    /// Creates a task; on the current test executor, if there is one.
    @inlinable
    static func task(
        _ priority: TaskPriority?, _ run: @escaping @Sendable () async -> Void
    ) -> Task<Void, Never> {
        guard TestExecutor.isInUse, let test = TestExecutor.current else {
            return Task(priority: priority, operation: run)
        }
        return Task(executorPreference: test, priority: priority, operation: run)
    }

    @usableFromInline
    final func cancelWithThis(_ task: Task<Void, Never>) { attach(hook: TaskHook(task)) }

    /// A pending promise with its resolver.
    @inlinable
    public static func pending(
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> (promise: Promise, resolver: Resolver<Value>) {
        let promise = Promise(.pending, [], at: PackedSourceLocation(fileID, line))
        return (promise, Resolver(promise))
    }

    /// A fulfilled promise.
    @inlinable
    public static func fulfilled(
        _ value: Value, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise {
        Promise(.value(value), .settled, at: PackedSourceLocation(fileID, line))
    }

    /// A rejected promise.
    public static func rejected(
        _ error: any Error, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise {
        Promise(.error(error), [.settled, .rejected], at: PackedSourceLocation(fileID, line))
    }
}
