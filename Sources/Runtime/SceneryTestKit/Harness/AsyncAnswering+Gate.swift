extension AsyncAnswering where Arguments: Sendable, Output: Sendable, Failure == any Error {
    /// Has each call wait at `gate`, on the caller's actor, until the test lets it finish.
    ///
    /// The call's arguments are the gate's request: the value itself for one.
    public func waits(at gate: Gate<Arguments, Output>) {
        answers { arguments in try await gate.pass(arguments) }
    }
}
