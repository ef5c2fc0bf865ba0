/// Measures rows: for each operation one round to warm up, several timed, one counted.
public struct Runner {
    /// Timed rounds an operation.
    public var rounds: Int

    public init(rounds: Int) {
        self.rounds = rounds
    }

    /// Measures ours and its peers in turn, round by round, so that a busy moment of the machine
    /// falls on all of them alike.
    public func run(_ row: Row) async throws -> RowResult {
        let operations = [row.ours] + row.peers
        var times = operations.map { _ in [Double]() }
        var findings: [[String: Bool]] = []
        for operation in operations { findings.append(try await measure(.time, operation).findings) }
        for _ in 0..<rounds {
            for (index, operation) in operations.enumerated() {
                let meter = try await measure(.time, operation)
                times[index].append(meter.nanoseconds / Double(operation.count))
                findings[index].merge(meter.findings) { $0 && $1 }
            }
        }
        var results: [OperationResult] = []
        for (index, operation) in operations.enumerated() {
            let meter = try await measure(.allocations, operation)
            results.append(
                OperationResult(
                    name: operation.name, count: operation.count, rounds: times[index],
                    allocations: Double(meter.allocations) / Double(operation.count),
                    bytes: Double(meter.bytes) / Double(operation.count), findings: findings[index]))
        }
        return RowResult(row: row, ours: results[0], peers: Array(results.dropFirst()))
    }

    private func measure(_ subject: Meter.Subject, _ operation: Operation) async throws -> Meter {
        let meter = Meter(subject)
        meter.start()
        try await operation.body(operation.count, meter)
        meter.stop()
        return meter
    }
}
