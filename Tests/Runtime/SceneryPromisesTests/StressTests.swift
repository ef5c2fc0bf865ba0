import Dispatch
import RuntimeTestSupport
import SceneryPromises
import Testing

@Suite("Depth, numbers and threads")
struct StressTests {
    @Test("an inline chain of a million links is settled and released on an ordinary stack")
    func deepChain() {
        let (first, resolver) = Promise<Int>.pending()
        var last = first
        for _ in 0..<1_000_000 { last = last.then(on: .inline) { $0 + 1 } }
        resolver.fulfill(0)
        #expect(last.result?.value == 1_000_000)
    }

    @Test(
        "an inline chain of a million links that is cancelled at its end or never settled is released",
        arguments: [true, false])
    func deepPendingChain(cancelled: Bool) {
        var pair: (promise: Promise<Int>, resolver: Resolver<Int>)? = Promise<Int>.pending()
        let first = pair?.promise
        var last = first ?? .fulfilled(0)
        for _ in 0..<200_000 { last = last.then(on: .inline) { $0 + 1 } }
        if cancelled { last.cancel() }
        pair = nil
        #expect(first?.isCancelled == cancelled)
        #expect(last.result != nil)
        last.catch(on: .inline) { _ in }
    }

    @Test("a long chain of handlers that each return the next promise is settled on an ordinary stack")
    func deepRecursion() async throws {
        @Sendable func count(_ number: Int, to end: Int) -> Promise<Int> {
            Promise.fulfilled(number).then(on: .inline) { number in
                number == end ? .fulfilled(number) : count(number + 1, to: end)
            }
        }
        #expect(try await count(0, to: 100_000).value == 100_000)
    }

    @Test("a promise and its chain are released when settled")
    func released() {
        weak var first: AnyObject?
        weak var last: AnyObject?
        do {
            let (promise, resolver) = Promise<Int>.pending()
            let link = promise.then(on: .inline) { Promise.fulfilled($0) }.recover(on: .inline) { _ in 0 }
            (first, last) = (promise, link)
            resolver.fulfill(1)
        }
        #expect(first == nil && last == nil)
    }

    @Test("if many threads settle one promise, one wins, and every handler receives the same outcome")
    func racingSettlers() async throws {
        for _ in 0..<50 {
            let (promise, resolver) = Promise<Int>.pending()
            let received = Record<Int>()
            for _ in 0..<3 { promise.then(on: .inline) { received.add($0) } }
            DispatchQueue.concurrentPerform(iterations: 4) { number in
                resolver.fulfill(number)
                promise.then(on: .inline) { received.add($0) }
            }
            while received.elements.count < 7 { try await Task.sleep(for: .milliseconds(1)) }
            #expect(Set(received.elements).count == 1)
        }
    }

    @Test("handlers attached by one thread while another settles run in order", arguments: 1...20)
    func orderWhileSettling(seed: UInt64) async throws {
        var generator = SplitMix(seed: seed)
        let before = Int.random(in: 0..<200, using: &generator)
        let after = Int.random(in: 1..<200, using: &generator)
        let onQueue = Bool.random(using: &generator)
        let delivery: HandlerExecutor = onQueue ? .queue(DispatchQueue(label: "test")) : .inline
        let received = Record<Int>()
        let (promise, resolver) = Promise<Int>.pending()
        for number in 0..<before { promise.then(on: delivery) { _ in received.add(number) } }
        DispatchQueue.concurrentPerform(iterations: 2) { thread in
            if thread == 0 {
                resolver.fulfill(0)
            } else {
                for number in before..<(before + after) {
                    promise.then(on: delivery) { _ in received.add(number) }
                }
            }
        }
        while received.elements.count < before + after { try await Task.sleep(for: .milliseconds(1)) }
        #expect(received.elements == Array(0..<(before + after)), "seed \(seed)")
    }

    @Test("consumers that leave while the promise is settled are notified at most once", arguments: 1...20)
    func racingCancellation(seed: UInt64) async {
        var generator = SplitMix(seed: seed)
        let count = Int.random(in: 1..<100, using: &generator)
        let (promise, resolver) = Promise<Int>.pending()
        let received = Record<Int>()
        let links = (0..<count).map { number in promise.then(on: .inline) { _ in received.add(number) } }
        DispatchQueue.concurrentPerform(iterations: 3) { thread in
            switch thread {
            case 0: resolver.fulfill(0)
            case 1: for link in links { link.cancel() }
            default: for link in links.reversed() { link.cancel() }
            }
        }
        #expect(Set(received.elements).count == received.elements.count, "seed \(seed)")
        for (number, link) in links.enumerated() {
            let outcome = await Task { try await link.value }.result
            let wasTold = received.elements.contains(number)
            if case .success = outcome { #expect(wasTold, "seed \(seed)") }
        }
    }

    @Test("many tasks wait, some leave, at random times", arguments: 1...10)
    func racingWaiters(seed: UInt64) async {
        let (promise, resolver) = Promise<Int>.pending()
        let staying = promise.then(on: .inline) { $0 }
        let tasks = (0..<50).map { _ in Task { try await promise.value } }
        DispatchQueue.global().async {
            var generator = SplitMix(seed: seed)
            for task in tasks.shuffled(using: &generator).prefix(25) { task.cancel() }
        }
        DispatchQueue.global().async { resolver.fulfill(1) }
        for task in tasks {
            switch await task.result {
            case .success(let value): #expect(value == 1)
            case .failure(let error): #expect(error is CancellationError)
            }
        }
        #expect(staying.result?.value == 1)
    }
}
