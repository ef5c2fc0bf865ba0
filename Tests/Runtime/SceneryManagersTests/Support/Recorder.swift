import SceneryFoundations

/// Values recorded by any thread, in order.
final class Recorder<Value: Sendable>: Sendable {
    private let recorded = Protected<[Value]>([])

    var values: [Value] { recorded.withLock { $0 } }
    var count: Int { values.count }

    /// Adds a value; returns the new count.
    @discardableResult
    func record(_ value: Value) -> Int {
        recorded.withLock { values in
            values.append(value)
            return values.count
        }
    }
}

/// Yields to other tasks until a condition is true. The time limit of the test ends it otherwise.
nonisolated(nonsending) func until(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
}
