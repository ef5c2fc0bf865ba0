import Dispatch
import SceneryPromises
import SceneryTestKit
import Testing

@Suite("Where and when handlers run")
struct DeliveryTests {
    @Test("handlers run on the main actor by default")
    func onMain() async throws {
        let isMain = Promise { 1 }.then { _ in
            MainActor.assertIsolated()
            return true
        }
        #expect(try await isMain.value)
    }

    @Test("handlers run on a given queue")
    func onQueue() async throws {
        let key = DispatchSpecificKey<Int>()
        let queue = DispatchQueue(label: "test")
        queue.setSpecific(key: key, value: 7)
        let seen = Promise.fulfilled(1).then(on: .queue(queue)) { _ in DispatchQueue.getSpecific(key: key) }
        #expect(try await seen.value == 7)
    }

    actor Counter {
        var count = 0
        var order: [Int] = []

        func add(_ number: Int) { order.append(number) }
    }

    @Test("handlers run on a given actor, in its isolation and in order")
    func onActor() async throws {
        let counter = Counter()
        let (promise, resolver) = Promise<Int>.pending()
        let links = (0..<200).map { number in
            if number == 100 { resolver.fulfill(0) }
            return promise.then(on: counter) { counter, _ in counter.order.append(number) }
        }
        _ = try await Promise.all(links).value
        #expect(await counter.order == Array(0..<200))
    }

    @Test("inline handlers run before the settling call returns")
    func inlineWhenSettled() {
        let received = Record<String>()
        let (promise, resolver) = Promise<Int>.pending()
        promise.then(on: .inline) { received.add("\($0)") }.then(on: .inline) { received.add("after") }
        resolver.fulfill(1)
        received.add("returned")
        #expect(received.elements == ["1", "after", "returned"])
    }

    @Test("inline handlers of a promise settled inside a handler run right after that handler")
    func inlineInsideHandler() {
        let received = Record<String>()
        let (outer, outerResolver) = Promise<Int>.pending()
        let (inner, innerResolver) = Promise<Int>.pending()
        inner.then(on: .inline) { _ in received.add("inner") }
        outer.then(on: .inline) { _ in
            innerResolver.fulfill(1)
            received.add("outer")
        }
        outerResolver.fulfill(1)
        #expect(received.elements == ["outer", "inner"])
    }

    @Test(
        "an inline handler attached inside a handler to a settled promise runs right after that handler, on its thread"
    )
    func lateInlineInsideHandler() async throws {
        let received = Record<String>()
        let settled = Promise.fulfilled(1)
        let key = DispatchSpecificKey<Int>()
        let queue = DispatchQueue(label: "test")
        queue.setSpecific(key: key, value: 7)
        let done = Promise<Int?> { resolver in
            settled.then(on: .queue(queue)) { _ in
                settled.then(on: .inline) { _ in
                    received.add("inner")
                    resolver.fulfill(DispatchQueue.getSpecific(key: key))
                }
                received.add("outer")
            }
        }
        #expect(try await done.value == 7)
        #expect(received.elements == ["outer", "inner"])
    }

    @Test(
        "an inline handler attached outside of any handler to a settled promise never runs inside the attaching call"
    )
    func lateInlineOutside() async throws {
        let settled = Promise.fulfilled(1)
        for _ in 0..<100 {
            let received = Record<String>()
            let gate = DispatchSemaphore(value: 0)
            // If it were called inside the attaching call, the handler would wait forever.
            let link = settled.then(on: .inline) { _ in
                gate.wait()
                received.add("handler")
            }
            received.add("attached")
            gate.signal()
            try await link.value
            #expect(received.elements == ["attached", "handler"])
        }
    }

    @Test("handlers run when a custom executor runs its jobs")
    func onExecutor() {
        let executor = PromiseExecutorMock()
        let link = Promise.fulfilled(1).then(on: .executor(executor)) { $0 + 1 }
        #expect(link.result == nil)
        for job in executor.onEnqueue.calls { job() }
        #expect(link.result?.value == 2)
    }

    @Test("the test executor replaces queues and leaves inline handlers inline")
    @MainActor func underTest() {
        let executor = TestExecutor()
        let received = Record<String>()
        let queue = DispatchQueue(label: "test")
        executor.run {
            Promise.fulfilled(1).then(on: .queue(queue)) { _ in
                MainActor.assertIsolated()
                received.add("queue")
            }
            Promise.fulfilled(1).then { _ in received.add("main") }
            #expect(executor.jobCount == 2)
        }
        #expect(received.elements == ["queue", "main"])
    }
}
