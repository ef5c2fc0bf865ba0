extension Promise where Value == Void {
    /// A promise fulfilled when `duration` has passed. Cancelling it lets go of the timer.
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
    /// The value, `duration` after it came; an error at once.
    public final func delay(
        _ duration: Duration, clock: any PromiseClock = .system,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise {
        then(on: .inline, fileID: fileID, line: line) { value in
            Promise<Void>.after(duration, clock: clock, fileID: fileID, line: line)
                .then(on: .inline, fileID: fileID, line: line) { value }
        }
    }

    /// The outcome if it comes within `duration`, else ``PromiseError/timedOut(after:)``.
    ///
    /// Time counts from this call. When it is up this promise is left, and so is its work unless
    /// somebody else waits for it.
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

    /// Tries until an attempt is fulfilled, and rejects with the error of the last one.
    ///
    /// A cancelled attempt is not tried again. Cancelling cancels the attempt or the pause at hand.
    ///
    /// - Parameters:
    ///   - attempts: How many in all; less than 1 reads as 1.
    ///   - backoff: The pause after each failed attempt; none unless given.
    ///   - shouldRetry: Whether an error is worth another attempt; each is unless given.
    ///   - attempt: Makes an attempt, numbered from 1. The first is made before this returns, later ones on
    ///     the thread where the pause ends.
    public static func retry(
        _ attempts: Int, backoff: Backoff = .none, clock: any PromiseClock = .system,
        fileID: StaticString = #fileID, line: UInt = #line,
        if shouldRetry: @escaping @Sendable (any Error) -> Bool = { _ in true },
        _ attempt: @escaping @Sendable (Int) throws -> Promise
    ) -> Promise {
        Retrying(
            attempts: attempts, backoff: backoff, clock: clock, fileID: fileID, line: line,
            shouldRetry: shouldRetry, attempt: attempt
        ).run(1)
    }

    /// Tries an asynchronous operation until it returns, and rejects with the error of the last attempt.
    public static func retry(
        _ attempts: Int, backoff: Backoff = .none, clock: any PromiseClock = .system,
        fileID: StaticString = #fileID, line: UInt = #line,
        if shouldRetry: @escaping @Sendable (any Error) -> Bool = { _ in true },
        _ operation: @escaping @Sendable (Int) async throws -> Value
    ) -> Promise {
        retry(attempts, backoff: backoff, clock: clock, fileID: fileID, line: line, if: shouldRetry) { number in
            Promise(fileID: fileID, line: line) { try await operation(number) }
        }
    }
}

/// The settings of one `retry`.
private struct Retrying<Value: Sendable>: Sendable {
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
