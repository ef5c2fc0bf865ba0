extension Promise {
    /// Calls `handler` with the value, on the main actor; the promise returned has its result.
    ///
    /// - Parameter handler: Not called when this promise is rejected: the error goes on. A throw rejects the
    ///   promise returned.
    @discardableResult
    public final func then<Output: Sendable>(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor @Sendable (Value) throws -> Output
    ) -> Promise<Output> {
        then(on: .main, fileID: fileID, line: line) { value in
            try MainActor.assumeIsolated { try handler(value) }
        }
    }

    /// Calls `handler` with the value, on the main actor; the promise returned takes the state of the one
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

    /// Starts a task with the value, on the main actor; the promise returned has its result, and cancels
    /// the task with itself.
    @discardableResult
    public final func then<Output: Sendable>(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor @Sendable (Value) async throws -> Output
    ) -> Promise<Output> {
        then(on: .main, fileID: fileID, line: line) { value in
            Promise<Output>(fileID: fileID, line: line) { try await handler(value) }
        }
    }

    /// Calls `handler` with the value, where `delivery` says; the promise returned has its result.
    @discardableResult @inlinable
    public final func then<Output: Sendable>(
        on delivery: Delivery, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @Sendable (Value) throws -> Output
    ) -> Promise<Output> {
        let link = ThenLink(after: self, on: delivery, at: Place(fileID, line), handler) {
            ThenLink<Value, Output>.perform($0, $1)
        }
        link.start(after: self)
        return link
    }

    /// Calls `handler` with the value, where `delivery` says; the promise returned takes the state of the
    /// one that `handler` returns, and consumes it.
    @discardableResult @inlinable
    public final func then<Output: Sendable>(
        on delivery: Delivery, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @Sendable (Value) throws -> Promise<Output>
    ) -> Promise<Output> {
        let link = ThenPromiseLink(after: self, on: delivery, at: Place(fileID, line), handler) {
            ThenPromiseLink<Value, Output>.perform($0, $1)
        }
        link.start(after: self)
        return link
    }

    /// Calls `handler` with the value on an actor, in its isolation; the promise returned has its result.
    ///
    /// The handlers given to one actor run there in the order they became due, of whatever promises.
    @discardableResult
    public final func then<Output: Sendable, Target: Actor>(
        on target: Target, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @Sendable (isolated Target, Value) throws -> Output
    ) -> Promise<Output> {
        then(on: .executor(ActorLane.of(target)), fileID: fileID, line: line) { value in
            try target.assumeIsolated { try handler($0, value) }
        }
    }

    /// Calls `handler` with the value on an actor, in its isolation; the promise returned takes the
    /// state of the one that `handler` returns, and consumes it.
    @discardableResult
    public final func then<Output: Sendable, Target: Actor>(
        on target: Target, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @Sendable (isolated Target, Value) throws -> Promise<Output>
    ) -> Promise<Output> {
        then(on: .executor(ActorLane.of(target)), fileID: fileID, line: line) { value in
            try target.assumeIsolated { try handler($0, value) }
        }
    }
}
