import RuntimeTestSupport
import SceneryTestKit
import Testing

@testable import SceneryManagers

@Suite("Limits, errors and retries", .timeLimit(.minutes(20)))
struct KeepingTests {
    let time = ManualTime()
    let fetches = Recorder<String>()

    @Test("values in memory never cost more than the limit, and used ones remain")
    func costs() async throws {
        let manager = Manager<Int, Int>(
            configuration: ManagerConfiguration(costLimit: 10, cost: { $0 }), fetch: { _ in 3 })
        for key in 1...3 { _ = try await manager.model(for: key) }
        _ = manager.peek(1)
        _ = try await manager.model(for: 4)
        #expect(manager.peek(1) == 3)
        #expect((1...4).count { manager.peek($0) != nil } == 3)
        try await manager.set(11, for: 5)
        #expect(manager.peek(5) == nil)
        try await manager.set(10, for: 6)
        #expect((1...6).filter { manager.peek($0) != nil } == [6])
    }

    @Test("a random sequence of uses keeps the total cost correct")
    func randomUses() {
        let seed = UInt64.random(in: 0 ..< .max)
        var random = SplitMix(seed: seed)
        var cache = MemoryCache<Int, Int>(costLimit: 100)
        for _ in 0..<5_000 {
            let key = Int.random(in: 0..<40, using: &random)
            let cost = Int.random(in: 0...30, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: cache.remove(key)
            case 1: _ = cache.entry(for: key)
            default:
                cache.insert(MemoryEntry(model: cost, loadedAt: .zero, validUntil: nil), for: key, cost: cost)
                #expect(cache.entry(for: key)?.model == cost, "seed \(seed)")
            }
            let sum = cache.keys.reduce(0) { $0 + (cache.slots[cache.indices[$1] ?? 0]?.cost ?? 0) }
            #expect(cache.totalCost == sum && sum <= 100, "seed \(seed)")
        }
    }

    @Test("an error is not kept unless it has a lifetime")
    func errorsNotKept() async throws {
        let manager = Manager<String, Int> { [fetches] key in throw Refusal(number: fetches.record(key)) }
        await #expect(throws: Refusal(number: 1)) { try await manager.model(for: "a") }
        await #expect(throws: Refusal(number: 2)) { try await manager.model(for: "a") }
    }

    @Test("an error with a lifetime is thrown to cached callers for that long, and discarded by invalidate")
    func errorsKept() async throws {
        let manager = Manager<String, Int>(
            configuration: ManagerConfiguration(errorLifetime: .seconds(5)), clock: time.clock
        ) { [fetches] key in throw Refusal(number: fetches.record(key)) }
        await #expect(throws: Refusal(number: 1)) { try await manager.model(for: "a") }
        time.advance(by: .seconds(4))
        await #expect(throws: Refusal(number: 1)) { try await manager.model(for: "a") }
        await #expect(throws: Refusal(number: 2)) { try await manager.model(for: "a", policy: .fresh) }
        time.advance(by: .seconds(5))
        await #expect(throws: Refusal(number: 3)) { try await manager.model(for: "a") }
        manager.invalidate("a")
        await #expect(throws: Refusal(number: 4)) { try await manager.model(for: "a") }
    }

    @Test("a failed fetch is retried after growing pauses, up to the given number of attempts")
    func retry() async throws {
        let retry = RetryPolicy.exponential(attempts: 4, from: .seconds(1), limit: .seconds(3), jitter: 0)
        let manager = Manager<String, Int>(
            configuration: ManagerConfiguration(retry: retry), clock: time.clock
        ) { [fetches] key in
            let number = fetches.record(key)
            if key == "never" || number < 3 { throw Refusal(number: number) }
            return number
        }
        #expect(try await manager.model(for: "a") == 3)
        #expect(time.pauses.values == [.seconds(1), .seconds(2)])
        await #expect(throws: Refusal(number: 7)) { try await manager.model(for: "never") }
        #expect(time.pauses.values.suffix(3) == [.seconds(1), .seconds(2), .seconds(3)])
    }

    @Test("an error that is not to be retried is thrown at once")
    func noRetry() async throws {
        let retry = RetryPolicy(attempts: 5, pause: { _ in .zero }, isWorthRetrying: { !($0 is Refusal) })
        let manager = Manager<String, Int>(configuration: ManagerConfiguration(retry: retry)) {
            [fetches] key in
            throw Refusal(number: fetches.record(key))
        }
        await #expect(throws: Refusal(number: 1)) { try await manager.model(for: "a") }
    }

    @Test("a failing store does not fail a load and is reported; an explicit write throws")
    func storeFailure() async throws {
        let store = NumberStore()
        let failures = Recorder<String>()
        let manager = Manager<String, Int>(
            store: store, onStoreFailure: { failures.record("\($0)") }, fetch: { _ in 1 })
        await store.fail(with: Refusal(number: 8))
        #expect(try await manager.model(for: "a") == 1)
        await until { failures.count == 2 }
        #expect(failures.values == ["Refusal(number: 8)", "Refusal(number: 8)"])
        await #expect(throws: Refusal(number: 8)) { try await manager.set(2, for: "a") }
        #expect(manager.peek("a") == 2)
    }
}
