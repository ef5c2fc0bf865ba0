import Foundation

#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// The way a failed expectation reaches the test framework that is running.
///
/// Under Swift Testing it is an issue, under XCTest a failure of the running case, and in a
/// process that runs neither a line on standard error. Reporting never ends the process.
public struct TestFailure: Sendable {
    /// Whether the reporter was made inside a Swift Testing test. Kept, because a call can come
    /// from a detached task, which no longer knows the test it belongs to.
    private let madeBySwiftTesting: Bool

    /// Who takes failures down instead of the test framework, here and in tasks started here.
    @TaskLocal static var collector: FailureCollector?

    public init() {
        madeBySwiftTesting = Self.isInsideSwiftTesting
    }

    /// Fails the running test.
    ///
    /// - Parameters:
    ///   - message: what was expected and what came instead, one fact a line.
    ///   - place: where to show it; without one, the test's own declaration.
    public func report(_ message: String, at place: TestPlace?) {
        if let collector = Self.collector { return collector.add(message, at: place) }
        #if canImport(Testing)
            if madeBySwiftTesting || Self.isInsideSwiftTesting {
                reportToSwiftTesting(message, at: place)
                return
            }
        #endif
        #if canImport(XCTest)
            XCTFail(message, file: place?.filePath ?? "unknown", line: place?.line ?? 0)
        #else
            FileHandle.standardError.write(Data((message + "\n").utf8))
        #endif
    }

    private static var isInsideSwiftTesting: Bool {
        #if canImport(Testing)
            Test.current != nil
        #else
            false
        #endif
    }

    #if canImport(Testing)
        private func reportToSwiftTesting(_ message: String, at place: TestPlace?) {
            let declared = Test.current?.sourceLocation
            let location = place.map {
                SourceLocation(
                    fileID: "\($0.fileID)", filePath: "\($0.filePath)", line: Int($0.line),
                    column: Int($0.column))
            }
            if let location = location ?? declared {
                Issue.record(Comment(rawValue: message), sourceLocation: location)
            } else {
                Issue.record(Comment(rawValue: message))
            }
        }
    #endif
}
