// Only XCTest on Linux can be run from a program.
#if os(Linux)
    import SceneryTestKit
    import Testing
    import XCTest

    @Suite("failures under XCTest", .timeLimit(.minutes(10)))
    struct XCTestTests {
        @Test("failures reach the running case at their lines, and the case goes on")
        func failures() async {
            var text = ""
            // Where no test is known, both frameworks are told.
            await withKnownIssue(isIntermittent: true) {
                let result = await #expect(
                    processExitsWith: .exitCode(1), observing: [\.standardOutputContent]
                ) {
                    await runWrongUses()
                }
                text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
            } matching: { issue in
                issue.comments.contains { $0.rawValue.contains("RideManaging.") }
            }
            let first = WrongUsesCase.firstLine
            #expect(
                text.contains(
                    ":\(first): error: WrongUsesCase.wrongUses : failed - no answer for RideManaging.count()")
            )
            #expect(
                text.contains(":\(first + 2): error: WrongUsesCase.wrongUses : failed - expected no call"))
            #expect(
                text.contains(
                    ":\(first): error: WrongUsesCase.wrongUses : failed - no answer for RideManaging.shared()"
                ))
            #expect(text.contains("went on to the end"))
        }
    }

    @MainActor private func runWrongUses() {
        InheritedPipes.leave()
        XCTMain([testCase([("wrongUses", WrongUsesCase.wrongUses)])])
    }

    private final class WrongUsesCase: XCTestCase {
        static let firstLine = #line + 4

        func wrongUses() {
            let stub = Stub<Void, Int, Never>("RideManaging.count()")
            _ = MockLog("RideManagingMock", [stub], #fileID, #filePath, #line, #column)
            XCTAssertEqual(stub.call(), 0)
            stub.called().verify(.never)
            _ = Stub<Void, Int, Never>("RideManaging.shared()").call()
            print("went on to the end")
        }
    }
#endif
