import Dispatch
import SceneryFoundations
import SceneryPromises
import Testing

@Suite("Inline handlers attached to a settled promise", .timeLimit(.minutes(20)))
struct InlineHandlerTests {
    let received = Record<String>()

    @Test("on the main actor, they run there, after the code that attaches them and in order")
    @MainActor func onMainActor() async throws {
        for _ in 0..<100 {
            let received = Record<String>()
            let settled = Promise.fulfilled(1)
            settled.then(on: .inline) { _ in received.add(MainQueue.isCurrent ? "first" : "elsewhere") }
            let last = settled.then(on: .inline) { _ in received.add("second") }
            received.add("attached")
            try await last.value
            #expect(received.elements == ["attached", "first", "second"])
        }
    }

    @Test("on the main actor, a chain of them runs there before handlers that are attached later")
    @MainActor func chainOnMainActor() async throws {
        let settled = Promise.fulfilled(1)
        settled.then(on: .inline) { $0 + 1 }.then(on: .inline) { [received] in
            received.add(MainQueue.isCurrent ? "\($0)" : "elsewhere")
        }
        let last = settled.then { [received] _ in received.add("main") }
        try await last.value
        #expect(received.elements == ["2", "main"])
    }

    @Test("while they wait for the main actor, handlers on other executors do not wait with them")
    @MainActor func othersDoNotWait() {
        let settled = Promise.fulfilled(1)
        let isDone = DispatchSemaphore(value: 0)
        settled.then(on: .inline) { [received] _ in received.add("inline") }
        settled.then(on: .queue(DispatchQueue(label: "test"))) { _ in isDone.signal() }
        // Blocks the main actor until then.
        #expect(isDone.wait(timeout: .now() + 30) == .success)
        #expect(Promise.all([settled, settled]).result?.value == [1, 1])
        #expect(received.elements.isEmpty)
    }

    @Test(
        "outside of the main actor, they run on another thread, so a lock held while attaching does no harm")
    func elsewhere() async throws {
        let settled = Promise.fulfilled(1)
        let lock = Protected(0)
        let link = lock.withLock { _ in
            settled.then(on: .inline) { number in lock.withLock { $0 += number } }
        }
        try await link.value
        #expect(lock.withLock { $0 } == 1)
    }

    @Test("those that several threads attach run one after another")
    func severalThreads() async throws {
        let settled = Promise.fulfilled(1)
        let running = Protected(0)
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for number in 0..<50 {
                settled.then(on: .inline) { [received] _ in
                    running.withLock { $0 += 1 }
                    if running.withLock({ $0 }) > 1 { received.add("overlap") }
                    received.add("\(thread) \(number)")
                    running.withLock { $0 -= 1 }
                }
            }
        }
        while received.elements.count < 400 { await Task.yield() }
        #expect(!received.elements.contains("overlap"))
        for thread in 0..<8 {
            let own = received.elements.filter { $0.hasPrefix("\(thread) ") }
            #expect(own == (0..<50).map { "\(thread) \($0)" })
        }
    }
}
