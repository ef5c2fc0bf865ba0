extension Promise {
    /// Calls `handler` with the value, on the main actor; the promise returned has its result.
    ///
    /// - Parameter handler: Not called if this promise is rejected; the promise returned has its error then. If it throws,
    ///   the promise returned is rejected.
    @discardableResult
    public final func then<Output: Sendable>(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor @Sendable (Value) throws -> Output
    ) -> Promise<Output> {
        then(on: .main, fileID: fileID, line: line) { value in
            try MainActor.assumeIsolated { try handler(value) }
        }
    }

    /// Calls `handler` with the value, on the main actor; the promise returned adopts the one
    /// that `handler` returns, and consumes it.
    ///
    /// Returning the promise that this call returned rejects it with ``PromiseError/adoptsItself(_:)``.
    @discardableResult
    public final func then<Output: Sendable>(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor @Sendable (Value) throws -> Promise<Output>
    ) -> Promise<Output> {
        then(on: .main, fileID: fileID, line: line) { value in
            try MainActor.assumeIsolated { try handler(value) }
        }
    }

    /// Starts a task with the value, on the main actor; the promise returned has its result. Cancelling that promise cancels
    /// the task.
    @discardableResult
    public final func then<Output: Sendable>(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor @Sendable (Value) async throws -> Output
    ) -> Promise<Output> {
        then(on: .main, fileID: fileID, line: line) { value in
            Promise<Output>(fileID: fileID, line: line) { try await handler(value) }
        }
    }

    /// Calls `handler` with the value, on `executor`; the promise returned has its result.
    @discardableResult @inlinable
    public final func then<Output: Sendable>(
        on executor: HandlerExecutor, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @Sendable (Value) throws -> Output
    ) -> Promise<Output> {
        let link = ThenLink(after: self, on: executor, at: PackedSourceLocation(fileID, line), handler) {
            ThenLink<Value, Output>.perform($0, $1)
        }
        link.start(after: self)
        return link
    }

    /// Calls `handler` with the value, on `executor`; the promise returned adopts the
    /// one that `handler` returns, and consumes it.
    @discardableResult @inlinable
    public final func then<Output: Sendable>(
        on executor: HandlerExecutor, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @Sendable (Value) throws -> Promise<Output>
    ) -> Promise<Output> {
        let link = ThenPromiseLink(after: self, on: executor, at: PackedSourceLocation(fileID, line), handler)
        {
            ThenPromiseLink<Value, Output>.perform($0, $1)
        }
        link.start(after: self)
        return link
    }

    /// Calls `handler` with the value on an actor, in its isolation; the promise returned has its result.
    ///
    /// The handlers on one actor run in the order in which they became due, whatever their promises.
    @discardableResult
    public final func then<Output: Sendable, Target: Actor>(
        on target: Target, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @Sendable (isolated Target, Value) throws -> Output
    ) -> Promise<Output> {
        then(on: HandlerExecutor(kind: .actor(.of(target))), fileID: fileID, line: line) { value in
            try target.assumeIsolated { try handler($0, value) }
        }
    }

    /// Calls `handler` with the value on an actor, in its isolation; the promise returned adopts
    /// the one that `handler` returns, and consumes it.
    @discardableResult
    public final func then<Output: Sendable, Target: Actor>(
        on target: Target, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @Sendable (isolated Target, Value) throws -> Promise<Output>
    ) -> Promise<Output> {
        then(on: HandlerExecutor(kind: .actor(.of(target))), fileID: fileID, line: line) { value in
            try target.assumeIsolated { try handler($0, value) }
        }
    }
}
