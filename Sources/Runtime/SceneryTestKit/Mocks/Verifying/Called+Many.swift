/// `called` for five to eight arguments, each of which may be a literal.
extension CallLog {
    /// The calls for whose arguments all conditions hold.
    public func called<A, B, C, D, E>(
        _ first: ArgumentMatcher<A>,
        _ second: ArgumentMatcher<B>,
        _ third: ArgumentMatcher<C>,
        _ fourth: ArgumentMatcher<D>,
        _ fifth: ArgumentMatcher<E>
    ) -> CallPattern<Arguments> where Arguments == (A, B, C, D, E) {
        CallPattern(log: self, conditions: MatchedArguments(first, second, third, fourth, fifth))
    }

    /// The calls for whose arguments all conditions hold.
    public func called<A, B, C, D, E, F>(
        _ first: ArgumentMatcher<A>,
        _ second: ArgumentMatcher<B>,
        _ third: ArgumentMatcher<C>,
        _ fourth: ArgumentMatcher<D>,
        _ fifth: ArgumentMatcher<E>,
        _ sixth: ArgumentMatcher<F>
    ) -> CallPattern<Arguments> where Arguments == (A, B, C, D, E, F) {
        CallPattern(log: self, conditions: MatchedArguments(first, second, third, fourth, fifth, sixth))
    }

    /// The calls for whose arguments all conditions hold.
    public func called<A, B, C, D, E, F, G>(
        _ first: ArgumentMatcher<A>,
        _ second: ArgumentMatcher<B>,
        _ third: ArgumentMatcher<C>,
        _ fourth: ArgumentMatcher<D>,
        _ fifth: ArgumentMatcher<E>,
        _ sixth: ArgumentMatcher<F>,
        _ seventh: ArgumentMatcher<G>
    ) -> CallPattern<Arguments> where Arguments == (A, B, C, D, E, F, G) {
        CallPattern(
            log: self, conditions: MatchedArguments(first, second, third, fourth, fifth, sixth, seventh))
    }

    /// The calls for whose arguments all conditions hold.
    public func called<A, B, C, D, E, F, G, H>(
        _ first: ArgumentMatcher<A>,
        _ second: ArgumentMatcher<B>,
        _ third: ArgumentMatcher<C>,
        _ fourth: ArgumentMatcher<D>,
        _ fifth: ArgumentMatcher<E>,
        _ sixth: ArgumentMatcher<F>,
        _ seventh: ArgumentMatcher<G>,
        _ eighth: ArgumentMatcher<H>
    ) -> CallPattern<Arguments> where Arguments == (A, B, C, D, E, F, G, H) {
        CallPattern(
            log: self,
            conditions: MatchedArguments(first, second, third, fourth, fifth, sixth, seventh, eighth))
    }
}
