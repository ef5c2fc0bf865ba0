import SceneryPromises
import SceneryTestKit
import Testing

@Suite("Workers")
struct WorkerTests {
    struct Doubling: Worker {
        func start(_ number: Int, _ resolver: Resolver<Int>) throws {
            guard number >= 0 else { throw Refusal("negative") }
            resolver.fulfill(number * 2)
        }
    }

    struct Answering: AsyncWorker {
        func output(_ parameters: Void) async throws -> Int {
            await Task.yield()
            return 42
        }
    }

    /// Leaves its promises pending, for the test to settle.
    private let worker = WorkerMock<Int, Int>()
    private var resolvers: [Resolver<Int>] { worker.onStart.calls.map(\.1) }

    @Test("once starts the work immediately and a single time, however many consumers attach")
    func once() {
        worker.onStart.answers { number, resolver in resolver.fulfill(number * 2) }
        let promise = Promise.once(worker, 4)
        #expect(worker.onStart.calls.map(\.0) == [4])
        promise.catch(on: .inline) { _ in }
        promise.then(on: .inline) { $0 }.catch(on: .inline) { _ in }
        #expect(promise.result?.value == 8)
        #expect(worker.onStart.count == 1)
    }

    @Test("an error thrown by a worker rejects the promise")
    func throwing() {
        let promise = Promise.once(Doubling(), -1)
        #expect(promise.result?.refusal == Refusal("negative"))
        promise.catch(on: .inline) { _ in }
    }

    @Test("asynchronous work needs no parameters and no resolver")
    func asynchronous() async throws {
        #expect(try await Promise.once(Answering()).value == 42)
    }

    @Test("workers of different types with the same output can be combined")
    func different() async throws {
        struct Constant: AsyncWorker {
            func output(_ parameters: Void) async throws -> Int { 1 }
        }
        #expect(try await Promise.all([Answering(), Constant()]).value == [42, 1])
    }

    @Test("one worker for several parameters: outputs in their order")
    func each() {
        #expect(Promise.all(Doubling(), each: [3, 1, 2]).result?.value == [6, 2, 4])
    }

    @Test("no more than the limit run at a time", arguments: [1, 2, 3, 10])
    func limited(limit: Int) {
        let all = Promise.all(worker, each: 0..<6, limit: limit)
        for settled in 0..<6 {
            #expect(resolvers.count == min(6, settled + limit))
            resolvers[settled].fulfill(settled)
        }
        #expect(all.result?.value == [0, 1, 2, 3, 4, 5])
    }

    @Test("after a rejection no more work starts, and running work is cancelled")
    func limitedRejection() {
        let all = Promise.all(worker, each: 0..<6, limit: 2)
        resolvers[1].reject(Refusal())
        #expect(all.result?.refusal == Refusal())
        #expect(resolvers.count == 2)
        #expect(resolvers[0].isCancelled)
        all.catch(on: .inline) { _ in }
    }

    @Test("after cancellation no more work starts, and running work is cancelled")
    func limitedCancellation() {
        let all = Promise.all(worker, each: 0..<6, limit: 2)
        all.cancel()
        #expect(resolvers.count == 2)
        #expect(resolvers.map(\.isCancelled) == [true, true])
    }

    @Test("work that completes at once does not nest")
    func manyAtOnce() {
        let all = Promise.all(Doubling(), each: 0..<100_000, limit: 3)
        #expect(all.result?.value?.last == 199_998)
    }

    @Test("all of an empty sequence is an empty array")
    func ofNothing() {
        #expect(Promise.all(Doubling(), each: [Int](), limit: 2).result?.value == [])
    }
}
