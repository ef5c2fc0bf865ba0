import SceneryFoundations

/// What a mock knows about itself: the members it stands for and the location it was made at.
public struct MockLog: Sendable {
    /// The mock's type name.
    public let name: String
    /// The logs of its members, in the order of the protocol.
    public let members: [any AnyCallLog]

    /// Ties `members` to the location in the test that made the mock.
    public init(
        _ name: String, _ members: [any AnyCallLog],
        _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
    ) {
        self.init(name, members)
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        newestMock.withLock { $0 = location }
        let failure = TestFailure()
        for member in members { member.belongs(to: location, failure: failure) }
    }

    /// Creates the log of a mock that an initializer of its protocol creates, whose location is not known.
    public init(_ name: String, _ members: [any AnyCallLog]) {
        self.name = name
        self.members = members
    }

    /// The calls of all members in the order in which they came.
    public var calls: [RecordedCall] {
        members.flatMap(\.recordedCalls).sorted { $0.order < $1.order }
    }

    /// Forgets the calls of all members; answers stay.
    public func forgetCalls() {
        for member in members { member.forgetCalls() }
    }

    /// Forgets the answers of all members; calls stay.
    public func forgetAnswers() {
        for member in members { member.forgetAnswers() }
    }

    /// Makes the mock strict: from now on, a call without an answer fails the test even if it returns nothing, an optional, or
    /// a collection. Writes and initializers need no answer.
    public func requireAnswers() {
        for member in members { member.requireAnswers() }
    }
}
