import SceneryPromises


/// Writes down what happened, in order, from any thread.
final class Journal: Sendable {
    private let written = Guarded<[String]>([])

    var lines: [String] { written.locked { $0 } }

    func write(_ line: String) { written.locked { $0.append(line) } }
}
