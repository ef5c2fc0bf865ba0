import Foundation
import SceneryFoundations
import Testing

/// Runs each wrong use and compares what a person is told with a golden file: the line of the test
/// at which the failure is shown, and its text. `UPDATE_SNAPSHOTS=1` writes the files anew and fails
/// that once.
@Suite("what a wrong use is told", .timeLimit(.minutes(10)))
struct WrongUseTests {
    private static let files = GoldenFiles(folder: "Failures")

    @MainActor @Test("a wrong use fails the test with its text", arguments: WrongUse.all)
    func text(_ use: WrongUse) async throws {
        let told = Protected<[String]>([])
        try await withKnownIssue {
            try await use.body()
        } matching: { issue in
            told.withLock { $0.append(Self.text(of: issue)) }
            return true
        }
        try Self.files.compare(told.withLock { $0.joined(separator: "\n\n") } + "\n", with: "\(use.name).txt")
    }

    @Test("each golden file belongs to a wrong use, and no name is used twice")
    func files() throws {
        #expect(try Self.files.names == WrongUse.all.map { "\($0.name).txt" }.sorted())
    }

    private static func text(of issue: Issue) -> String {
        var lines: [String] = []
        if let place = issue.sourceLocation, let line = sourceLine(at: place) { lines.append("> \(line)") }
        if let error = issue.error { lines.append("caught \(error)") }
        return (lines + issue.comments.map(\.rawValue)).joined(separator: "\n")
    }

    /// The line itself rather than its number, which changes with every edit above it.
    private static func sourceLine(at place: SourceLocation) -> String? {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let file = folder.appending(path: String(place.fileID.split(separator: "/").last ?? ""))
        // Nil for a file in another folder.
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines[place.line - 1].trimmingCharacters(in: .whitespaces)
    }

}
