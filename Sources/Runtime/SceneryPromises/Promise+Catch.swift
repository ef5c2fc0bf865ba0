extension Promise {
    /// Calls `handler` with the error of the chain, on the main actor.
    ///
    /// - Parameter handler: Not called if there is no error. It is also called for a cancelled promise, with
    ///   `CancellationError`.
    /// - Returns: A promise that is fulfilled if there was no error or `handler` returned, and rejected
    ///   if `handler` threw.
    @discardableResult
    public final func `catch`(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor @Sendable (any Error) throws -> Void
    ) -> Promise<Void> {
        `catch`(on: .main, fileID: fileID, line: line) { error in
            try MainActor.assumeIsolated { try handler(error) }
        }
    }

    /// Calls `handler` with the error of the chain, on `executor`.
    @discardableResult
    public final func `catch`(
        on executor: HandlerExecutor, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @Sendable (any Error) throws -> Void
    ) -> Promise<Void> {
        let link = CatchLink(after: self, on: executor, at: PackedSourceLocation(fileID, line), handler)
        link.start(after: self)
        return link
    }

    /// Like ``catch(fileID:line:_:)``; the component style uses this name.
    @discardableResult
    public final func error(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor @Sendable (any Error) throws -> Void
    ) -> Promise<Void> {
        `catch`(fileID: fileID, line: line, handler)
    }

    /// Calls `handler` with the value or the error, on the main actor; the promise returned has the same outcome.
    ///
    /// - Parameter handler: If it throws, the promise returned is rejected.
    @discardableResult
    public final func always(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor @Sendable (Result<Value, any Error>) throws -> Void
    ) -> Promise {
        always(on: .main, fileID: fileID, line: line) { outcome in
            try MainActor.assumeIsolated { try handler(outcome) }
        }
    }

    /// Calls `handler` with the value or the error, on `executor`; the promise returned has the same outcome.
    @discardableResult
    public final func always(
        on executor: HandlerExecutor, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @Sendable (Result<Value, any Error>) throws -> Void
    ) -> Promise {
        let link = AlwaysLink(after: self, on: executor, at: PackedSourceLocation(fileID, line), handler)
        link.start(after: self)
        return link
    }

    /// Calls `handler` for any outcome, on the main actor; the promise returned has the same outcome.
    @discardableResult
    public final func always(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor @Sendable () throws -> Void
    ) -> Promise {
        always(fileID: fileID, line: line) { (_: Result<Value, any Error>) in try handler() }
    }

    /// Calls `handler` for any outcome, on `executor`; the promise returned has the same outcome.
    @discardableResult
    public final func always(
        on executor: HandlerExecutor, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @Sendable () throws -> Void
    ) -> Promise {
        always(on: executor, fileID: fileID, line: line) { (_: Result<Value, any Error>) in try handler() }
    }
}
