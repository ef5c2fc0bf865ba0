#if canImport(Testing)
    import SceneryFoundations
    import Testing

    /// Keeps the issues of a piece of a test from failing it, and tells them: those of `#expect`, which a runner
    /// shows as known, and what a `FailureCollector` sees.
    final class IssueCatcher: Sendable {
        private let texts = Protected<[String]>([])

        /// What the test recorded, or threw.
        @MainActor func complaints(_ body: @MainActor () async throws -> Void) async -> [String] {
            var complaints: [String] = []
            await withKnownIssue("while an order was tried", isIntermittent: true) {
                complaints = await FailureCollector().complaints(body)
            } matching: { [self] issue in
                note(issue)
                return true
            }
            return texts.withLock { $0 } + complaints
        }

        private func note(_ issue: Issue) {
            let comments = issue.comments.map(\.rawValue)
            // An issue that is not an expectation of the test has everything in its comment.
            let isRecorded = if case .unconditional = issue.kind { !comments.isEmpty } else { false }
            let text = isRecorded ? comments.joined(separator: "\n") : "\(issue)"
            let location = issue.sourceLocation.map { "\n  at \($0.fileName):\($0.line)" } ?? ""
            let complaint = text + location
            texts.withLock { $0.append(complaint) }
        }
    }
#endif
