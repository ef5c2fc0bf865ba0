import Foundation
import RuntimeTestSupport
import Testing

@Suite("What does not compile", .timeLimit(.minutes(10)))
struct DoesNotCompileTests {
    @Test("the compiler refuses each wrong use with its error, and accepts the correct code next to it")
    func errors() throws {
        let problems = try WrongCode.problems(in: WrongCode.all, with: Self.scenes())
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }

    /// The sources of the scenes `…Tour`, with their proxies and mocks.
    private static func scenes() throws -> [URL] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = tests.appending(path: "Scenes/Harness/Scenes")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
            .map { folder.appending(path: $0) }
    }
}
