extension Promise {
    /// Calls `handler` with the error, on the main actor; the promise returned has its result.
    ///
    /// - Parameter handler: Not called when this promise is fulfilled: the value goes on. A throw rejects
    ///   the promise returned. A cancelled promise comes here too, with `CancellationError`.
    @discardableResult
    public final func recover(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor @Sendable (any Error) throws -> Value
    ) -> Promise {
        recover(on: .main, fileID: fileID, line: line) { error in
            try MainActor.assumeIsolated { try handler(error) }
        }
    }

    /// Calls `handler` with the error, on the main actor; the promise returned takes the state of the one
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

    /// Calls `handler` with the error, where `delivery` says; the promise returned has its result.
    @discardableResult @inlinable
    public final func recover(
        on delivery: Delivery, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @Sendable (any Error) throws -> Value
    ) -> Promise {
        let link = RecoverLink(after: self, on: delivery, at: Place(fileID, line), .value(handler)) {
            RecoverLink<Value>.perform($0, $1)
        }
        link.start(after: self)
        return link
    }

    /// Calls `handler` with the error, where `delivery` says; the promise returned takes the state of the
    /// one that `handler` returns.
    @discardableResult @inlinable
    public final func recover(
        on delivery: Delivery, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @Sendable (any Error) throws -> Promise
    ) -> Promise {
        let link = RecoverLink(after: self, on: delivery, at: Place(fileID, line), .promise(handler)) {
            RecoverLink<Value>.perform($0, $1)
        }
        link.start(after: self)
        return link
    }
}
