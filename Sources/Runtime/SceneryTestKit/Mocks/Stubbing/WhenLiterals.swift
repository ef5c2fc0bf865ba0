/// `when` for one to four arguments.
///
/// A parameter pack gives a literal no type to be; with a fixed number of arguments each literal
/// gets the type of its argument: `stub.when(42, .any).returns(ride)`. Those of `Stub` stand back for those of `AsyncStub`,
/// which give back more.
extension Stub {
    /// The case of the arguments for which all conditions hold, which is given an answer.
    @_disfavoredOverload
    public func when(_ first: ArgumentMatcher<Arguments>) -> any Answering<Arguments, Output, Failure> {
        addCase(of: MatchedArguments(first))
    }

    /// The case of the arguments for which all conditions hold, which is given an answer.
    @_disfavoredOverload
    public func when<A, B>(
        _ first: ArgumentMatcher<A>, _ second: ArgumentMatcher<B>
    ) -> any Answering<Arguments, Output, Failure> where Arguments == (A, B) {
        addCase(of: MatchedArguments(first, second))
    }

    /// The case of the arguments for which all conditions hold, which is given an answer.
    @_disfavoredOverload
    public func when<A, B, C>(
        _ first: ArgumentMatcher<A>, _ second: ArgumentMatcher<B>, _ third: ArgumentMatcher<C>
    ) -> any Answering<Arguments, Output, Failure> where Arguments == (A, B, C) {
        addCase(of: MatchedArguments(first, second, third))
    }

    /// The case of the arguments for which all conditions hold, which is given an answer.
    @_disfavoredOverload
    public func when<A, B, C, D>(
        _ first: ArgumentMatcher<A>, _ second: ArgumentMatcher<B>, _ third: ArgumentMatcher<C>,
        _ fourth: ArgumentMatcher<D>
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
    /// The case of the arguments for which all conditions hold, which is given an answer.
    public func when(_ first: ArgumentMatcher<Arguments>) -> any AsyncAnswering<Arguments, Output, Failure> {
        addCase(of: MatchedArguments(first))
    }

    /// The case of the arguments for which all conditions hold, which is given an answer.
    public func when<A, B>(
        _ first: ArgumentMatcher<A>, _ second: ArgumentMatcher<B>
    ) -> any AsyncAnswering<Arguments, Output, Failure> where Arguments == (A, B) {
        addCase(of: MatchedArguments(first, second))
    }

    /// The case of the arguments for which all conditions hold, which is given an answer.
    public func when<A, B, C>(
        _ first: ArgumentMatcher<A>, _ second: ArgumentMatcher<B>, _ third: ArgumentMatcher<C>
    ) -> any AsyncAnswering<Arguments, Output, Failure> where Arguments == (A, B, C) {
        addCase(of: MatchedArguments(first, second, third))
    }

    /// The case of the arguments for which all conditions hold, which is given an answer.
    public func when<A, B, C, D>(
        _ first: ArgumentMatcher<A>, _ second: ArgumentMatcher<B>, _ third: ArgumentMatcher<C>,
        _ fourth: ArgumentMatcher<D>
    ) -> any AsyncAnswering<Arguments, Output, Failure> where Arguments == (A, B, C, D) {
        addCase(of: MatchedArguments(first, second, third, fourth))
    }
}
