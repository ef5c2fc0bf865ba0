/// `when` for five to eight arguments, each of which may be a literal.
extension Stub {
    /// The case of the arguments for which all conditions hold, which is given an answer.
    @_disfavoredOverload
    public func when<A, B, C, D, E>(
        _ first: ArgumentMatcher<A>,
        _ second: ArgumentMatcher<B>,
        _ third: ArgumentMatcher<C>,
        _ fourth: ArgumentMatcher<D>,
        _ fifth: ArgumentMatcher<E>
    ) -> any Answering<Arguments, Output, Failure> where Arguments == (A, B, C, D, E) {
        addCase(of: MatchedArguments(first, second, third, fourth, fifth))
    }

    /// The case of the arguments for which all conditions hold, which is given an answer.
    @_disfavoredOverload
    public func when<A, B, C, D, E, F>(
        _ first: ArgumentMatcher<A>,
        _ second: ArgumentMatcher<B>,
        _ third: ArgumentMatcher<C>,
        _ fourth: ArgumentMatcher<D>,
        _ fifth: ArgumentMatcher<E>,
        _ sixth: ArgumentMatcher<F>
    ) -> any Answering<Arguments, Output, Failure> where Arguments == (A, B, C, D, E, F) {
        addCase(of: MatchedArguments(first, second, third, fourth, fifth, sixth))
    }

    /// The case of the arguments for which all conditions hold, which is given an answer.
    @_disfavoredOverload
    public func when<A, B, C, D, E, F, G>(
        _ first: ArgumentMatcher<A>,
        _ second: ArgumentMatcher<B>,
        _ third: ArgumentMatcher<C>,
        _ fourth: ArgumentMatcher<D>,
        _ fifth: ArgumentMatcher<E>,
        _ sixth: ArgumentMatcher<F>,
        _ seventh: ArgumentMatcher<G>
    ) -> any Answering<Arguments, Output, Failure> where Arguments == (A, B, C, D, E, F, G) {
        addCase(of: MatchedArguments(first, second, third, fourth, fifth, sixth, seventh))
    }

    /// The case of the arguments for which all conditions hold, which is given an answer.
    @_disfavoredOverload
    public func when<A, B, C, D, E, F, G, H>(
        _ first: ArgumentMatcher<A>,
        _ second: ArgumentMatcher<B>,
        _ third: ArgumentMatcher<C>,
        _ fourth: ArgumentMatcher<D>,
        _ fifth: ArgumentMatcher<E>,
        _ sixth: ArgumentMatcher<F>,
        _ seventh: ArgumentMatcher<G>,
        _ eighth: ArgumentMatcher<H>
    ) -> any Answering<Arguments, Output, Failure> where Arguments == (A, B, C, D, E, F, G, H) {
        addCase(of: MatchedArguments(first, second, third, fourth, fifth, sixth, seventh, eighth))
    }
}

extension AsyncStub {
    /// The case of the arguments for which all conditions hold, which is given an answer.
    public func when<A, B, C, D, E>(
        _ first: ArgumentMatcher<A>,
        _ second: ArgumentMatcher<B>,
        _ third: ArgumentMatcher<C>,
        _ fourth: ArgumentMatcher<D>,
        _ fifth: ArgumentMatcher<E>
    ) -> any AsyncAnswering<Arguments, Output, Failure> where Arguments == (A, B, C, D, E) {
        addCase(of: MatchedArguments(first, second, third, fourth, fifth))
    }

    /// The case of the arguments for which all conditions hold, which is given an answer.
    public func when<A, B, C, D, E, F>(
        _ first: ArgumentMatcher<A>,
        _ second: ArgumentMatcher<B>,
        _ third: ArgumentMatcher<C>,
        _ fourth: ArgumentMatcher<D>,
        _ fifth: ArgumentMatcher<E>,
        _ sixth: ArgumentMatcher<F>
    ) -> any AsyncAnswering<Arguments, Output, Failure> where Arguments == (A, B, C, D, E, F) {
        addCase(of: MatchedArguments(first, second, third, fourth, fifth, sixth))
    }

    /// The case of the arguments for which all conditions hold, which is given an answer.
    public func when<A, B, C, D, E, F, G>(
        _ first: ArgumentMatcher<A>,
        _ second: ArgumentMatcher<B>,
        _ third: ArgumentMatcher<C>,
        _ fourth: ArgumentMatcher<D>,
        _ fifth: ArgumentMatcher<E>,
        _ sixth: ArgumentMatcher<F>,
        _ seventh: ArgumentMatcher<G>
    ) -> any AsyncAnswering<Arguments, Output, Failure> where Arguments == (A, B, C, D, E, F, G) {
        addCase(of: MatchedArguments(first, second, third, fourth, fifth, sixth, seventh))
    }

    /// The case of the arguments for which all conditions hold, which is given an answer.
    public func when<A, B, C, D, E, F, G, H>(
        _ first: ArgumentMatcher<A>,
        _ second: ArgumentMatcher<B>,
        _ third: ArgumentMatcher<C>,
        _ fourth: ArgumentMatcher<D>,
        _ fifth: ArgumentMatcher<E>,
        _ sixth: ArgumentMatcher<F>,
        _ seventh: ArgumentMatcher<G>,
        _ eighth: ArgumentMatcher<H>
    ) -> any AsyncAnswering<Arguments, Output, Failure> where Arguments == (A, B, C, D, E, F, G, H) {
        addCase(of: MatchedArguments(first, second, third, fourth, fifth, sixth, seventh, eighth))
    }
}
