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
        /// The order of arrival fails, and another one passes: that of these steps.
        case arrival(passing: String)
        /// The order of arrival fails, and so do some more that were tried.
        case any
        /// Work starts more work without end.
        case endless
        /// The steps to replay cannot be made.
        case steps
    }

    public var description: String {
        let details = complaints.map { "  " + $0.split(separator: "\n").joined(separator: "\n  ") }
        return ([head] + details + (reason == .steps ? [] : list)).joined(separator: "\n")
    }

    private var head: String {
        switch reason {
        case .order: "the test fails in another order than that of arrival, in which it passes"
        case .arrival: "the test fails in the order of arrival, and passes in another"
        case .any: "the test fails, and not because of the order: that of arrival fails too"
        case .endless:
            "the order does not end: \(steps.count) steps were made, and work brings more work"
        case .steps: "the steps to replay cannot be made"
        }
    }

    private var list: [String] {
        guard reason != .endless else {
            return ["  its last steps:"] + steps.suffix(6).map { "    \($0)" }
        }
        guard !steps.isEmpty else {
            return [
                "  nothing waited at a gate of the order or by its clock; work that neither holds is not waited for"
            ]
        }
        var lines = ["  the \(reason == .any ? "" : "shortest ")order that fails:"]
        lines += steps.enumerated().map { "    \($0 + 1). \($1)" }
        if case .arrival(let passing) = reason { lines += ["  an order that passes:", "    \(passing)"] }
        return lines + [
            "  found by order \(order) from seed \(seed); to replay it:",
            "    explore(seed: \(seed), replaying: #\"\(replay)\"#)",
        ]
    }
}
