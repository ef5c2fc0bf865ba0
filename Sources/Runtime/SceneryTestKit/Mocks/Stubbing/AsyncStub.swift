/// One asynchronous method of a mock: a `Stub` whose answers may take their time.
public final class AsyncStub<Arguments, Output, Failure: Error>:
    Stub<Arguments, Output, Failure>, AsyncAnswering, @unchecked Sendable
{
    // Unchecked for the reason its parent is; it adds no state.

    /// Notes a call and answers it, on the caller's actor. Mocks call it.
    public nonisolated(nonsending) func call(_ arguments: Arguments) async throws(Failure) -> Output {
        record(arguments)
        switch nextAnswer(for: arguments) {
        case .value(let value): return value
        case .failure(let error): throw error
        case .closure(let body): return try body(arguments)
        case .asyncClosure(let body): return try await body(arguments)
        case nil: return try unanswered(arguments)
        }
    }
}

extension AsyncStub where Arguments == Void {
    /// Notes a call without arguments and answers it. Mocks call it.
    public nonisolated(nonsending) func call() async throws(Failure) -> Output { try await call(()) }
}

extension AsyncStub {
    /// The case of the arguments for which all conditions hold, which is given an answer.
    public func when<each Argument>(
        _ conditions: repeat ArgumentMatcher<each Argument>
    ) -> any AsyncAnswering<Arguments, Output, Failure> where Arguments == (repeat each Argument) {
        let added = StubCase<Arguments, Output, Failure>(conditions: MatchedArguments(repeat each conditions))
        add(added)
        return added
    }
}
