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
    /// Why it fails.
    public let reason: Reason

    public enum Reason: Sendable, Equatable {
        /// The same work passes in the order in which it came. Work that is not among the steps stays pending
        /// and plays no part.
        case order
        /// The order of arrival fails too.
        case any
        /// The steps to replay cannot be made.
        case steps
    }

    public var description: String {
        let list = steps.enumerated().map { "    \($0 + 1). \($1)" }.joined(separator: "\n")
        let head = switch reason {
        case .order: "the test fails in another order than that of arrival, in which it passes"
        case .any: "the test fails, and not because of the order: that of arrival fails too"
        case .steps: "the steps to replay cannot be made"
        }
        let told = complaints.map { "  " + $0.split(separator: "\n").joined(separator: "\n  ") }
        guard reason != .steps else { return ([head] + told).joined(separator: "\n") }
        return """
            \(head)
            \(told.joined(separator: "\n"))
              the shortest order that fails:
            \(list.isEmpty ? "    nothing is pending" : list)
              found by order \(order) from seed \(seed); to replay it:
                explore(seed: \(seed), replaying: #"\(replay)"#)
            """
    }
}
