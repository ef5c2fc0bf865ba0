import SceneryPromises
import Testing

@MainActor
@Suite("Cancellation")
struct CancellationTests {
    let executor = TestExecutor()
    let received = Record<String>()
    /// Keeps the work alive: without a resolver a promise is never settled, and rejected for that.
    let kept = Record<Resolver<Int>>()

    /// A pending promise whose work records that it is cancelled.
    func work() -> (promise: Promise<Int>, resolver: Resolver<Int>) {
        let pair = Promise<Int>.pending()
        pair.resolver.onCancel { [received] in received.add("stopped") }
        kept.add(pair.resolver)
        return pair
    }

    @Test("cancelling rejects with CancellationError and stops the work once")
    func cancelsWork() {
        let (promise, resolver) = work()
        promise.cancel()
        promise.cancel()
        #expect(promise.result?.isCancellation == true)
        #expect(promise.isCancelled && resolver.isCancelled)
        #expect(received.elements == ["stopped"])
    }

    @Test("a hook added after the cancellation is called at once, after any other settlement never")
    func lateHooks() {
        let (cancelled, first) = Promise<Int>.pending()
        cancelled.cancel()
        first.onCancel { received.add("late") }
        let (_, second) = Promise<Int>.pending()
        second.fulfill(1)
        second.onCancel { received.add("never") }
        #expect(received.elements == ["late"])
    }

    @Test("cancelling the end of a chain stops the work at its start, and calls no handler")
    func upTheChain() {
        let (promise, resolver) = work()
        let end = executor.run {
            promise.then { _ in received.add("then") }.always { received.add("always") }
        }
        end.cancel()
        resolver.fulfill(1)
        executor.runUntilIdle()
        #expect(received.elements == ["stopped"])
        #expect(promise.isCancelled)
    }

    @Test("cancelling the start of a chain rejects all of it, and error handlers are called")
    func downTheChain() {
        let (promise, _) = work()
        executor.run {
            promise.then { $0 + 1 }.catch { error in
                if error is CancellationError { received.add("cancelled") }
            }
            promise.cancel()
        }
        #expect(received.elements == ["stopped", "cancelled"])
    }

    @Test("the work continues for the remaining consumers and stops when the last has left")
    func countedByConsumer() {
        let (promise, _) = work()
        let consumers = (0..<3).map { _ in promise.then(on: .inline) { $0 } }
        consumers[1].cancel()
        consumers[1].cancel()
        consumers[0].cancel()
        #expect(promise.result == nil && received.elements.isEmpty)
        consumers[2].cancel()
        #expect(promise.isCancelled)
        #expect(received.elements == ["stopped"])
    }

    @Test("the remaining consumers receive the value in order", arguments: [1, 16, 100, 1000])
    func othersUnharmed(count: Int) {
        let (promise, resolver) = Promise<Int>.pending()
        let received = Record<Int>()
        let consumers = (0..<count).map { number in promise.then(on: .inline) { _ in received.add(number) } }
        let staying = promise.then(on: .inline) { _ in received.add(count) }
        for (number, consumer) in consumers.enumerated() where number % 3 != 0 { consumer.cancel() }
        resolver.fulfill(0)
        #expect(received.elements == (0..<count).filter { $0 % 3 == 0 } + [count])
        #expect(staying.result != nil)
    }

    @Test("consumers that attach and leave do not accumulate")
    func leavingFreesMemory() {
        let (promise, resolver) = Promise<Int>.pending()
        let staying = promise.then(on: .inline) { $0 }
        weak var early: AnyObject?
        for number in 0..<1000 {
            let passing = promise.then(on: .inline) { $0 }
            if number == 0 { early = passing }
            passing.cancel()
        }
        #expect(early == nil)
        resolver.fulfill(1)
        #expect(staying.result?.value == 1)
    }

    @Test("a cancelled link releases its handler at once")
    func handlerReleased() {
        final class Held: Sendable {}
        let (promise, resolver) = Promise<Int>.pending()
        let staying = promise.then(on: .inline) { $0 }
        var held: Held? = Held()
        weak let weakly = held
        let link = promise.then(on: .inline) { [held] _ in _ = held }
        held = nil
        #expect(weakly != nil)
        link.cancel()
        #expect(weakly == nil)
        resolver.fulfill(1)
        #expect(staying.result?.value == 1)
    }

    @Test("the promise returned by a handler is cancelled with the promise that adopts it")
    func innerPromise() {
        let (inner, _) = work()
        let outer = executor.run { Promise.fulfilled(0).then { _ in inner } }
        outer.cancel()
        #expect(inner.isCancelled)
        #expect(received.elements == ["stopped"])
    }

    @Test("if a handler cancels its own link, the promise it returns is cancelled")
    func cancelledWhileRunning() {
        let (inner, _) = work()
        let box = Record<Promise<Int>>()
        executor.run {
            let outer = Promise.fulfilled(0).then { _ -> Promise<Int> in
                box.elements[0].cancel()
                return inner
            }
            box.add(outer)
        }
        #expect(box.elements[0].isCancelled && inner.isCancelled)
    }

    @Test("following another promise consumes it")
    func following() {
        let (inner, _) = work()
        let outer = Promise<Int> { $0.follow(inner) }
        outer.cancel()
        #expect(inner.isCancelled)
    }

    @Test("following passes on the same outcome, and following itself is rejected")
    func followingOutcome() {
        let (inner, resolver) = Promise<Int>.pending()
        let outer = Promise<Int> { $0.follow(inner) }
        resolver.fulfill(3)
        #expect(outer.result?.value == 3)
        let (own, itself) = Promise<Int>.pending()
        itself.follow(own)
        #expect(throws: PromiseError.adoptsItself(own.source)) { try own.result?.get() }
        own.catch(on: .inline) { _ in }
    }

    @Test("cancelling a waiting task stops the work only if there is no other consumer")
    func waitingTasks() async throws {
        let (promise, resolver) = work()
        let staying = promise.then(on: .inline) { $0 }
        let leaving = Task { try await promise.value }
        leaving.cancel()
        await #expect(throws: CancellationError.self) { try await leaving.value }
        #expect(promise.result == nil)
        resolver.fulfill(1)
        #expect(try await staying.value == 1)
    }
}
