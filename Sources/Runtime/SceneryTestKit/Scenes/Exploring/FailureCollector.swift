import SceneryFoundations

#if canImport(Testing)
    import Testing
#endif

/// Keeps the test kit's own failures in a piece of a test from failing it, and tells them.
final class FailureCollector: Sendable {
    private let texts = Protected<[String]>([])

    /// What the test kit reported, or the test threw.
    @MainActor func complaints(_ body: @MainActor () async throws -> Void) async -> [String] {
        await TestFailure.$collector.withValue(self) {
            do { try await body() } catch { if !isTold(error) { add("caught \(error)") } }
        }
        return texts.withLock { $0 }
    }

    /// Whether the failure was reported before it was thrown.
    private func isTold(_ error: any Error) -> Bool {
        #if canImport(Testing)
            if error is ExpectationFailedError, Test.current != nil { return true }
        #endif
        return error is UnansweredCall && texts.withLock { !$0.isEmpty }
    }

    func add(_ text: String) { texts.withLock { $0.append(text) } }

    func add(_ message: String, at location: TestLocation?) {
        let file = location.map { "\($0.fileID)".split(separator: "/").last ?? "" }
        add(message + (location.map { "\n  at \(file ?? ""):\($0.line)" } ?? ""))
    }
}
