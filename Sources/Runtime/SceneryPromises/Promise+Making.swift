extension Promise {
    /// A promise settled by whoever keeps its resolver.
    ///
    /// - Parameter work: Starts the work; called once, before this returns, on the calling thread. A throw
    ///   is a rejection.
    public convenience init(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ work: (Resolver<Value>) throws -> Void
    ) {
        self.init(.pending, [], at: Place(fileID, line))
        let resolver = Resolver(self)
        do { try work(resolver) } catch { resolver.reject(error) }
    }

    /// A promise of what an asynchronous operation returns or throws.
    ///
    /// The operation starts at once as a task of its own; it is cancelled with the promise.
    ///
    /// - Parameter priority: That of the task; the current one's when nil.
    @inlinable
    public convenience init(
        priority: TaskPriority? = nil, fileID: StaticString = #fileID, line: UInt = #line,
        _ operation: @escaping @Sendable () async throws -> Value
    ) {
        self.init(.pending, [], at: Place(fileID, line))
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

    /// A task of the test executor's, where there is one.
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

    /// A pending promise, and the right to settle it.
    @inlinable
    public static func pending(
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> (promise: Promise, resolver: Resolver<Value>) {
        let promise = Promise(.pending, [], at: Place(fileID, line))
        return (promise, Resolver(promise))
    }

    /// A promise fulfilled from the start.
    @inlinable
    public static func fulfilled(
        _ value: Value, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise {
        Promise(.value(value), .settled, at: Place(fileID, line))
    }

    /// A promise rejected from the start.
    public static func rejected(
        _ error: any Error, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise {
        Promise(.error(error), [.settled, .rejected], at: Place(fileID, line))
    }
}
