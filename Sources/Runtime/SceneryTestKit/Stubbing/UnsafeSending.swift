/// Gives away what a test told a stub, for a member whose result is `sending`. Mocks call it.
///
/// The test vouches that it does not use the value elsewhere: what it is told by a test, a mock cannot
/// prove to be its own.
public func unsafeSending<Value>(_ value: Value) -> sending Value {
    nonisolated(unsafe) let sent = value
    return sent
}
