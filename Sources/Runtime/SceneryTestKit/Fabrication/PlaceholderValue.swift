import Foundation

extension Stub {
    /// For a member whose result cannot be copied: fails the test and throws, or returns a fabricated value. Mocks
    /// call it.
    @_documentation(visibility: internal)
    public func hold<Held: ~Copyable>(_ arguments: Arguments) throws(Failure) -> Held {
        let message = unansweredMessage(arguments)
        try fail(with: message)
        if let value = ValueFabricator(source: .nothing).makeHeld(Held.self) { return value }
        stop(name: name, type: "value of its type", message: message)
    }
}

/// Something of a type to go on with after a call that nothing answered has failed the test.
///
/// What can be made of almost every type: see `ValueFabricator`. With one of which nothing can be made
/// the process ends: see `stop`.
func standInOrStop<Value>(for type: Value.Type, name: String, message: String) -> Value {
    if let value = ValueFabricator(source: .nothing).make(type) { return value }
    stop(name: name, type: "\(type)", message: message)
}

/// The result of a function that was fabricated: a fabricated value as well. Mocks call it.
///
/// The test has failed by then. The process ends where nothing can be made of the type.
///
/// - Parameter member: the member that gave the function back.
@_documentation(visibility: internal)
public func placeholderValue<Value>(by member: String) -> Value {
    let message = "no answer for \(member), and the function it gave back in place of one was called"
    return standInOrStop(for: Value.self, name: member, message: message)
}

/// Ends the process, after a failure that is already reported.
///
/// A call that cannot throw has to give back a value. Where there is none, the only other way is
/// never to return, and a test run that hangs says less than one that stops and names the call.
///
/// - Parameter message: the failure once more: what was called and what was stubbed. The framework
///   may not have shown it by the time the process ends.
func stop(name: String, type: String, message: String) -> Never {
    // Optimized builds leave out a precondition's own text.
    FileHandle.standardError.write(
        Data(
            """
            \(message)
              \(name) cannot throw, and there is no \(type) to go on with: the test process ends here
              stub the call, or conform \(type) to DefaultAnswer\n
            """.utf8))
    preconditionFailure("no answer for \(name)")
}
