// What looks at an outcome and passes it on. Each has the same form: with and without an executor.

extension Promise {
    /// Calls `handler` with the value, on the main actor; the promise returned has the same outcome.
    ///
    /// - Parameter handler: Not called if this promise is rejected. If it throws, the promise returned is rejected.
    @discardableResult
    public final func tap(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor @Sendable (Value) throws -> Void
    ) -> Promise {
        tap(on: .main, fileID: fileID, line: line) { value in
            try MainActor.assumeIsolated { try handler(value) }
        }
    }

    /// Calls `handler` with the value, on `executor`; the promise returned has the same outcome.
    @discardableResult
    public final func tap(
        on executor: HandlerExecutor, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @Sendable (Value) throws -> Void
    ) -> Promise {
        TapLink(after: self, on: executor, at: PackedSourceLocation(fileID, line), .value(handler))
    }

    /// Calls `handler` with the error, on the main actor; the promise returned has the same outcome.
    ///
    /// For what is done on the way, such as logging; ``catch(fileID:line:_:)`` ends a chain.
    ///
    /// - Parameter handler: Not called if there is no error. It is also called for a cancelled promise, with
    ///   `CancellationError`. If it throws, the promise returned is rejected with that error instead.
    /// - Returns: A promise that is rejected as this one is: the error still has to be handled.
    @discardableResult
    public final func tapError(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor @Sendable (any Error) throws -> Void
    ) -> Promise {
        tapError(on: .main, fileID: fileID, line: line) { error in
            try MainActor.assumeIsolated { try handler(error) }
        }
    }

    /// Calls `handler` with the error, on `executor`; the promise returned has the same outcome.
    @discardableResult
    public final func tapError(
        on executor: HandlerExecutor, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @Sendable (any Error) throws -> Void
    ) -> Promise {
        TapLink(after: self, on: executor, at: PackedSourceLocation(fileID, line), .error(handler))
    }

    /// Rejects a value that does not satisfy `condition`, with ``PromiseError/validationFailed(_:)``.
    ///
    /// - Parameter condition: Called on the main actor, for a value only. If it throws, the promise returned is
    ///   rejected with that error.
    @discardableResult
    public final func validate(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ condition: @escaping @MainActor @Sendable (Value) throws -> Bool
    ) -> Promise {
        validate(on: .main, fileID: fileID, line: line) { value in
            try MainActor.assumeIsolated { try condition(value) }
        }
    }

    /// Rejects a value that does not satisfy `condition`, which is called on `executor`, with
    /// ``PromiseError/validationFailed(_:)``.
    @discardableResult
    public final func validate(
        on executor: HandlerExecutor, fileID: StaticString = #fileID, line: UInt = #line,
        _ condition: @escaping @Sendable (Value) throws -> Bool
    ) -> Promise {
        TapLink(after: self, on: executor, at: PackedSourceLocation(fileID, line), .condition(condition))
    }

    // MARK: - Any outcome

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
        TapLink(after: self, on: executor, at: PackedSourceLocation(fileID, line), .outcome(handler))
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
