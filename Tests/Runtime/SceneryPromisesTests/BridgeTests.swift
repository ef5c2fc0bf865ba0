import SceneryPromises
import Testing

@Suite("To async and back")
struct BridgeTests {
    @Test("awaiting returns the value of a promise settled before or after")
    func valueOfPromise() async throws {
        let (promise, resolver) = Promise<Int>.pending()
        Task { resolver.fulfill(4) }
        #expect(try await promise.value == 4)
        #expect(try await promise.value == 4)
    }

    @Test("awaiting a rejected promise throws the reason")
    func reasonOfPromise() async {
        let promise = Promise<Int>.rejected(Refusal("x"))
        await #expect(throws: Refusal("x")) { try await promise.value }
    }

    @Test("an asynchronous operation becomes a promise of what it returns or throws")
    func operationToPromise() async throws {
        let good = Promise { () async throws -> Int in
            await Task.yield()
            return 2
        }
        let bad = Promise { () async throws -> Int in throw Refusal("y") }
        #expect(try await good.value == 2)
        await #expect(throws: Refusal("y")) { try await bad.value }
    }

    @Test("a chain can be mixed with async handlers and awaited")
    func mixedChain() async throws {
        let text = try await Promise { 1 }
            .then { value async throws -> Int in
                await Task.yield()
                return value + 1
            }
            .then(on: .inline) { $0 * 10 }
            .then { "\($0)" }
            .value
        #expect(text == "20")
    }

    @Test("a task cancelled while it waits stops waiting and cancels the work")
    func cancelledWaiter() async {
        let cancelled = Record<String>()
        let (promise, resolver) = Promise<Int>.pending()
        resolver.onCancel { cancelled.add("work") }
        let task = Task { try await promise.value }
        await Task.yield()
        task.cancel()
        let outcome = await task.result
        #expect(throws: CancellationError.self) { try outcome.get() }
        #expect(cancelled.elements == ["work"])
    }

    @Test("cancelling a promise cancels the task behind it")
    func cancelledOperation() async {
        let (stopped, stop) = Promise<Void>.pending()
        let promise = Promise { () async throws -> Int in
            try? await Task.sleep(for: .seconds(3600))
            stop.fulfill()
            throw CancellationError()
        }
        promise.cancel()
        await #expect(throws: Never.self) { try await stopped.value }
        #expect(promise.isCancelled)
    }
}
