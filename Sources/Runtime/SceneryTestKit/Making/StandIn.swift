import Foundation

extension Stub {
    /// For a member whose result cannot be copied: fails the test and throws, or gives back a value that is made up. Mocks
    /// call it.
    public func hold<Held: ~Copyable>(_ arguments: Arguments) throws(Failure) -> Held {
        let told = unansweredMessage(arguments)
        try fail(telling: told)
        if let value = ValueMaker(source: .nothing).makeHeld(Held.self) { return value }
        stop(name: name, type: "value of its type", told: told)
    }
}

/// Something of a type to go on with after a call that nothing answered has failed the test.
///
/// What can be made of almost every type: see `ValueMaker`. With one of which nothing can be made
/// the process ends: see `stop`.
func standInOrStop<Value>(for type: Value.Type, name: String, told: String) -> Value {
    if let value = ValueMaker(source: .nothing).make(type) { return value }
    stop(name: name, type: "\(type)", told: told)
}

/// What a function that was made up gives back: something made up as well. Mocks call it.
///
/// The test has failed by then. The process ends where nothing can be made of the type.
///
/// - Parameter member: the member that gave the function back.
public func madeUp<Value>(by member: String) -> Value {
    let told = "no answer for \(member), and the function it gave back in place of one was called"
    return standInOrStop(for: Value.self, name: member, told: told)
}

/// Ends the process, after a failure that is already reported.
///
/// A call that cannot throw has to give back a value. Where there is none, the only other way is
/// never to return, and a test run that hangs says less than one that stops and names the call.
///
/// - Parameter told: the failure once more: what was called and what was stubbed. The framework
///   may not have shown it by the time the process ends.
func stop(name: String, type: String, told: String) -> Never {
    // Optimized builds leave out a precondition's own text.
    FileHandle.standardError.write(
        Data(
            """
            \(told)
              \(name) cannot throw, and there is no \(type) to go on with: the test process ends here
              stub the call, or conform \(type) to DefaultAnswer\n
            """.utf8))
    preconditionFailure("no answer for \(name)")
}
