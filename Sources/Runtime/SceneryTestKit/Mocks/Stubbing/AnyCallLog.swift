/// A call log whose argument types are out of sight: what a mock holds of its members.
public protocol AnyCallLog: AnyObject, Sendable {
    /// The member as Swift names it, with its protocol.
    var name: String { get }
    /// Where the test made the mock, if it did.
    var location: TestLocation? { get }
    /// All calls, oldest first.
    var recordedCalls: [RecordedCall] { get }
    /// The cases with an answer that no call has used.
    var unusedAnswers: [UnusedAnswer] { get }
    /// Forgets all calls; answers stay.
    func forgetCalls()
    /// Forgets all answers; calls stay.
    func forgetAnswers()
    /// From now on, a call without an answer fails the test even if its type has a default answer.
    func requireAnswers()
    /// Says where failures of this member are shown. Mocks call it once, when they are made.
    func belongs(to location: TestLocation, failure: TestFailure)
}

/// One call that a mock received, as text.
public struct RecordedCall: Sendable {
    /// Its number among the calls of all mocks of the process.
    public let order: Int
    /// The member that was called.
    public let name: String
    /// The member and its arguments.
    public let text: String
    /// Whether an expectation has accounted for it.
    public let isVerified: Bool
}

/// An answer that no call has used.
public struct UnusedAnswer: Sendable {
    /// The arguments that it is for.
    public let condition: String
    /// The calls that came closest, each with the arguments that kept the answer from it.
    public let closest: [String]

    func lines(of member: String) -> [String] {
        ["  \(member) for \(condition)"]
            + (closest.isEmpty ? ["it was not called"] : closest).map { "    \($0)" }
    }
}
