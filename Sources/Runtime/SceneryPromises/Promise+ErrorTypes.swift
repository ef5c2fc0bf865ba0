// `catch` and `recover` for errors of one type. Other errors pass on, after a turn on the executor like the handler's.

extension Promise {
    /// Calls `handler` with an error of a type, on the main actor. An error of another type passes on.
    ///
    /// - Parameters:
    ///   - type: The type of errors to handle; `CancellationError` for cancelled promises.
    ///   - handler: Not called if there is no error, or one of another type.
    /// - Returns: A promise that is fulfilled if there was no error or `handler` returned. It is rejected with the error of
    ///   another type, or with what `handler` threw.
    @discardableResult
    public final func `catch`<Failure: Error>(
        _ type: Failure.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor @Sendable (Failure) throws -> Void
    ) -> Promise<Void> {
        `catch`(on: .main, fileID: fileID, line: line) { error in
            guard let error = error as? Failure else { throw error }
            try MainActor.assumeIsolated { try handler(error) }
        }
    }

    /// Calls `handler` with an error of a type, on `executor`. An error of another type passes on.
    @discardableResult
    public final func `catch`<Failure: Error>(
        _ type: Failure.Type, on executor: HandlerExecutor, fileID: StaticString = #fileID,
        line: UInt = #line,
        _ handler: @escaping @Sendable (Failure) throws -> Void
    ) -> Promise<Void> {
        `catch`(on: executor, fileID: fileID, line: line) { error in
            guard let error = error as? Failure else { throw error }
            try handler(error)
        }
    }

    /// Calls `handler` with an error of a type, on the main actor; the promise returned has its result. An error of another
    /// type passes on.
    @discardableResult
    public final func recover<Failure: Error>(
        _ type: Failure.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor @Sendable (Failure) throws -> Value
    ) -> Promise {
        recover(on: .main, fileID: fileID, line: line) { error throws -> Value in
            guard let error = error as? Failure else { throw error }
            return try MainActor.assumeIsolated { try handler(error) }
        }
    }

    /// Calls `handler` with an error of a type, on the main actor; the promise returned adopts the one that
    /// `handler` returns. An error of another type passes on.
    @discardableResult
    public final func recover<Failure: Error>(
        _ type: Failure.Type, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor @Sendable (Failure) throws -> Promise
    ) -> Promise {
        recover(on: .main, fileID: fileID, line: line) { error throws -> Promise in
            guard let error = error as? Failure else { throw error }
            return try MainActor.assumeIsolated { try handler(error) }
        }
    }

    /// Calls `handler` with an error of a type, on `executor`; the promise returned has its result. An error of another
    /// type passes on.
    @discardableResult
    public final func recover<Failure: Error>(
        _ type: Failure.Type, on executor: HandlerExecutor, fileID: StaticString = #fileID,
        line: UInt = #line,
        _ handler: @escaping @Sendable (Failure) throws -> Value
    ) -> Promise {
        recover(on: executor, fileID: fileID, line: line) { error throws -> Value in
            guard let error = error as? Failure else { throw error }
            return try handler(error)
        }
    }

    /// Calls `handler` with an error of a type, on `executor`; the promise returned adopts the one that `handler`
    /// returns. An error of another type passes on.
    @discardableResult
    public final func recover<Failure: Error>(
        _ type: Failure.Type, on executor: HandlerExecutor, fileID: StaticString = #fileID,
        line: UInt = #line,
        _ handler: @escaping @Sendable (Failure) throws -> Promise
    ) -> Promise {
        recover(on: executor, fileID: fileID, line: line) { error throws -> Promise in
            guard let error = error as? Failure else { throw error }
            return try handler(error)
        }
    }
}
