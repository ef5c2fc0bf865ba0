import SceneryPromises

extension CallPattern {
    /// Waits until as many calls match as asked for; at once if they already do.
    ///
    /// It sleeps on nothing: each call wakes it, and so does the clock at the end of the time. A
    /// wait in vain, or one whose task is cancelled, fails the test. Stays on the caller's actor.
    ///
    /// - Parameters:
    ///   - times: how many calls, one unless given.
    ///   - limit: how long by `clock`; without one it ends with the call or with its task.
    ///   - clock: the time that `limit` is told in: a `TestExecutor`, or the system's.
    /// - Returns: the arguments of the call that was waited for; `nil` when it did not come.
    @discardableResult
    public nonisolated(nonsending) func wait(
        times: Int = 1, within limit: Duration? = nil, by clock: any PromiseClock = .system,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async -> Arguments? {
        let signal = CallSignal()
        let number = log.observe { signal.send(.called) }
        let timer = limit.map { clock.schedule(after: $0) { signal.send(.late) } }
        defer {
            log.endObserving(number)
            timer?.cancel()
        }
        while true {
            let found = matching
            if found.count >= times {
                let wanted = Array(found.prefix(times))
                account(for: wanted)
                return wanted.last?.arguments
            }
            let news = await signal.next()
            if news == .called { continue }
            let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
            reportWait(times: times, end: news == .late ? limit : nil, at: place)
            return nil
        }
    }

    private func reportWait(times: Int, end: Duration?, at place: TestPlace) {
        let all = log.snapshot
        let found = all.filter { matches($0.arguments) }
        let told = CountFailure(pattern: self, count: .atLeast(times), all: all, found: found).text
        let how = end.map { "waited \($0) in vain" } ?? "the test was cancelled while it waited"
        log.failure.report("\(how): \(told)", at: place)
    }
}
