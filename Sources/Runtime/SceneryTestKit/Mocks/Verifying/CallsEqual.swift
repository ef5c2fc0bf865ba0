/// Whether two lists of calls are equal, argument by argument: what Swift does not offer for
/// lists of tuples, so that `#expect(mock.onRide.calls == [(42, "Tehran")])` can be written.
public func == <each Argument: Equatable>(
    received: [(repeat each Argument)], expected: [(repeat each Argument)]
) -> Bool {
    guard received.count == expected.count else { return false }
    for (one, other) in zip(received, expected) {
        for (left, right) in repeat (each one, each other) {
            if left != right { return false }
        }
    }
    return true
}
