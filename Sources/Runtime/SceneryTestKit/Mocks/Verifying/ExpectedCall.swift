/// One step of `verifyInOrder`: a call pattern whose argument types are out of sight.
public protocol ExpectedCall {
    /// What is expected, for failures.
    var expectation: String { get }
    /// The member it is about.
    var member: any AnyCallLog { get }
    /// The numbers of the calls that match, oldest first.
    var matchingOrders: [Int] { get }
    /// Counts a call as verified, and captures what is to be captured.
    func account(forCall order: Int)
}

extension CallPattern: ExpectedCall {
    public var expectation: String { text }
    public var member: any AnyCallLog { log }
    public var matchingOrders: [Int] { matching.map(\.order) }
    public func account(forCall order: Int) { account(for: log.snapshot.filter { $0.order == order }) }
}

/// Collects the steps of `verifyInOrder`, one a line.
@resultBuilder
public enum ExpectedCalls {
    public static func buildExpression(_ call: any ExpectedCall) -> [any ExpectedCall] { [call] }
    public static func buildBlock(_ parts: [any ExpectedCall]...) -> [any ExpectedCall] {
        parts.flatMap { $0 }
    }
    public static func buildOptional(_ part: [any ExpectedCall]?) -> [any ExpectedCall] { part ?? [] }
    public static func buildEither(first part: [any ExpectedCall]) -> [any ExpectedCall] { part }
    public static func buildEither(second part: [any ExpectedCall]) -> [any ExpectedCall] { part }
    public static func buildArray(_ parts: [[any ExpectedCall]]) -> [any ExpectedCall] {
        parts.flatMap { $0 }
    }
}
