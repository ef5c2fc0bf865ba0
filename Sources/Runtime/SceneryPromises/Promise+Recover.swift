extension Promise {
    /// Calls `handler` with the error, on the main actor; the promise returned has its result.
    ///
    /// - Parameter handler: Not called if this promise is fulfilled; the promise returned has its value then. If it throws,
    ///   the promise returned is rejected. It is also called for a cancelled promise, with `CancellationError`.
    @discardableResult
    public final func recover(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor @Sendable (any Error) throws -> Value
    ) -> Promise {
        recover(on: .main, fileID: fileID, line: line) { error in
            try MainActor.assumeIsolated { try handler(error) }
        }
    }

    /// Calls `handler` with the error, on the main actor; the promise returned adopts the one
    /// that `handler` returns.
    @discardableResult
    public final func recover(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor @Sendable (any Error) throws -> Promise
    ) -> Promise {
        recover(on: .main, fileID: fileID, line: line) { error in
            try MainActor.assumeIsolated { try handler(error) }
        }
    }

    /// Calls `handler` with the error, on `executor`; the promise returned has its result.
    @discardableResult @inlinable
    public final func recover(
        on executor: HandlerExecutor, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @Sendable (any Error) throws -> Value
    ) -> Promise {
        let link = RecoverLink(
            after: self, on: executor, at: PackedSourceLocation(fileID, line), .value(handler)
        ) {
            RecoverLink<Value>.perform($0, $1)
        }
        link.start(after: self)
        return link
    }

    /// Calls `handler` with the error, on `executor`; the promise returned adopts the
    /// one that `handler` returns.
    @discardableResult @inlinable
    public final func recover(
        on executor: HandlerExecutor, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @Sendable (any Error) throws -> Promise
    ) -> Promise {
        let link = RecoverLink(
            after: self, on: executor, at: PackedSourceLocation(fileID, line), .promise(handler)
        ) {
            RecoverLink<Value>.perform($0, $1)
        }
        link.start(after: self)
        return link
    }
}
