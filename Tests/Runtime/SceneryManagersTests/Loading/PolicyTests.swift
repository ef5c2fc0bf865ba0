import SceneryManagers
import SceneryTestKit
import Testing

@Suite("Policies", .timeLimit(.minutes(20)))
struct PolicyTests {
    let fetches = Recorder<String>()
    let time = ManualTime()

    func manager(
        timeToLive: Duration? = .seconds(10), store: NumberStore? = nil, failing: Bool = false
    ) -> Manager<String, Int> {
        let fetch: @Sendable (String) async throws -> Int = { [fetches] key in
            let number = fetches.record(key)
            if failing { throw Refusal(number: number) }
            return number
        }
        let configuration = ManagerConfiguration<Int>(timeToLive: timeToLive)
        guard let store else { return Manager(configuration: configuration, clock: time.clock, fetch: fetch) }
        return Manager(
            configuration: configuration, store: store, onStoreFailure: { Issue.record($0) },
            clock: time.clock,
            fetch: fetch)
    }

    var old: NumberStore {
        NumberStore(["a": StoredModel(model: 70, loadedAt: time.clock.now() - .seconds(60))])
    }
    var young: NumberStore { NumberStore(["a": StoredModel(model: 70, loadedAt: time.clock.now())]) }

    @Test("cached fetches once, and again after the time to live")
    func cached() async throws {
        let manager = manager()
        #expect(try await manager.load("a") == LoadResult(model: 1, origin: .fetch))
        time.advance(by: .seconds(9))
        #expect(try await manager.load("a") == LoadResult(model: 1, origin: .memory))
        time.advance(by: .seconds(1))
        #expect(try await manager.load("a") == LoadResult(model: 2, origin: .fetch))
    }

    @Test("a clock that was set back makes a value stale")
    func setBack() async throws {
        let manager = manager()
        _ = try await manager.model(for: "a")
        time.advance(by: .seconds(-100))
        #expect(manager.peek("a") == nil)
        #expect(try await manager.model(for: "a") == 2)
    }

    @Test("cached returns a valid value from the store, and fetches instead of a stale one")
    func store() async throws {
        #expect(try await manager(store: young).load("a") == LoadResult(model: 70, origin: .store))
        #expect(fetches.count == 0)
        #expect(try await manager(store: old).load("a") == LoadResult(model: 1, origin: .fetch))
    }

    @Test("fresh always fetches")
    func fresh() async throws {
        let manager = manager()
        #expect(try await manager.model(for: "a", policy: .fresh) == 1)
        #expect(try await manager.model(for: "a", policy: .fresh) == 2)
    }

    @Test("cached then fresh returns the held value and then the fetched one, each with its origin")
    func cachedThenFresh() async throws {
        let manager = manager(store: old)
        var loaded: [LoadResult<Int>] = []
        for try await each in manager.models(for: "a") { loaded.append(each) }
        #expect(
            loaded == [
                LoadResult(model: 70, origin: .store, isStale: true), LoadResult(model: 1, origin: .fetch),
            ])
        loaded = []
        for try await each in manager.models(for: "b") { loaded.append(each) }
        #expect(loaded == [LoadResult(model: 2, origin: .fetch)])
    }

    @Test("cached then fresh, awaited, returns the held value and notifies of the fetched one")
    func revalidate() async throws {
        let manager = manager()
        _ = try await manager.model(for: "a")
        var changes = manager.changes(of: "a").makeAsyncIterator()
        #expect(try await manager.model(for: "a", policy: .cachedThenFresh) == 1)
        #expect(await changes.next() == .changed("a", 2, .fetch))
        #expect(manager.peek("a") == 2)
    }

    @Test("cached then fresh, awaited, notifies that the fetch failed and keeps the held value")
    func revalidateInVain() async throws {
        let manager = manager(store: young, failing: true)
        #expect(try await manager.model(for: "a", policy: .localOnly) == 70)
        var changes = manager.changes(of: "a").makeAsyncIterator()
        #expect(try await manager.model(for: "a", policy: .cachedThenFresh) == 70)
        #expect(await changes.next() == .refreshFailed("a", Refusal(number: 1)))
        #expect(manager.peek("a") == 70)
    }

    @Test("cached then fresh throws the error of the fetch after the held value")
    func cachedThenError() async throws {
        let manager = manager(store: old, failing: true)
        var values = manager.models(for: "a").makeAsyncIterator()
        #expect(try await values.next()?.model == 70)
        await #expect(throws: Refusal(number: 1)) { try await values.next() }
    }

    @Test("fresh with fallback returns the held value if the fetch fails, valid or stale")
    func fallback() async throws {
        let failing = manager(store: old, failing: true)
        let loaded = try await failing.load("a", policy: .freshWithFallback)
        #expect(loaded == LoadResult(model: 70, origin: .store, isStale: true))
        await #expect(throws: Refusal(number: 2)) { try await failing.load("b", policy: .freshWithFallback) }
        #expect(try await manager().load("a", policy: .freshWithFallback).origin == .fetch)
    }

    @Test("local only never fetches, and throws if there is no value")
    func localOnly() async throws {
        let manager = manager(store: old)
        #expect(try await manager.load("a", policy: .localOnly).isStale)
        await #expect(throws: ManagerError.notHeld(key: "b")) {
            try await manager.model(for: "b", policy: .localOnly)
        }
        #expect(fetches.count == 0)
    }

    @Test("peek returns a valid value from memory only")
    func peek() async throws {
        let manager = manager(store: young)
        #expect(manager.peek("a") == nil)
        _ = try await manager.model(for: "a")
        #expect(manager.peek("a") == 70)
        time.advance(by: .seconds(10))
        #expect(manager.peek("a") == nil)
        #expect(manager.held("a") == LoadResult(model: 70, origin: .memory, isStale: true))
    }

    @Test("a completion is called on the main actor, after the call returned")
    @MainActor func completion() async throws {
        let manager = manager()
        _ = try await manager.model(for: "a")
        var order: [String] = []
        let result = await withCheckedContinuation { continuation in
            manager.model(for: "a") { result in
                order.append("completion")
                continuation.resume(returning: result)
            }
            order.append("returned")
        }
        #expect(try result.get() == 1)
        #expect(order == ["returned", "completion"])
    }
}
