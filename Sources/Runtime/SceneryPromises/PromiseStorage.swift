/// The part of a promise that holds its state. You create and use a ``Promise``.
///
/// A class of its own, so that the type of the state is a parameter of the class. Otherwise releasing a promise looks that
/// type up each time: an inline link takes 175 ns instead of 154 then, and one to a promise 212 instead of 170
/// (`Benchmarks`, group promises). It is public because the superclass of a public class has to be.
///
/// `@unchecked Sendable`: see ``Promise``.
public class PromiseStorage<State: Sendable>: AnyPromise, @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline final var storage: State

    @inlinable
    init(_ storage: State, _ flags: PromiseFlags, line: UInt16) {
        self.storage = storage
        super.init(flags, line: line)
    }
}
