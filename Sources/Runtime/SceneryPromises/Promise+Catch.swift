extension Promise {
    /// Calls `handler` with the error of the whole chain before it, on the main actor.
    ///
    /// - Parameter handler: Not called when there is no error. A cancelled promise comes here too, with
    ///   `CancellationError`.
    /// - Returns: A promise fulfilled when there was no error or `handler` has dealt with it; rejected
    ///   when `handler` throws.
    @discardableResult
    public final func `catch`(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor @Sendable (any Error) throws -> Void
    ) -> Promise<Void> {
        `catch`(on: .main, fileID: fileID, line: line) { error in
            try MainActor.assumeIsolated { try handler(error) }
        }
    }

    /// Calls `handler` with the error of the whole chain before it, where `delivery` says.
    @discardableResult
    public final func `catch`(
        on delivery: Delivery, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @Sendable (any Error) throws -> Void
    ) -> Promise<Void> {
        let link = CatchLink(after: self, on: delivery, at: Place(fileID, line), handler)
        link.start(after: self)
        return link
    }

    /// ``catch(fileID:line:_:)`` by the name that the component style gives it.
    @discardableResult
    public final func error(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor @Sendable (any Error) throws -> Void
    ) -> Promise<Void> {
        `catch`(fileID: fileID, line: line, handler)
    }

    /// Calls `handler` with the value or the error, on the main actor; the outcome goes on as it is.
    ///
    /// - Parameter handler: A throw rejects the promise returned.
    @discardableResult
    public final func always(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor @Sendable (Result<Value, any Error>) throws -> Void
    ) -> Promise {
        always(on: .main, fileID: fileID, line: line) { outcome in
            try MainActor.assumeIsolated { try handler(outcome) }
        }
    }

    /// Calls `handler` with the value or the error, where `delivery` says; the outcome goes on as it is.
    @discardableResult
    public final func always(
        on delivery: Delivery, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @Sendable (Result<Value, any Error>) throws -> Void
    ) -> Promise {
        let link = AlwaysLink(after: self, on: delivery, at: Place(fileID, line), handler)
        link.start(after: self)
        return link
    }

    /// Calls `handler` whatever the outcome, on the main actor; the outcome goes on as it is.
    @discardableResult
    public final func always(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor @Sendable () throws -> Void
    ) -> Promise {
        always(fileID: fileID, line: line) { (_: Result<Value, any Error>) in try handler() }
    }

    /// Calls `handler` whatever the outcome, where `delivery` says; the outcome goes on as it is.
    @discardableResult
    public final func always(
        on delivery: Delivery, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @Sendable () throws -> Void
    ) -> Promise {
        always(on: delivery, fileID: fileID, line: line) { (_: Result<Value, any Error>) in try handler() }
    }
}
