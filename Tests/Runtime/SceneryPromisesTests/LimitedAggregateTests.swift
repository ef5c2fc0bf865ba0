import Dispatch
import RuntimeTestSupport
import SceneryFoundations
import SceneryPromises
import Testing

@Suite("all and allSettled over a sequence, with a limit", .timeLimit(.minutes(20)))
struct LimitedAggregateTests {
    /// 0, 1, 2 and so on without end; records what is drawn.
    private func endless(_ drawn: Record<Int>) -> some Sequence<Int> {
        sequence(first: 0) { $0 + 1 }.lazy.map { number in
            drawn.add(number)
            return number
        }
    }

    let drawn = Record<Int>()

    @Test("an endless sequence is drawn up to the failure, whatever the limit", arguments: [1, 2, 7, .max])
    func endlessUntilFailure(limit: Int) {
        let all = Promise.all(over: endless(drawn), limit: limit) { number -> Promise<Int> in
            number == 3 ? .rejected(Refusal("\(number)")) : .fulfilled(number)
        }
        #expect(all.result?.refusal == Refusal("3"))
        #expect(drawn.elements.count <= 4 + min(limit, 7))
        all.catch(on: .inline) { _ in }
    }

    @Test("with a limit of one, nothing is drawn before its work may start")
    func drawnOneByOne() {
        let resolvers = Record<Resolver<Int>>()
        let all = Promise.all(over: endless(drawn).prefix(3), limit: 1) { _ in
            Promise<Int> { resolvers.add($0) }
        }
        for number in 0..<3 {
            #expect(drawn.elements == Array(0...number))
            resolvers.elements[number].fulfill(number * 10)
        }
        #expect(all.result?.value == [0, 10, 20])
    }

    @Test("a failure at the second of 100,001 elements draws two")
    func failureAtSecond() {
        let all = Promise.all(over: endless(drawn).prefix(100_001), limit: 1) { number -> Promise<Int> in
            guard number < 1 else { throw Refusal() }
            return .fulfilled(number)
        }
        #expect(all.result?.refusal == Refusal())
        #expect(drawn.elements == [0, 1])
        all.catch(on: .inline) { _ in }
    }

    @Test("a cancelled one draws no more", arguments: [1, 3])
    func cancelled(limit: Int) {
        let resolvers = Record<Resolver<Int>>()
        let all = Promise.all(over: endless(drawn), limit: limit) { _ in Promise<Int> { resolvers.add($0) } }
        all.cancel()
        for resolver in resolvers.elements { resolver.fulfill(0) }
        #expect(drawn.elements == Array(0..<limit))
        #expect(resolvers.elements.allSatisfy { $0.isCancelled })
    }

    @Test("drawing may end work of the same one, and reject it")
    func drawingHasEffects() {
        let resolvers = Record<Resolver<Int>>()
        let elements = (0...).lazy.map { number in
            if number == 5 { resolvers.elements.last?.reject(Refusal()) }
            for resolver in resolvers.elements { resolver.fulfill(number) }
            return number
        }
        let all = Promise.all(over: elements, limit: 2) { _ in Promise<Int> { resolvers.add($0) } }
        #expect(all.result?.refusal == Refusal())
        // The rejection is noticed when the drawing call has returned; its element may have started.
        #expect(resolvers.elements.count <= 6)
        all.catch(on: .inline) { _ in }
    }

    @Test(
        "work that ends on many threads: as many at a time as allowed, each element once, outputs in order",
        arguments: 1...12)
    func manyThreads(seed: UInt64) async throws {
        var generator = SplitMix(seed: seed)
        let count = Int.random(in: 0..<300, using: &generator)
        let limit = Int.random(in: 1...9, using: &generator)
        let kinds = (0..<count).map { _ in Int.random(in: 0..<4, using: &generator) }
        let running = Protected((now: 0, most: 0, drawing: 0))
        let elements = kinds.indices.lazy.map { number in
            running.withLock { $0.drawing += 1 }
            defer { running.withLock { $0.drawing -= 1 } }
            if running.withLock({ $0.drawing }) > 1 { Issue.record("drawn by two threads, seed \(seed)") }
            return number
        }
        let all = Promise.allSettled(over: elements, limit: limit) { number -> Promise<Int> in
            running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1), $0.drawing) }
            let end: @Sendable () -> Void = { running.withLock { $0.now -= 1 } }
            guard kinds[number] > 0 else {
                end()
                throw Refusal("\(number)")
            }
            return Promise { resolver in
                let settle: @Sendable () -> Void = {
                    end()
                    resolver.fulfill(number)
                }
                if kinds[number] == 1 { settle() } else { DispatchQueue.global().async(execute: settle) }
            }
        }
        let outcomes = try await all.value
        #expect(outcomes.count == count, "seed \(seed)")
        for (number, outcome) in outcomes.enumerated() {
            if kinds[number] == 0 {
                #expect(outcome.refusal == Refusal("\(number)"), "seed \(seed)")
            } else {
                #expect(outcome.value == number, "seed \(seed)")
            }
        }
        #expect(running.withLock { $0.most } <= limit, "seed \(seed)")
    }

    @Test("allSettled with a limit goes on after rejections, and is never rejected")
    func allSettled() throws {
        let resolvers = Record<Resolver<Int>>()
        let all = Promise.allSettled(over: endless(drawn).prefix(4), limit: 2) { number -> Promise<Int> in
            guard number != 1 else { throw Refusal("thrown") }
            return Promise { resolvers.add($0) }
        }
        #expect(drawn.elements == [0, 1, 2])
        resolvers.elements[0].reject(Refusal("rejected"))
        #expect(drawn.elements == [0, 1, 2, 3])
        resolvers.elements[1].promise.cancel()
        resolvers.elements[2].fulfill(3)
        let outcomes = try #require(all.result).get()
        #expect(outcomes.map(\.refusal) == [Refusal("rejected"), Refusal("thrown"), nil, nil])
        #expect(outcomes[2].isCancellation && outcomes[3].value == 3)
    }

    @Test("allSettled with a limit is cancelled with the work in progress")
    func allSettledCancelled() {
        let resolvers = Record<Resolver<Int>>()
        let all = Promise.allSettled(over: endless(drawn), limit: 2) { _ in Promise<Int> { resolvers.add($0) }
        }
        all.cancel()
        #expect(drawn.elements == [0, 1])
        #expect(all.isCancelled && resolvers.elements.allSatisfy { $0.isCancelled })
    }

    @Test("allSettled of a worker and parameters: outcomes in their order, an empty array for none")
    func allSettledWorker() throws {
        let outcomes = try Promise.allSettled(WorkerTests.Doubling(), each: [3, -1, 2], limit: 2).result?
            .get()
        #expect(outcomes?.map(\.value) == [6, nil, 4])
        #expect(outcomes?[1].refusal == Refusal("negative"))
        #expect(try Promise.allSettled(WorkerTests.Doubling(), each: [Int]()).result?.get().isEmpty == true)
    }
}
