/// Whether other calls may come between those that `verifyInOrder` expects.
public struct CallOrder {
    let isStrict: Bool
    let mocks: [Any]

    /// Other calls may come before, between and after.
    public static var loose: CallOrder { CallOrder(isStrict: false, mocks: []) }

    /// The members named in the block are called as it says and not otherwise.
    public static var strict: CallOrder { CallOrder(isStrict: true, mocks: []) }

    /// All members of `mocks`, and those named in the block, are called as it says and not
    /// otherwise.
    ///
    /// - Parameter mocks: generated mocks, their logs or stubs.
    public static func strict(_ mocks: Any...) -> CallOrder { CallOrder(isStrict: true, mocks: mocks) }
}

/// Fails the test unless the calls came in the order of the lines of `calls`, across all mocks.
///
/// ```swift
/// verifyInOrder {
///     manager.onRide.called(42, .any)
///     presenter.onPresent.called(ride)
/// }
/// ```
///
/// Each line stands for one call. The calls it finds count as verified.
public func verifyInOrder(
    _ order: CallOrder = .loose, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, @ExpectedCalls _ calls: () -> [any ExpectedCall]
) {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    OrderCheck(steps: calls(), order: order).run(at: location)
}

/// One `verifyInOrder`: the steps against all calls of the members concerned.
private struct OrderCheck {
    let steps: [any ExpectedCall]
    let timeline: [RecordedCall]
    let isStrict: Bool

    init(steps: [any ExpectedCall], order: CallOrder) {
        self.steps = steps
        isStrict = order.isStrict
        let named = steps.map(\.member) + order.mocks.flatMap { callLogs(of: $0) ?? [] }
        timeline = timelineOfCalls(named)
    }

    func run(at location: TestLocation) {
        // The earliest call that matches leaves most room for the steps that follow.
        var found: [Int] = []
        for step in steps {
            guard let next = step.matchingOrders.first(where: { $0 > found.last ?? 0 }) else { break }
            found.append(next)
            step.account(forCall: next)
        }
        if found.count < steps.count {
            TestFailure().report(message(found, "calls did not come in the expected order"), at: location)
        } else if isStrict, found != timeline.map(\.order) {
            TestFailure().report(message(found, "other calls came than those expected"), at: location)
        }
    }

    private func message(_ found: [Int], _ heading: String) -> String {
        var lines = [heading, "  expected:"]
        for (number, step) in steps.enumerated() {
            let end: String
            if number < found.count {
                end = "call \(position(of: found[number]))"
            } else if number == found.count {
                end = missing(step, after: found.last)
            } else {
                end = "not looked for"
            }
            lines.append("    \(number + 1). \(step.expectation): \(end)")
        }
        lines.append(timeline.isEmpty ? "  actual: no call" : "  actual:")
        lines += timeline.enumerated().map { number, call in
            let isOdd = isStrict && found.count == steps.count && !found.contains(call.order)
            return "    call \(number + 1): \(call.text)\(isOdd ? ", which nothing expects" : "")"
        }
        return lines.joined(separator: "\n")
    }

    private func missing(_ step: any ExpectedCall, after last: Int?) -> String {
        let earlier = step.matchingOrders.map { "call \(position(of: $0))" }
        guard let last, !earlier.isEmpty else { return "missing" }
        return "missing after call \(position(of: last)); came as \(earlier.joined(separator: ", "))"
    }

    private func position(of order: Int) -> Int { (timeline.firstIndex { $0.order == order } ?? 0) + 1 }
}

/// All calls of `logs` in the order in which they came; a log that is named twice counts once.
func timelineOfCalls(_ logs: [any AnyCallLog]) -> [RecordedCall] {
    var seen = Set<ObjectIdentifier>()
    return logs.filter { seen.insert(ObjectIdentifier($0)).inserted }.flatMap(\.recordedCalls)
        .sorted { $0.order < $1.order }
}
