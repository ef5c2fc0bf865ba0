/// The calls to be verified, by their arguments.
///
/// One to eight arguments have a method each, because a parameter pack gives a literal no type to be.
extension CallLog {
    /// All calls, whatever their arguments.
    public func called() -> CallPattern<Arguments> { CallPattern(log: self, conditions: nil) }

    /// The calls for whose arguments all conditions hold.
    public func called(_ first: ArgumentMatcher<Arguments>) -> CallPattern<Arguments> {
        CallPattern(log: self, conditions: MatchedArguments(first))
    }

    /// The calls for whose arguments all conditions hold.
    public func called<A, B>(_ first: ArgumentMatcher<A>, _ second: ArgumentMatcher<B>) -> CallPattern<
        Arguments
    >
    where Arguments == (A, B) {
        CallPattern(log: self, conditions: MatchedArguments(first, second))
    }

    /// The calls for whose arguments all conditions hold.
    public func called<A, B, C>(
        _ first: ArgumentMatcher<A>, _ second: ArgumentMatcher<B>, _ third: ArgumentMatcher<C>
    ) -> CallPattern<Arguments> where Arguments == (A, B, C) {
        CallPattern(log: self, conditions: MatchedArguments(first, second, third))
    }

    /// The calls for whose arguments all conditions hold.
    public func called<A, B, C, D>(
        _ first: ArgumentMatcher<A>, _ second: ArgumentMatcher<B>, _ third: ArgumentMatcher<C>,
        _ fourth: ArgumentMatcher<D>
    ) -> CallPattern<Arguments> where Arguments == (A, B, C, D) {
        CallPattern(log: self, conditions: MatchedArguments(first, second, third, fourth))
    }

    /// The calls for whose arguments all conditions hold.
    @_disfavoredOverload
    public func called<each Argument>(
        _ conditions: repeat ArgumentMatcher<each Argument>
    ) -> CallPattern<Arguments> where Arguments == (repeat each Argument) {
        CallPattern(log: self, conditions: MatchedArguments(repeat each conditions))
    }
}
