/// The logs of whatever stands for calls: a mock, a mock's own log, a stub, a property's stub.
///
/// A mock is looked through by reflection, so that one needs nothing but its stubs.
///
/// - Returns: `nil` for a value that holds no log.
func callLogs(of mock: Any) -> [any AnyCallLog]? {
    if let log = mock as? any AnyCallLog { return [log] }
    if let log = mock as? MockLog { return log.members }
    if let property = mock as? any LoggedProperty { return property.logs }
    var logs: [any AnyCallLog] = []
    var mirror: Mirror? = Mirror(reflecting: mock)
    while let current = mirror {
        for child in current.children { logs += ownLogs(of: child.value) }
        mirror = current.superclassMirror
    }
    return logs.isEmpty ? nil : logs
}

private func ownLogs(of part: Any) -> [any AnyCallLog] {
    if let log = part as? any AnyCallLog { return [log] }
    return (part as? any LoggedProperty)?.logs ?? []
}

/// A property's stub, whatever the type of its values.
protocol LoggedProperty {
    var logs: [any AnyCallLog] { get }
}

extension PropertyStub: LoggedProperty {}
