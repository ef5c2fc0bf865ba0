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
}
