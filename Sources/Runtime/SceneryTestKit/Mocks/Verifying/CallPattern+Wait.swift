import SceneryPromises

extension CallPattern {
    /// Waits until as many calls match as asked for; at once if they already do.
    ///
    /// It sleeps on nothing: each call wakes it, and so does the clock at the end of the time. A
    /// wait in vain, or one whose task is cancelled, fails the test. Stays on the caller's actor.
    ///
    /// It never hangs: without `limit` it ends after 30 seconds of real time, and 30
    /// seconds after a clock that nobody moves should have come to its limit; later where the machine is busy.
    ///
    /// - Parameters:
    ///   - times: how many calls, one unless given.
    ///   - limit: how long by `clock`.
    ///   - clock: the clock that measures `limit`: a `TestExecutor`, or the system's.
    /// - Returns: the arguments of the call that was waited for; `nil` when it did not come.
    @discardableResult
    public nonisolated(nonsending) func wait(
        times: Int = 1, within limit: Duration? = nil, by clock: any PromiseClock = .system,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async -> Arguments? {
        await wait(
            times: times, until: WaitLimit(duration: limit, clock: clock),
            at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    nonisolated(nonsending) func wait(times: Int, until limit: WaitLimit, at location: TestLocation) async
        -> Arguments?
    {
        let signal = CallSignal()
        let number = log.observe { signal.send(.called) }
        let timers = limit.start(signal)
        defer {
            log.endObserving(number)
            for timer in timers { timer.cancel() }
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
            report(limit.text(of: news), times: times, at: location)
            return nil
        }
    }

    private func report(_ end: String, times: Int, at location: TestLocation) {
        let all = log.snapshot
        let found = all.filter { matches($0.arguments) }
        let message = CountFailure(pattern: self, count: .atLeast(times), all: all, found: found).text
        log.failure.report("\(end): \(message)", at: location)
    }
}

/// How long a wait lasts at most.
struct WaitLimit {
    var duration: Duration?
    var clock: any PromiseClock
    /// What ends a wait that has no limit, or whose clock nobody moves.
    var patience: Duration = .seconds(30)
    var patienceClock: any PromiseClock = LoadTolerantClock()

    func start(_ signal: CallSignal) -> [PromiseTimer] {
        // A clock that goes by itself comes to its limit first, however long that is.
        let own = clock is SystemClock ? duration : duration.map { min($0, patience) }
        let timer = duration.map { clock.schedule(after: $0) { signal.send(.late) } }
        let guardian = patienceClock.schedule(after: patience + (own ?? .zero)) { signal.send(.stuck) }
        return [timer, guardian].compactMap { $0 }
    }

    func text(of news: CallSignal.News) -> String {
        switch (news, duration) {
        case (.late, let duration?): return "waited \(duration) in vain"
        case (.stuck, nil): return "waited \(patience) in vain, the longest without wait(within:)"
        case (.stuck, let duration?):
            return "waited \(patience) of real time in vain, and nobody moved the clock on by \(duration)"
        default: return "the test was cancelled while it waited"
        }
    }
}
