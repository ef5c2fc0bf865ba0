extension Promise where Value == Void {
    /// A promise that is fulfilled after `duration`. Cancelling it cancels the timer.
    public static func after(
        _ duration: Duration, clock: any PromiseClock = .system,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise {
        Promise(fileID: fileID, line: line) { resolver in
            let timer = clock.schedule(after: duration) { resolver.fulfill() }
            resolver.onCancel { timer.cancel() }
        }
    }
}

extension Promise {
    /// The value, delayed by `duration`; an error is not delayed.
    public final func delay(
        _ duration: Duration, clock: any PromiseClock = .system,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise {
        then(on: .inline, fileID: fileID, line: line) { value in
            Promise<Void>.after(duration, clock: clock, fileID: fileID, line: line)
                .then(on: .inline, fileID: fileID, line: line) { value }
        }
    }

    /// The outcome if this promise is settled within `duration`, otherwise ``PromiseError/timedOut(after:)``.
    ///
    /// The time starts with this call. After it, this promise loses the consumer, and is cancelled unless
    /// it has others.
    public final func timeout(
        _ duration: Duration, clock: any PromiseClock = .system,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise {
        let limit = Promise<Void>.after(duration, clock: clock, fileID: fileID, line: line)
            .then(on: .inline, fileID: fileID, line: line) { () throws -> Value in
                throw PromiseError.timedOut(after: duration)
            }
        return .race([self, limit], fileID: fileID, line: line)
    }

    /// Makes attempts until one is fulfilled; rejected with the error of the last one.
    ///
    /// A cancelled attempt is not retried. Cancelling cancels the current attempt or pause.
    ///
    /// - Parameters:
    ///   - attempts: The maximum number of attempts, at least 1.
    ///   - backoff: The pause after each failed attempt; none by default.
    ///   - shouldRetry: Whether to retry after an error; always by default.
    ///   - attempt: Makes an attempt, numbered from 1. It is called first before this returns, later on
    ///     the thread on which the pause ends.
    public static func retry(
        _ attempts: Int, backoff: Backoff = .none, clock: any PromiseClock = .system,
        fileID: StaticString = #fileID, line: UInt = #line,
        if shouldRetry: @escaping @Sendable (any Error) -> Bool = { _ in true },
        _ attempt: @escaping @Sendable (Int) throws -> Promise
    ) -> Promise {
        RetryAttempts(
            attempts: attempts, backoff: backoff, clock: clock, fileID: fileID, line: line,
            shouldRetry: shouldRetry, attempt: attempt
        ).run(1)
    }

    /// Runs an asynchronous operation until it returns; rejected with the error of the last attempt.
    public static func retry(
        _ attempts: Int, backoff: Backoff = .none, clock: any PromiseClock = .system,
        fileID: StaticString = #fileID, line: UInt = #line,
        if shouldRetry: @escaping @Sendable (any Error) -> Bool = { _ in true },
        _ operation: @escaping @Sendable (Int) async throws -> Value
    ) -> Promise {
        retry(attempts, backoff: backoff, clock: clock, fileID: fileID, line: line, if: shouldRetry) {
            number in
            Promise(fileID: fileID, line: line) { try await operation(number) }
        }
    }
}

/// The settings of one `retry`.
private struct RetryAttempts<Value: Sendable>: Sendable {
    let attempts: Int
    let backoff: Backoff
    let clock: any PromiseClock
    let fileID: StaticString
    let line: UInt
    let shouldRetry: @Sendable (any Error) -> Bool
    let attempt: @Sendable (Int) throws -> Promise<Value>

    func run(_ number: Int) -> Promise<Value> {
        let made: Promise<Value>
        do {
            made = try attempt(number)
        } catch {
            made = .rejected(error, fileID: fileID, line: line)
        }
        return made.recover(on: .inline, fileID: fileID, line: line) { (error) throws -> Promise<Value> in
            guard number < attempts, !(error is CancellationError), shouldRetry(error) else { throw error }
            let pause = backoff.pause(after: number)
            guard pause > .zero else { return run(number + 1) }
            return Promise<Void>.after(pause, clock: clock, fileID: fileID, line: line)
                .then(on: .inline, fileID: fileID, line: line) { run(number + 1) }
        }
    }
}
