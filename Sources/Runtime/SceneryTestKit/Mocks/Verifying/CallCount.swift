/// How often a call is expected.
public struct CallCount: Sendable, Equatable, CustomStringConvertible {
    let lowest: Int
    /// `nil` is without limit.
    let highest: Int?

    public static func exactly(_ count: Int) -> CallCount { CallCount(lowest: count, highest: count) }
    public static func atLeast(_ count: Int) -> CallCount { CallCount(lowest: count, highest: nil) }
    public static func atMost(_ count: Int) -> CallCount { CallCount(lowest: 0, highest: count) }
    /// As many as the range holds, its ends among them.
    public static func between(_ range: ClosedRange<Int>) -> CallCount {
        CallCount(lowest: range.lowerBound, highest: range.upperBound)
    }
    public static let once = exactly(1)
    public static let never = exactly(0)
    /// Fails never; it accounts for the calls, so that `verifyNoMoreCalls` passes over them.
    public static let anyNumber = atLeast(0)

    func holds(for count: Int) -> Bool { count >= lowest && count <= highest ?? .max }

    public var description: String {
        guard let highest else { return lowest == 0 ? "any number of calls" : "at least \(calls(lowest))" }
        if lowest == highest { return highest == 0 ? "no call" : calls(highest) }
        return lowest == 0 ? "at most \(calls(highest))" : "\(lowest) to \(calls(highest))"
    }
}

/// "1 call", "2 calls".
func calls(_ count: Int) -> String { count == 1 ? "1 call" : "\(count) calls" }
