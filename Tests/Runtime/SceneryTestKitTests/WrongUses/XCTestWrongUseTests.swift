// Only XCTest on Linux can be run from a program.
#if os(Linux)
    import Foundation
    import Testing
    import XCTest

    /// Runs the wrong uses as cases of XCTest, and compares what each prints with a golden file.
    @Suite("what a wrong use is told under XCTest", .timeLimit(.minutes(10)))
    struct XCTestWrongUseTests {
        private static let files = GoldenFiles(folder: "FailuresInXCTest")

        @Test("a wrong use fails the running case at its line with its text, and the cases go on")
        func texts() async throws {
            var printed = ""
            // Where no test is known, both frameworks are told.
            await withKnownIssue(isIntermittent: true) {
                let result = await #expect(
                    processExitsWith: .exitCode(1), observing: [\.standardOutputContent]
                ) {
                    await runWrongUses()
                }
                printed = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
            } matching: { issue in
                issue.comments.contains { WrongUseCase.isExpected($0.rawValue) }
            }
            for use in WrongUse.all {
                try Self.files.compare(Self.failures(of: use, in: printed), with: "\(use.name).txt")
            }
            #expect(try Self.files.names == WrongUse.all.map { "\($0.name).txt" }.sorted())
        }

        /// What stands between the start and the end of a case, with the line itself instead of its number.
        private static func failures(of use: WrongUse, in text: String) -> String {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let own = lines.drop { !$0.hasPrefix("Test Case 'WrongUseCase.\(use.name)' started") }.dropFirst()
            return own.prefix { !$0.hasPrefix("Test Case ") }.map(withLine).joined(separator: "\n") + "\n"
        }

        private static func withLine(_ line: Substring) -> String {
            guard let match = line.firstMatch(of: #/^(.+):(\d+): error: WrongUseCase\.\S+ : /#) else {
                return String(line)
            }
            let number = Int(match.2) ?? 0
            // the framework's own
            let source = (try? String(contentsOfFile: String(match.1), encoding: .utf8))
            let lines = (source ?? "").split(separator: "\n", omittingEmptySubsequences: false)
            let place = number > 0 && number <= lines.count ? lines[number - 1].drop { $0 == " " } : "nowhere"
            return "> \(place)\n\(line[match.range.upperBound...])"
        }
    }

    private func runWrongUses() async {
        InheritedPipes.leave()
        let tests = WrongUse.all.map { use in
            (use.name, asyncTest { (_: WrongUseCase) in { try await use.body() } })
        }
        // The main thread has to stay free for what runs on the main actor.
        nonisolated(unsafe) let suite = testCase(tests)
        let thread = Thread { XCTMain([suite]) }
        thread.start()
        // XCTest ends the process.
        while true { try? await Task.sleep(for: .seconds(60)) }
    }

    private final class WrongUseCase: XCTestCase {
        /// Whether a text is a failure that a wrong use is told, and not one of the test around it.
        static func isExpected(_ text: String) -> Bool {
            !text.hasPrefix("Expectation failed")
        }
    }
#endif
