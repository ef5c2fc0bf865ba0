#if canImport(Testing)
    import Synchronization
    import Testing

    /// Keeps the issues of a piece of a test from failing it, and tells them.
    final class IssueCatcher: Sendable {
        private let texts = Mutex<[String]>([])

        /// What the test recorded, or threw.
        @MainActor func complaints(_ body: @MainActor () async throws -> Void) async -> [String] {
            await withKnownIssue("while an order was tried", isIntermittent: true) {
                do { try await body() } catch { texts.withLock { $0.append("caught \(error)") } }
            } matching: { [self] issue in
                note(issue)
                return true
            }
            return texts.withLock { $0 }
        }

        private func note(_ issue: Issue) {
            let comments = issue.comments.map(\.rawValue)
            let text = comments.isEmpty ? "\(issue)" : comments.joined(separator: "\n")
            texts.withLock { $0.append(text) }
        }
    }
#endif
