#if canImport(Testing)
    import SceneryLocks
    import Testing

    /// Keeps the issues of a piece of a test from failing it, and tells them: those of `#expect`, which a runner
    /// shows as known, and what a `FailureCollector` sees.
    final class IssueCatcher: Sendable {
        private let texts = Protected<[String]>([])

        /// What the test recorded, or threw.
        @MainActor func complaints(_ body: @MainActor () async throws -> Void) async -> [String] {
            var told: [String] = []
            await withKnownIssue("while an order was tried", isIntermittent: true) {
                told = await FailureCollector().complaints(body)
            } matching: { [self] issue in
                note(issue)
                return true
            }
            return texts.withLock { $0 } + told
        }

        private func note(_ issue: Issue) {
            let comments = issue.comments.map(\.rawValue)
            let text = comments.isEmpty ? "\(issue)" : comments.joined(separator: "\n")
            let place = issue.sourceLocation.map { "\n  at \($0.fileName):\($0.line)" } ?? ""
            let told = text + place
            texts.withLock { $0.append(told) }
        }
    }
#endif
