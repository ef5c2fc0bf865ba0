import SceneryPromises

/// Tells a case its answers, each to come late by a clock.
struct DelayedAnswering<Arguments, Output, Failure: Error>: AsyncAnswering {
    let answered: any AsyncAnswering<Arguments, Output, Failure>
    let delay: Duration
    let clock: any PromiseClock

    func setAnswers(_ answers: [Answer<Arguments, Output, Failure>]) {
        answered.setAnswers(answers.map { $0.late(by: delay, clock: clock) })
    }
}

extension Answer {
    /// The same answer, later by a clock. It comes at once when its task is cancelled.
    ///
    /// Only asynchronous stubs can wait: a synchronous call has no answer then.
    ///
    /// - Parameter clock: a `TestExecutor`, or the system's.
    public func late(by delay: Duration, clock: any PromiseClock) -> Answer {
        let kind = kind
        return Answer(
            kind: .asyncClosure { (arguments) async throws(Failure) -> Output in
                await pause(delay, clock)
                switch kind {
                case .value(let value): return value
                case .failure(let error): throw error
                case .closure(let body): return try body(arguments)
                case .asyncClosure(let body): return try await body(arguments)
                }
            }, givesWay: givesWay)
    }
}

/// Waits until the time has passed by `clock`, or the task is cancelled.
private nonisolated(nonsending) func pause(_ duration: Duration, _ clock: any PromiseClock) async {
    let signal = CallSignal()
    let timer = clock.schedule(after: duration) { signal.send(.late) }
    _ = await signal.next()
    timer.cancel()
}
