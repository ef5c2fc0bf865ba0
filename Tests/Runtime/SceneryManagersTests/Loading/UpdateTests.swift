import SceneryManagers
import SceneryTestKit
import Testing

@Suite("Optimistic writes", .timeLimit(.minutes(20)))
struct UpdateTests {
    let store = NumberStore(["a": StoredModel(model: 10, loadedAt: .seconds(1))])
    let gate = Gate()

    func manager(
        fetch: @escaping @Sendable (String) async throws -> Int = { _ in 10 }
    ) -> Manager<String, Int> {
        Manager(store: store, onStoreFailure: { Issue.record($0) }, fetch: fetch)
    }

    @Test("a write is visible at once, and the confirmed value is kept")
    func confirmed() async throws {
        let manager = manager()
        _ = try await manager.model(for: "a")
        let write = Task {
            try await manager.update("a", optimistically: { $0 += 1 }) { [gate] sent in
                #expect(sent == 11)
                try await gate.pass()
                return 12
            }
        }
        await until { manager.peek("a") == 11 }
        #expect(await store.records["a"]?.model == 10)
        await gate.open()
        #expect(try await write.value == 12)
        #expect(manager.peek("a") == 12)
        try await manager.set(0, for: "other")
        #expect(await store.records["a"]?.model == 12)
    }

    @Test("a failed write is rolled back and notified")
    func refused() async throws {
        let manager = manager()
        _ = try await manager.model(for: "a")
        var changes = manager.changes().makeAsyncIterator()
        await #expect(throws: Refusal(number: 3)) {
            try await manager.update(
                "a", optimistically: { $0 += 1 }, commit: { _ in throw Refusal(number: 3) })
        }
        #expect(manager.peek("a") == 10)
        #expect(await changes.next() == .changed("a", 11, .write))
        #expect(await changes.next() == .rolledBack("a", 10))
        #expect(await store.records["a"]?.model == 10)
    }

    @Test("a failed write removes its own edit and leaves later ones, which are sent in order")
    func order() async throws {
        let manager = manager()
        _ = try await manager.model(for: "a")
        let sent = Recorder<Int>()
        let first = Task {
            try await manager.update("a", optimistically: { $0 += 1 }) { [gate] model in
                sent.record(model)
                try await gate.pass()
                throw Refusal()
            }
        }
        await until { manager.peek("a") == 11 && sent.count == 1 }
        let second = Task {
            try await manager.update("a", optimistically: { $0 += 100 }) { model in
                sent.record(model)
                return model
            }
        }
        await until { manager.peek("a") == 111 }
        await gate.open()
        await #expect(throws: Refusal()) { try await first.value }
        #expect(try await second.value == 110)
        #expect(sent.values == [11, 110])
        #expect(manager.peek("a") == 110)
    }

    @Test("a value fetched during a write has the edit, and loses it if the write fails")
    func fetchedMeanwhile() async throws {
        let manager = manager { _ in 50 }
        _ = try await manager.model(for: "a")
        let write = Task {
            try await manager.update("a", optimistically: { $0 += 1 }) { [gate] _ in
                try await gate.pass()
                throw Refusal()
            }
        }
        await until { manager.peek("a") == 11 }
        #expect(try await manager.model(for: "a", policy: .fresh) == 51)
        await gate.open()
        await #expect(throws: Refusal()) { try await write.value }
        #expect(manager.peek("a") == 50)
    }

    @Test("a write that is cancelled while it waits for an earlier one is not sent")
    func cancelled() async throws {
        let manager = manager()
        _ = try await manager.model(for: "a")
        let first = Task {
            try await manager.update("a", optimistically: { $0 += 1 }) { [gate] model in
                try await gate.pass()
                return model
            }
        }
        await until { manager.peek("a") == 11 }
        let second = Task {
            try await manager.update("a", optimistically: { $0 += 100 }) { model in
                Issue.record("was sent")
                return model
            }
        }
        await until { manager.peek("a") == 111 }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        #expect(manager.peek("a") == 11)
        await gate.open()
        #expect(try await first.value == 11)
    }

    @Test("a write during clear does not restore a value")
    func cleared() async throws {
        let manager = manager()
        _ = try await manager.model(for: "a")
        let write = Task {
            try await manager.update("a", optimistically: { $0 += 1 }) { [gate] model in
                try await gate.pass()
                return model
            }
        }
        await until { manager.peek("a") == 11 }
        try await manager.clear()
        await gate.open()
        await #expect(throws: ManagerError.removed(key: "a")) { try await write.value }
        #expect(manager.held("a") == nil)
        #expect(await store.records.isEmpty)
    }

    @Test("a write without a held value throws")
    func nothingHeld() async throws {
        let manager = manager()
        await #expect(throws: ManagerError.notHeld(key: "b")) {
            try await manager.update(
                "b", optimistically: { $0 += 1 },
                commit: { model in
                    Issue.record("was sent")
                    return model
                })
        }
    }
}
