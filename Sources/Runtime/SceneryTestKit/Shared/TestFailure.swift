import Foundation
import SceneryFoundations

#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// The way a failed expectation reaches the test framework that is running.
///
/// Under Swift Testing it is an issue of the running test, under XCTest a failure of the running case, and in a
/// process that runs neither a line on standard error. Reporting never ends the process. It may be done from any
/// thread.
public struct TestFailure: Sendable {
    #if canImport(Testing)
        private let test: RunningTest?
    #endif

    /// Who takes failures down instead of the test framework, here and in tasks started here.
    @TaskLocal static var collector: FailureCollector?
    /// Who did where this was made: a detached task, a thread and a queue know of none.
    private let ownCollector: FailureCollector?

    /// What it reports from where no test is known, such as a detached task, fails the test that is running now.
    public init() { self.init(keepsTest: true) }

    /// - Parameter keepsTest: false for what outlives a test.
    init(keepsTest: Bool) {
        ownCollector = keepsTest ? Self.collector : nil
        #if canImport(Testing)
            test = keepsTest ? RunningTest() : nil
        #endif
    }

    /// Fails the running test.
    ///
    /// - Parameters:
    ///   - message: what was expected and what came instead, one fact a line.
    ///   - location: where to show it; without one, the test's own declaration.
    public func report(_ message: String, at location: TestLocation?) {
        if let collector = Self.collector ?? ownCollector { return collector.add(message, at: location) }
        #if canImport(Testing)
            if Test.current != nil {
                let maker = test.flatMap {
                    $0.isCurrent ? nil : "\n  the mock was made in another test: \($0.name)"
                }
                return Self.record(message + (maker ?? ""), at: location)
            }
            if let test { return test.perform { Self.record(message, at: location) } }
            // Nothing tells which framework runs: the one that does not takes no notice.
            Self.record(message, at: location)
        #endif
        #if canImport(XCTest)
            // A static member belongs to no mock: the newest one was made by the case that runs.
            let shown = location ?? newestMock.withLock { $0 }
            XCTFail(message, file: shown?.filePath ?? "unknown", line: shown?.line ?? 0)
        #elseif !canImport(Testing)
            FileHandle.standardError.write(Data((message + "\n").utf8))
        #endif
    }

    /// Fails the running test for what a mock was asked that was made at `location`.
    ///
    /// It is shown there if that is within the test, as far as is known: a mock that a suite keeps in a property above
    /// its tests is made outside of each, and the failure is shown at the test itself.
    func report(_ message: String, ofMockMadeAt location: TestLocation?) {
        #if canImport(Testing)
            if let location, let test, test.isBelow(location) {
                let file = "\(location.fileID)".split(separator: "/").last ?? ""
                return report("\(message)\n  the mock was made at \(file):\(location.line)", at: nil)
            }
        #endif
        report(message, at: location)
    }

    #if canImport(Testing)
        private static func record(_ message: String, at location: TestLocation?) {
            let shown = location.map {
                SourceLocation(
                    fileID: "\($0.fileID)", filePath: "\($0.filePath)", line: Int($0.line),
                    column: Int($0.column))
            }
            if let shown = shown ?? Test.current?.sourceLocation {
                Issue.record(Comment(rawValue: message), sourceLocation: shown)
            } else {
                Issue.record(Comment(rawValue: message))
            }
        }
    #endif
}

/// Where the newest mock of the process was made.
let newestMock = Protected<TestLocation?>(nil)
