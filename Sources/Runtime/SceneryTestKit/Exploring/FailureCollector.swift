import SceneryLocks

/// Keeps the test kit's own failures in a piece of a test from failing it, and tells them.
final class FailureCollector: Sendable {
    private let texts = Protected<[String]>([])

    /// What the test kit reported, or the test threw.
    @MainActor func complaints(_ body: @MainActor () async throws -> Void) async -> [String] {
        await TestFailure.$collector.withValue(self) {
            do { try await body() } catch { add("caught \(error)") }
        }
        return texts.withLock { $0 }
    }

    func add(_ text: String) { texts.withLock { $0.append(text) } }

    func add(_ message: String, at place: TestPlace?) {
        let file = place.map { "\($0.fileID)".split(separator: "/").last ?? "" }
        add(message + (place.map { "\n  at \(file ?? ""):\($0.line)" } ?? ""))
    }
}
