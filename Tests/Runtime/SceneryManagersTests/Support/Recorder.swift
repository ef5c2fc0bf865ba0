import SceneryLocks

/// Values that came from any thread, in order.
final class Recorder<Value: Sendable>: Sendable {
    private let recorded = Protected<[Value]>([])

    var values: [Value] { recorded.withLock { $0 } }
    var count: Int { values.count }

    /// Adds a value; how many there are then.
    @discardableResult
    func record(_ value: Value) -> Int {
        recorded.withLock { values in
            values.append(value)
            return values.count
        }
    }
}

/// Gives way to other tasks until something is so. A test that waits in vain is ended by its time limit.
nonisolated(nonsending) func until(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
}
