import Dispatch
import Testing

import SceneryPromises
import SceneryTestKit

@Suite("Where and when handlers run")
struct DeliveryTests {
    @Test("on the main actor unless told otherwise")
    func onMain() async throws {
        let isMain = Promise { 1 }.then { _ in
            MainActor.assertIsolated()
            return true
        }
        #expect(try await isMain.value)
    }

    @Test("on a queue of yours")
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

    @Test("on an actor, in its isolation and in order")
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

    @Test("inline: before the settling call returns")
    func inlineWhenSettled() {
        let heard = Record<String>()
        let (promise, resolver) = Promise<Int>.pending()
        promise.then(on: .inline) { heard.add("\($0)") }.then(on: .inline) { heard.add("after") }
        resolver.fulfill(1)
        heard.add("returned")
        #expect(heard.elements == ["1", "after", "returned"])
    }

    @Test("inline, settled inside a handler: right after that handler")
    func inlineInsideHandler() {
        let heard = Record<String>()
        let (outer, outerResolver) = Promise<Int>.pending()
        let (inner, innerResolver) = Promise<Int>.pending()
        inner.then(on: .inline) { _ in heard.add("inner") }
        outer.then(on: .inline) { _ in
            innerResolver.fulfill(1)
            heard.add("outer")
        }
        outerResolver.fulfill(1)
        #expect(heard.elements == ["outer", "inner"])
    }

    @Test("inline, attached inside a handler to a settled promise: right after that handler, on its thread")
    func lateInlineInsideHandler() async throws {
        let heard = Record<String>()
        let settled = Promise.fulfilled(1)
        let key = DispatchSpecificKey<Int>()
        let queue = DispatchQueue(label: "test")
        queue.setSpecific(key: key, value: 7)
        let done = Promise<Int?> { resolver in
            settled.then(on: .queue(queue)) { _ in
                settled.then(on: .inline) { _ in
                    heard.add("inner")
                    resolver.fulfill(DispatchQueue.getSpecific(key: key))
                }
                heard.add("outer")
            }
        }
        #expect(try await done.value == 7)
        #expect(heard.elements == ["outer", "inner"])
    }

    @Test("inline, attached outside of any handler to a settled promise: never inside the attaching call")
    func lateInlineOutside() async throws {
        let settled = Promise.fulfilled(1)
        for _ in 0..<100 {
            let heard = Record<String>()
            let gate = DispatchSemaphore(value: 0)
            // Were it called inside the attaching call, the handler would wait for ever.
            let link = settled.then(on: .inline) { _ in
                gate.wait()
                heard.add("handler")
            }
            heard.add("attached")
            gate.signal()
            try await link.value
            #expect(heard.elements == ["attached", "handler"])
        }
    }

    @Test("on an executor of yours: when it runs its jobs")
    func onExecutor() {
        let executor = PromiseExecutorMock()
        let link = Promise.fulfilled(1).then(on: .executor(executor)) { $0 + 1 }
        #expect(link.result == nil)
        for job in executor.onEnqueue.calls { job() }
        #expect(link.result?.value == 2)
    }

    @Test("the test executor keeps inline handlers inline and stands in for queues")
    @MainActor func underTest() {
        let executor = TestExecutor(), heard = Record<String>()
        let queue = DispatchQueue(label: "test")
        executor.run {
            Promise.fulfilled(1).then(on: .queue(queue)) { _ in
                MainActor.assertIsolated()
                heard.add("queue")
            }
            Promise.fulfilled(1).then { _ in heard.add("main") }
            #expect(executor.jobCount == 2)
        }
        #expect(heard.elements == ["queue", "main"])
    }
}
