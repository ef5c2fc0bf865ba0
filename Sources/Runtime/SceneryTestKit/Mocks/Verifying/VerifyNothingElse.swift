/// Fails the test if a mock received calls that no expectation has accounted for.
///
/// `verify`, `verifyInOrder` and `wait` account for the calls they find; reading `calls` does not.
///
/// - Parameter mocks: generated mocks, their logs or single stubs. Static members are given as
///   stubs.
public func verifyNoMoreCalls(
    _ mocks: Any..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let logs = mocks.flatMap { members(of: $0, at: location) }
    let all = timelineOfCalls(logs)
    let others = all.filter { !$0.isVerified }
    guard !others.isEmpty else { return }
    let lines =
        ["expected no more calls, and nothing has verified \(others.count) of \(calls(all.count))"]
        + all.enumerated().filter { !$0.element.isVerified }.map {
            "  call \($0.offset + 1): \($0.element.text)"
        } + ["  verify what is expected; forgetCalls() leaves out what came before"]
    TestFailure().report(lines.joined(separator: "\n"), at: location)
}

/// Fails the test if a mock has an answer that no call has used.
///
/// - Parameter mocks: generated mocks, their logs or single stubs.
public func verifyAnswersUsed(
    _ mocks: Any..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let logs = mocks.flatMap { members(of: $0, at: location) }
    let idle = logs.filter { !$0.unusedAnswers.isEmpty }
    guard !idle.isEmpty else { return }
    var lines = ["answers that no call has used"]
    for log in idle { lines += log.unusedAnswers.flatMap { $0.lines(of: log.name) } }
    lines.append("  correct the arguments that they are for, or remove them")
    TestFailure().report(lines.joined(separator: "\n"), at: location)
}

private func members(of mock: Any, at location: TestLocation) -> [any AnyCallLog] {
    if let logs = callLogs(of: mock) { return logs }
    TestFailure().report("\(type(of: mock)) records no calls, pass a mock, its log or a stub", at: location)
    return []
}
