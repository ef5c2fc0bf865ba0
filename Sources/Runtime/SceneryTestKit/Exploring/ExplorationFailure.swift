/// An order in which a test fails.
public struct ExplorationFailure: Sendable, Equatable, CustomStringConvertible {
    /// What the test complained of.
    public let complaints: [String]
    /// What happens in this order, step by step, for a person.
    public let steps: [String]
    /// The same for `explore(replaying:)`.
    public let replay: String
    /// How many orders were tried until it was found.
    public let order: Int
    public let seed: UInt64
    /// Whether the same work passes in the order in which it came. If so, work that is not among the steps
    /// stays pending, and plays no part.
    public let passesInArrival: Bool

    public var description: String {
        let list = steps.enumerated().map { "    \($0 + 1). \($1)" }.joined(separator: "\n")
        let head =
            passesInArrival
            ? "the test fails in another order than that of arrival, in which it passes"
            : "the test fails, and not because of the order: that of arrival fails too"
        return """
            \(head)
            \(complaints.map { "  " + $0.split(separator: "\n").joined(separator: "\n  ") }.joined(separator: "\n"))
              the shortest order that fails:
            \(list.isEmpty ? "    nothing is pending" : list)
              found by order \(order) from seed \(seed); to replay it:
                explore(seed: \(seed), replaying: #"\(replay)"#)
            """
    }
}
