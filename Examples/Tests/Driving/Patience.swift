import Foundation

/// How long something may take before it is a failure. No test waits for time itself.
let patience = Duration.seconds(30)

/// Something that was waited for and did not come.
public struct NotInTime: Error, CustomStringConvertible {
    public var description: String

    init(_ what: String, _ report: String) {
        description = "in \(patience) there was not \(what); \(report)"
    }
}

/// Asks until `condition` is true.
///
/// - Parameter report: What there is instead, for the failure.
func eventually(
    _ what: String, else report: @autoclosure () async -> String = "", condition: () async throws -> Bool
) async throws {
    let end = ContinuousClock.now + patience
    while try await !condition() {
        guard ContinuousClock.now < end else { throw NotInTime(what, await report()) }
        try await Task.sleep(for: .milliseconds(10))
    }
}
