import Scenery

/// The expected crossings of a member, written as calls of it: `AboutPresentingCrossing.present(about)`.
///
/// A value matches what equals it, by the argument's own type; an argument that is not `Equatable` needs a matcher, such
/// as `.where(\.message, "Offline")`, `.where { … }` or `.any`. Values and matchers may be mixed for one and two
/// arguments. With more, write all values, or all matchers, among which literals stand for themselves and any other
/// value is `.equal(value)`.
extension CrossingMember {
    /// A call or a read without arguments.
    public func callAsFunction() -> ExpectedCrossing where Arguments == Void { ExpectedCrossing(self) }

    // MARK: One argument

    /// A crossing with an argument equal to `value`.
    public func callAsFunction(_ value: Arguments) -> ExpectedCrossing where Arguments: Equatable {
        ExpectedCrossing(self, .equal(value))
    }

    /// A crossing with an argument for which `matcher` holds.
    // A literal, `nil` among them, may be a value and a matcher: it is the value.
    @_disfavoredOverload
    public func callAsFunction(_ matcher: ArgumentMatcher<Arguments>) -> ExpectedCrossing {
        ExpectedCrossing(self, matcher)
    }

    // MARK: Two arguments

    /// A crossing with arguments equal to these values.
    public func callAsFunction<A: Equatable, B: Equatable>(_ first: A, _ second: B) -> ExpectedCrossing
    where Arguments == (A, B) {
        ExpectedCrossing(self, ArgumentMatcher<A>.equal(first), ArgumentMatcher<B>.equal(second))
    }

    /// A crossing with a first argument equal to a value, and a second for which a matcher holds.
    public func callAsFunction<A: Equatable, B>(_ first: A, _ second: ArgumentMatcher<B>) -> ExpectedCrossing
    where Arguments == (A, B) {
        ExpectedCrossing(self, ArgumentMatcher<A>.equal(first), second)
    }

    /// A crossing with a first argument for which a matcher holds, and a second equal to a value.
    public func callAsFunction<A, B: Equatable>(_ first: ArgumentMatcher<A>, _ second: B) -> ExpectedCrossing
    where Arguments == (A, B) {
        ExpectedCrossing(self, first, ArgumentMatcher<B>.equal(second))
    }

    /// A crossing with arguments for which these matchers hold.
    public func callAsFunction<A, B>(
        _ first: ArgumentMatcher<A>, _ second: ArgumentMatcher<B>
    ) -> ExpectedCrossing where Arguments == (A, B) {
        ExpectedCrossing(self, first, second)
    }

    // MARK: More arguments

    /// A crossing with arguments equal to these values.
    public func callAsFunction<A: Equatable, B: Equatable, C: Equatable>(
        _ first: A, _ second: B, _ third: C
    ) -> ExpectedCrossing where Arguments == (A, B, C) {
        ExpectedCrossing(
            self, ArgumentMatcher<A>.equal(first), ArgumentMatcher<B>.equal(second),
            ArgumentMatcher<C>.equal(third))
    }

    /// A crossing with arguments for which these matchers hold.
    public func callAsFunction<A, B, C>(
        _ first: ArgumentMatcher<A>, _ second: ArgumentMatcher<B>, _ third: ArgumentMatcher<C>
    ) -> ExpectedCrossing where Arguments == (A, B, C) {
        ExpectedCrossing(self, first, second, third)
    }

    /// A crossing with arguments for which these matchers hold.
    @_disfavoredOverload
    public func callAsFunction<each Argument>(
        _ matchers: repeat ArgumentMatcher<each Argument>
    ) -> ExpectedCrossing where Arguments == (repeat each Argument) {
        ExpectedCrossing(self, repeat each matchers)
    }
}
