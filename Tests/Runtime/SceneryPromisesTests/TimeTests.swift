import SceneryPromises
import Testing

@MainActor
@Suite("delay, timeout, retry")
struct TimeTests {
    let executor = TestExecutor()

    @Test("delay delays a value but not an error")
    func delay() {
        let value = executor.run { Promise.fulfilled(1).delay(.seconds(2)) }
        let error = executor.run { Promise<Int>.rejected(Refusal()).delay(.seconds(2)) }
        executor.advance(by: .milliseconds(1999))
        #expect(value.result == nil)
        #expect(error.result?.refusal == Refusal())
        executor.advance(by: .milliseconds(1))
        #expect(value.result?.value == 1)
        error.catch(on: .inline) { _ in }
    }

    @Test("a cancelled delay releases its timer")
    func cancelledDelay() {
        let value = executor.run { Promise.fulfilled(1).delay(.seconds(2)) }
        #expect(executor.timerCount == 1)
        value.cancel()
        #expect(executor.timerCount == 0)
    }

    @Test("timeout rejects after the duration and cancels the work")
    func timeout() {
        let (promise, resolver) = Promise<Int>.pending()
        let limited = executor.run { promise.timeout(.seconds(5)) }
        executor.advance(by: .seconds(5))
        #expect(throws: PromiseError.timedOut(after: .seconds(5))) { try limited.result?.get() }
        #expect(promise.isCancelled && resolver.isCancelled)
        limited.catch(on: .inline) { _ in }
    }

    @Test("timeout passes on an outcome in time and releases its timer")
    func inTime() {
        let (promise, resolver) = Promise<Int>.pending()
        let limited = executor.run { promise.timeout(.seconds(5)) }
        executor.advance(by: .seconds(4))
        resolver.fulfill(1)
        #expect(limited.result?.value == 1)
        #expect(executor.timerCount == 0)
    }

    @Test("retry makes attempts until one is fulfilled, with the pauses of its backoff")
    func retry() {
        let attempts = Record<Duration>()
        let promise = executor.run {
            Promise<Int>.retry(4, backoff: .exponential(from: .seconds(1))) { number in
                attempts.add(executor.now)
                return number < 4 ? .rejected(Refusal("\(number)")) : .fulfilled(number)
            }
        }
        executor.advance(by: .seconds(60))
        #expect(attempts.elements == [.zero, .seconds(1), .seconds(3), .seconds(7)])
        #expect(promise.result?.value == 4)
    }

    @Test("retry is rejected with the error of the last attempt")
    func retryInVain() {
        let promise = executor.run {
            Promise<Int>.retry(3) { number in throw Refusal("\(number)") }
        }
        #expect(promise.result?.refusal == Refusal("3"))
        promise.catch(on: .inline) { _ in }
    }

    @Test("retry stops at an error that is not to be retried")
    func retryUnworthy() {
        let attempts = Record<Int>()
        let promise = executor.run {
            Promise<Int>.retry(3, if: { ($0 as? Refusal)?.reason != "final" }) { number in
                attempts.add(number)
                throw Refusal(number == 2 ? "final" : "passing")
            }
        }
        #expect(attempts.elements == [1, 2])
        #expect(promise.result?.refusal == Refusal("final"))
        promise.catch(on: .inline) { _ in }
    }

    @Test("cancelling between attempts ends the pause, and no other attempt is made")
    func retryCancelled() {
        let attempts = Record<Int>()
        let promise = executor.run {
            Promise<Int>.retry(3, backoff: .constant(.seconds(1))) { number in
                attempts.add(number)
                throw Refusal()
            }
        }
        #expect(executor.timerCount == 1)
        promise.cancel()
        executor.advance(by: .seconds(10))
        #expect(attempts.elements == [1])
        #expect(executor.timerCount == 0)
    }

    @Test("backoff grows to its limit, and jitter reduces it")
    func backoff() {
        let growing = Backoff.exponential(from: .seconds(1), factor: 3, limit: .seconds(20))
        #expect((1...5).map(growing.pause) == [1, 3, 9, 20, 20].map { .seconds($0) })
        #expect(growing.jittered(by: 0.5, random: { 1 }).pause(after: 2) == .seconds(1.5))
        #expect(growing.jittered(by: 0.5, random: { 0 }).pause(after: 2) == .seconds(3))
    }

    @Test("the clock of Dispatch and clocks of the standard library work")
    func realClocks() async throws {
        for clock in [.system, .clock(ContinuousClock())] as [any PromiseClock] {
            try await Promise<Void>.after(.milliseconds(1), clock: clock).value
        }
    }

    @Test("timers run by time, then in the order in which they were scheduled")
    func timerOrder() {
        let received = Record<String>()
        executor.run {
            for (name, seconds) in [("late", 2), ("first", 1), ("second", 1)] {
                Promise<Void>.after(.seconds(seconds)).then { received.add("\(name) at \(executor.now)") }
            }
        }
        executor.advance(by: .seconds(3))
        #expect(
            received.elements == ["first at 1.0 seconds", "second at 1.0 seconds", "late at 2.0 seconds"])
    }

    @Test("asynchronous operations run when the test executor runs them")
    func deterministicTasks() {
        let received = Record<String>()
        let promise = executor.run {
            let made = Promise { () async throws -> Int in
                received.add("task")
                await Task.yield()
                return 1
            }
            received.add("made")
            return made
        }
        #expect(received.elements == ["made", "task"])
        #expect(promise.result?.value == 1)
    }
}
