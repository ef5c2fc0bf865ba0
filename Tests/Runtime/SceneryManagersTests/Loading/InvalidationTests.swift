import SceneryManagers
import SceneryTestKit
import Testing

@Suite("Discarded results", .timeLimit(.minutes(20)))
struct InvalidationTests {
    let first = Gate()
    let fetches = Recorder<String>()

    /// The first fetch waits and ignores its cancellation; later ones do not wait.
    func manager(store: any ModelStore<String, Int> = NumberStore()) -> Manager<String, Int> {
        Manager(
            store: store, onStoreFailure: { Issue.record($0) },
            fetch: { [first, fetches] key in
                let number = fetches.record(key)
                if number == 1 { await Task { try? await first.pass() }.value }
                return number
            })
    }

    func waiting(on manager: Manager<String, Int>) async -> Task<Int, any Error> {
        let caller = Task { try await manager.model(for: "a") }
        await until { fetches.count == 1 }
        return caller
    }

    @Test("after invalidate, waiting callers receive the result of a new fetch, and the old one is discarded")
    func invalidate() async throws {
        let manager = manager()
        let caller = await waiting(on: manager)
        manager.invalidate("a")
        #expect(try await caller.value == 2)
        await first.open()
        #expect(try await manager.model(for: "a") == 2)
        #expect(fetches.count == 2)
    }

    @Test("an invalidated value is stale, in memory and in the store")
    func stale() async throws {
        let store = NumberStore()
        await first.open()
        let manager = manager(store: store)
        #expect(try await manager.model(for: "a") == 1)
        manager.invalidate("a")
        #expect(manager.peek("a") == nil)
        #expect(manager.held("a")?.isStale == true)
        #expect(
            try await Manager<String, Int>(store: store, onStoreFailure: { _ in }) { _ in 9 }
                .model(for: "b") == 9)
        #expect(try await manager.model(for: "a") == 2)
        manager.invalidateAll()
        #expect(try await manager.model(for: "a") == 3)
    }

    @Test("after clear, waiting callers fail, and the result is in neither memory nor store")
    func clear() async throws {
        let store = NumberStore()
        let manager = manager(store: store)
        let caller = await waiting(on: manager)
        try await manager.clear()
        await #expect(throws: ManagerError.removed(key: "a")) { try await caller.value }
        await first.open()
        await Task.yield()
        #expect(manager.held("a") == nil)
        #expect(await store.records.isEmpty)
    }

    @Test("after set, waiting callers receive the value set, and the result is discarded")
    func set() async throws {
        let store = NumberStore()
        let manager = manager(store: store)
        let caller = await waiting(on: manager)
        try await manager.set(50, for: "a")
        #expect(try await caller.value == 50)
        await first.open()
        await Task.yield()
        #expect(manager.peek("a") == 50)
        #expect(await store.records["a"]?.model == 50)
    }

    @Test("a read of the store during clear does not restore a value")
    func lookup() async throws {
        let gate = Gate()
        let store = ModelStoreMock<String, Int>()
        store.onRecordFor.answers { _ in
            try await gate.pass()
            return StoredModel(model: 70, loadedAt: .zero)
        }
        let manager = manager(store: store)
        let caller = Task { try await manager.model(for: "a", policy: .localOnly) }
        await store.onRecordFor.called("a").wait()
        try await manager.clear()
        await gate.open()
        await #expect(throws: ManagerError.removed(key: "a")) { try await caller.value }
        #expect(manager.held("a") == nil)
    }

    @Test("remove removes one value")
    func remove() async throws {
        await first.open()
        let store = NumberStore()
        let manager = manager(store: store)
        _ = try await (manager.model(for: "a"), manager.model(for: "b"))
        try await manager.remove("a")
        #expect(manager.peek("a") == nil)
        #expect(manager.peek("b") == 2)
        #expect(await Set(store.records.keys) == ["b"])
    }
}
