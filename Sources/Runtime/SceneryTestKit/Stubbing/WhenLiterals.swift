/// `when` for one to four arguments.
///
/// A parameter pack gives a literal no type to be; with a fixed number of arguments each literal
/// gets the type of its argument: `stub.when(42, .any).returns(ride)`. Those of `Stub` stand back for those of `AsyncStub`,
/// which give back more.
extension Stub {
    /// The case of the arguments for which all conditions hold, to be told its answer.
    @_disfavoredOverload
    public func when(_ first: Match<Arguments>) -> any Answering<Arguments, Output, Failure> {
        addCase(of: MatchedArguments(first))
    }

    /// The case of the arguments for which all conditions hold, to be told its answer.
    @_disfavoredOverload
    public func when<A, B>(
        _ first: Match<A>, _ second: Match<B>
    ) -> any Answering<Arguments, Output, Failure> where Arguments == (A, B) {
        addCase(of: MatchedArguments(first, second))
    }

    /// The case of the arguments for which all conditions hold, to be told its answer.
    @_disfavoredOverload
    public func when<A, B, C>(
        _ first: Match<A>, _ second: Match<B>, _ third: Match<C>
    ) -> any Answering<Arguments, Output, Failure> where Arguments == (A, B, C) {
        addCase(of: MatchedArguments(first, second, third))
    }

    /// The case of the arguments for which all conditions hold, to be told its answer.
    @_disfavoredOverload
    public func when<A, B, C, D>(
        _ first: Match<A>, _ second: Match<B>, _ third: Match<C>, _ fourth: Match<D>
    ) -> any Answering<Arguments, Output, Failure> where Arguments == (A, B, C, D) {
        addCase(of: MatchedArguments(first, second, third, fourth))
    }

    func addCase(of conditions: MatchedArguments<Arguments>) -> StubCase<Arguments, Output, Failure> {
        let added = StubCase<Arguments, Output, Failure>(conditions: conditions)
        add(added)
        return added
    }
}

extension AsyncStub {
    /// The case of the arguments for which all conditions hold, to be told its answer.
    public func when(_ first: Match<Arguments>) -> any AsyncAnswering<Arguments, Output, Failure> {
        addCase(of: MatchedArguments(first))
    }

    /// The case of the arguments for which all conditions hold, to be told its answer.
    public func when<A, B>(
        _ first: Match<A>, _ second: Match<B>
    ) -> any AsyncAnswering<Arguments, Output, Failure> where Arguments == (A, B) {
        addCase(of: MatchedArguments(first, second))
    }

    /// The case of the arguments for which all conditions hold, to be told its answer.
    public func when<A, B, C>(
        _ first: Match<A>, _ second: Match<B>, _ third: Match<C>
    ) -> any AsyncAnswering<Arguments, Output, Failure> where Arguments == (A, B, C) {
        addCase(of: MatchedArguments(first, second, third))
    }

    /// The case of the arguments for which all conditions hold, to be told its answer.
    public func when<A, B, C, D>(
        _ first: Match<A>, _ second: Match<B>, _ third: Match<C>, _ fourth: Match<D>
    ) -> any AsyncAnswering<Arguments, Output, Failure> where Arguments == (A, B, C, D) {
        addCase(of: MatchedArguments(first, second, third, fourth))
    }
}
