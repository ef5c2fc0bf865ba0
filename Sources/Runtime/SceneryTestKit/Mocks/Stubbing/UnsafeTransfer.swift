/// Transfers the answer of a stub, for a member whose result is `sending`. Mocks call it.
///
/// The test guarantees that it does not use the value elsewhere: what comes from a test, a mock cannot
/// prove to be its own.
@_documentation(visibility: internal)
public func unsafeTransfer<Value>(_ value: Value) -> sending Value {
    nonisolated(unsafe) let sent = value
    return sent
}
