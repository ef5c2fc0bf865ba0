/// The calls of one member whose arguments meet certain conditions.
///
/// ```swift
/// manager.onRide.called(42, .any).verify(.exactly(2))
/// presenter.onPresent.called(.where { $0.isEmpty }).verify(.never)
/// ```
///
/// It looks at the calls again each time it is evaluated.
public struct CallPattern<Arguments> {
    let log: CallLog<Arguments>
    /// `nil` lets every call match.
    let conditions: MatchedArguments<Arguments>?

    /// The arguments of the calls that match, oldest first.
    public var calls: [Arguments] { matching.map(\.arguments) }

    /// How many calls match.
    public var count: Int { matching.count }

    /// Fails the test unless as many calls match as expected. They count as verified then, and what
    /// their conditions capture is captured.
    ///
    /// - Parameter count: at least one, unless given.
    /// - Returns: the arguments of the calls that match, oldest first.
    @discardableResult
    public func verify(
        _ count: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> [Arguments] {
        let all = log.snapshot
        let found = all.filter { matches($0.arguments) }
        account(for: found)
        if !count.holds(for: found.count) {
            let message = CountFailure(pattern: self, count: count, all: all, found: found).text
            log.failure.report(
                message, at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        }
        return found.map(\.arguments)
    }

    // MARK: Parts

    typealias Entry = CallLog<Arguments>.Entry

    var matching: [Entry] { log.snapshot.filter { matches($0.arguments) } }

    func matches(_ arguments: Arguments) -> Bool { conditions?.test(arguments) ?? true }

    func account(for found: [Entry]) {
        log.markVerified(Set(found.map(\.order)))
        for entry in found { conditions?.capture(entry.arguments) }
    }

    /// The member and the conditions, as failures show them.
    var text: String {
        guard let conditions else { return log.name }
        let wanted = conditions.texts.joined(separator: ", ")
        return log.isWriting ? "\(log.name) \(wanted)" : "\(log.name) with (\(wanted))"
    }
}

extension CallLog {
    /// Fails the test unless the member was called as often as expected, with whatever arguments.
    ///
    /// - Parameter count: at least once, unless given.
    public func verify(
        _ count: CallCount = .atLeast(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        called().verify(count, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
