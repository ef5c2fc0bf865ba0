import SceneryFoundations

/// Writes down what happened, in order, from any thread.
final class Journal: Sendable {
    private let written = Protected<[String]>([])

    var lines: [String] { written.withLock { $0 } }

    func write(_ line: String) { written.withLock { $0.append(line) } }
}
