extension AsyncAnswering where Arguments: Sendable, Output: Sendable, Failure == any Error {
    /// Has each call wait at `gate`, on the caller's actor, until the test lets it finish.
    ///
    /// The call's arguments are the gate's request: the value itself for one.
    public func waits(at gate: Gate<Arguments, Output>) {
        answers { arguments in try await gate.pass(arguments) }
    }
}

extension AsyncAnswering where Arguments: Sendable, Output: Sendable {
    /// Has each call of a member that throws errors of its own type, or none, wait at `gate`.
    ///
    /// What throws nothing is not cancelled: the call stays at the gate until the test lets it finish. A failure that the
    /// member cannot throw fails the test.
    @_disfavoredOverload
    public func waits(at gate: Gate<Arguments, Output>) {
        answers { (arguments) async throws(Failure) in try await gate.pass(arguments, throwing: Failure.self)
        }
    }
}
