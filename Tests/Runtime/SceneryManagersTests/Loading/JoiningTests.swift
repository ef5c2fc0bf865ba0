import Testing

@testable import SceneryManagers

@Suite("Shared fetches", .timeLimit(.minutes(20)))
struct JoiningTests {
    let gate = Gate()
    let fetches = Recorder<String>()
    let ends = Recorder<Bool>()

    func manager() -> Manager<String, Int> {
        Manager { [gate, fetches, ends] key in
            let number = fetches.record(key)
            do {
                try await gate.pass()
                ends.record(true)
                return number
            } catch {
                ends.record(false)
                throw error
            }
        }
    }

    @Test("1,000 callers share one fetch")
    func thousand() async throws {
        let manager = manager()
        let total = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<1_000 { group.addTask { try await manager.model(for: "a") } }
            await until { manager.waiters(for: "a") == 1_000 }
            await gate.open()
            return try await group.reduce(0, +)
        }
        #expect(total == 1_000)
        #expect(fetches.values == ["a"])
    }

    @Test("a cancelled caller does not affect the others")
    func leavesAlone() async throws {
        let manager = manager()
        let stays = Task { try await manager.model(for: "a") }
        let leaves = Task { try await manager.model(for: "a") }
        await until { manager.waiters(for: "a") == 2 }
        leaves.cancel()
        await #expect(throws: CancellationError.self) { try await leaves.value }
        await gate.open()
        #expect(try await stays.value == 1)
        #expect(ends.values == [true])
    }

    @Test("the fetch is cancelled when the last caller leaves, and the next caller starts another")
    func lastLeaves() async throws {
        let manager = manager()
        let callers = (0..<3).map { _ in Task { try await manager.model(for: "a") } }
        await until { manager.waiters(for: "a") == 3 && fetches.count == 1 }
        for caller in callers { caller.cancel() }
        for caller in callers { await #expect(throws: CancellationError.self) { try await caller.value } }
        await until { ends.count == 1 }
        #expect(ends.values == [false])
        await gate.open()
        #expect(try await manager.model(for: "a") == 2)
    }

    @Test("a caller that is already cancelled does not wait")
    func cancelledBefore() async throws {
        let manager = manager()
        let caller = Task {
            await until { Task.isCancelled }
            return try await manager.model(for: "a")
        }
        caller.cancel()
        await #expect(throws: CancellationError.self) { try await caller.value }
        #expect(manager.waiters(for: "a") == 0)
    }

    @Test("callers with a completion share the fetch, and leave when their task is cancelled")
    @MainActor func completion() async throws {
        let manager = manager()
        let results = Recorder<String>()
        manager.model(for: "a") { results.record("stays \($0)") }
        let token = manager.model(for: "a") { results.record("leaves \($0)") }
        await until { manager.waiters(for: "a") == 2 }
        token.cancel()
        await until { results.count == 1 }
        await gate.open()
        await until { results.count == 2 }
        #expect(results.values == ["leaves failure(Swift.CancellationError())", "stays success(1)"])
        #expect(fetches.count == 1)
    }

    @Test("other keys are fetched separately")
    func otherKeys() async throws {
        let manager = manager()
        await gate.open()
        _ = try await manager.model(for: "a")
        _ = try await manager.model(for: "b")
        #expect(fetches.values == ["a", "b"])
    }
}
