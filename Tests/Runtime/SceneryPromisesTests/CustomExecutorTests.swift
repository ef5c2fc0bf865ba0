import Dispatch
import Foundation
import RuntimeTestSupport
import SceneryFoundations
import SceneryPromises
import SceneryTestKit
import Testing

/// The mock records the jobs; the tests do with them what executors may do.
@Suite("Custom executors that drop, duplicate, delay and reorder jobs", .timeLimit(.minutes(20)))
struct CustomExecutorTests {
    let executor = PromiseExecutorMock()
    let ran = Record<Int>()

    /// The jobs since the last call; the executor has released them.
    func takeJobs() -> [@Sendable () -> Void] {
        defer { executor.onEnqueue.forgetCalls() }
        return executor.onEnqueue.calls
    }

    /// Waits until so many jobs are enqueued: inline handlers before them may run on another thread.
    func jobs(_ count: Int) async -> [@Sendable () -> Void] {
        while executor.onEnqueue.count < count { await Task.yield() }
        return takeJobs()
    }

    @Test(
        "a dropped job rejects and releases its link, without running the handler",
        arguments: ExecutorOperator.all, [true, false])
    func dropped(tested: ExecutorOperator, settledBefore: Bool) async {
        let (promise, settle) = tested.upstream(settled: settledBefore)
        var link: Promise<Int>? = tested.attach(promise, .executor(executor)) { [ran] in ran.add(0) }
        weak let released = link
        settle()
        _ = await jobs(1)
        #expect(await link?.outcome.isDropped == true)
        #expect(ran.elements.isEmpty)
        link = nil
        // The thread that notified its consumers may still hold it.
        while released != nil { await Task.yield() }
        withExtendedLifetime(promise) {}
    }

    @Test(
        "a job that runs several times, also at once, runs its handler once", arguments: ExecutorOperator.all)
    func duplicated(tested: ExecutorOperator) async {
        let (promise, settle) = tested.upstream(settled: false)
        let link = tested.attach(promise, .executor(executor)) { [ran] in ran.add(0) }
        settle()
        let jobs = await jobs(1)
        DispatchQueue.concurrentPerform(iterations: 6) { _ in for job in jobs { job() } }
        for job in jobs { job() }
        #expect(await link.outcome.value == tested.result)
        #expect(ran.elements.count == 1)
    }

    @Test(
        "a late job runs its handler; after a cancellation it runs nothing", arguments: ExecutorOperator.all)
    func delayed(tested: ExecutorOperator) async {
        let (promise, settle) = tested.upstream(settled: false)
        let late = tested.attach(promise, .executor(executor)) { [ran] in ran.add(0) }
        let cancelled = tested.attach(promise, .executor(executor)) { [ran] in ran.add(1) }
        settle()
        let jobs = await jobs(2)
        cancelled.cancel()
        DispatchQueue.global().async { for job in jobs { job() } }
        #expect(await late.outcome.value == tested.result)
        #expect(await cancelled.outcome.isCancellation)
        #expect(ran.elements == [0])
    }

    @Test(
        "jobs in any order, some dropped and some repeated: each link is settled as its own job was treated",
        arguments: ExecutorOperator.all, 1...6)
    func anyOrder(tested: ExecutorOperator, seed: UInt64) async {
        var generator = SplitMix(seed: seed)
        let (promise, settle) = tested.upstream(settled: Bool.random(using: &generator))
        let links = (0..<30).map { number in
            tested.attach(promise, .executor(executor)) { [ran] in ran.add(number) }
        }
        settle()
        var jobs = await jobs(links.count)
        jobs += jobs.shuffled(using: &generator).prefix(10)
        jobs.shuffle(using: &generator)
        while let job = jobs.popLast() {
            if Bool.random(using: &generator) { job() }
        }
        let numbers = ran.elements
        #expect(Set(numbers).count == numbers.count, "seed \(seed)")
        for (number, link) in links.enumerated() {
            let outcome = await link.outcome
            if numbers.contains(number) {
                #expect(outcome.value == tested.result && !outcome.isDropped, "seed \(seed)")
            } else {
                #expect(outcome.isDropped, "seed \(seed)")
            }
        }
    }

    @Test("the report and the error say where the handler was attached and what to do")
    func message() async {
        let received = Record<String>()
        let line: UInt = #line + 4
        let token = PromiseReport.observe { report in
            if report.source.fileID == #fileID, report.source.line == Int(line) { received.add("\(report)") }
        }
        let link = Promise.fulfilled(5).then(on: .executor(executor)) { $0 }
        executor.onEnqueue.forgetCalls()
        let message = """
            the handler attached at \(#fileID):\(line) never ran: its executor released the job; \
            run every job, or cancel the promise
            """
        #expect(received.elements == [message])
        #expect(throws: PromiseError.handlerDropped(link.source)) { try link.result?.get() }
        #expect("\(PromiseError.handlerDropped(link.source))" == message)
        withExtendedLifetime(token) {}
    }

    @Test("a chain on an executor that drops jobs under its own lock ends, and its catch may run elsewhere")
    func droppedUnderLock() async throws {
        let received = Record<String>()
        let (promise, resolver) = Promise<Int>.pending()
        let end = promise.then(on: .executor(executor)) { $0 }
            .tapError(on: .inline) { _ in received.add("inline") }
            .recover(on: .executor(executor)) { _ in 0 }
            .catch(on: .queue(DispatchQueue(label: "test"))) { _ in received.add("queue") }
        resolver.fulfill(1)
        while end.result == nil {
            // The mock releases what it recorded under the lock that it takes to record.
            executor.onEnqueue.forgetCalls()
            await Task.yield()
        }
        try await end.value
        #expect(received.elements == ["inline", "queue"])
    }

    @Test("the handler and what it captures are released with a dropped job")
    func handlerReleased() {
        final class Held: Sendable {}
        var held: Held? = Held()
        weak let weakly = held
        let link = Promise.fulfilled(1).then(on: .executor(executor)) { [held] _ in _ = held }
        held = nil
        #expect(weakly != nil)
        executor.onEnqueue.forgetCalls()
        #expect(weakly == nil)
        #expect(link.result?.isDropped == true)
        link.catch(on: .inline) { _ in }
    }

    @Test("an operation queue that cancels its operations rejects the promises that wait on it")
    func operationQueue() async {
        let queue = OperationQueue()
        let operations = OperationQueueExecutor(queue)
        queue.isSuspended = true
        let links = (0..<5).map { number in
            Promise.fulfilled(number).then(on: .executor(operations)) { [ran] number in ran.add(number) }
        }
        queue.cancelAllOperations()
        queue.isSuspended = false
        for link in links { #expect(await link.outcome.isDropped) }
        #expect(ran.elements.isEmpty)
        let next = Promise.fulfilled(7).then(on: .executor(operations)) { $0 + 1 }
        #expect(await next.outcome.value == 8)
    }

    @Test("an executor that is closed and accepts nothing rejects at once")
    func closed() async {
        let operations = OperationQueueExecutor(OperationQueue())
        operations.close()
        let link = Promise.fulfilled(1).then(on: .executor(operations)) { $0 }
        #expect(link.result?.isDropped == true)
        #expect(await link.outcome.isDropped)
    }
}

/// An app's executor.
private final class OperationQueueExecutor: PromiseExecutor {
    private let queue: OperationQueue
    private let isClosed = Protected(false)

    init(_ queue: OperationQueue) {
        self.queue = queue
    }

    func close() { isClosed.withLock { $0 = true } }

    func enqueue(_ job: @escaping @Sendable () -> Void) {
        if !isClosed.withLock({ $0 }) { queue.addOperation(job) }
    }
}
