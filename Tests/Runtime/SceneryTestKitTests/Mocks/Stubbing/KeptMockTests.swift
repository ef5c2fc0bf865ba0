import SceneryTestKit
import Testing

@MainActor @Suite("A mock that a suite keeps in a property") struct KeptMockTests {
    private nonisolated static let madeAt = #line + 1
    private let manager = RideManagingMock()

    private nonisolated static let testAt = #line + 1
    @Test("a call that nothing answers is shown at the test, with where the mock was made")
    func unanswered() {
        withKnownIssue {
            _ = manager.count()
        } matching: {
            Self.isShown($0, at: Self.testAt)
        }
    }

    @Test("a mock that the test makes is shown where it does")
    func own() {
        let line = #line + 1
        let manager = RideManagingMock()
        withKnownIssue {
            _ = manager.count()
        } matching: { issue in
            issue.sourceLocation?.line == line
                && !issue.comments.contains { $0.rawValue.contains("was made at") }
        }
    }

    private nonisolated static func isShown(_ issue: Issue, at line: Int) -> Bool {
        issue.sourceLocation?.line == line
            && issue.comments.contains {
                $0.rawValue.hasSuffix("the mock was made at KeptMockTests.swift:\(madeAt)")
            }
    }
}
