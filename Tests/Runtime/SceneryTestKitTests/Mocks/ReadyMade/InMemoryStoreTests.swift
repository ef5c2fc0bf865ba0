import Scenery
import SceneryTestKit
import Testing

@Suite("a store in memory", .timeLimit(.minutes(10)))
struct InMemoryStoreTests {
    private struct Fault: Error {}

    @Test("it keeps, makes stale and removes like a store on disk, and notes what was asked")
    func store() async throws {
        let store = InMemoryStore<String, Int>(["a": StoredModel(model: 1, loadedAt: .seconds(1))])
        try await store.save(StoredModel(model: 2, loadedAt: .seconds(2)), for: "b")
        try await store.expire("b")
        #expect(try await store.record(for: "b") == StoredModel(model: 2, loadedAt: .zero))
        try await store.remove("b")
        #expect(try await store.record(for: "b") == nil)
        try await store.expireAll()
        #expect(await store.records["a"]?.loadedAt == .zero)
        try await store.removeAll()
        #expect(await store.records.isEmpty)
        #expect(
            await store.operations == [
                .save("b"), .expire("b"), .read("b"), .remove("b"), .read("b"), .expireAll, .removeAll,
            ])
    }

    @Test("a broken store throws, and still notes what was asked")
    func failure() async {
        let store = InMemoryStore<String, Int>()
        await store.fail(with: Fault())
        await #expect(throws: Fault.self) { try await store.record(for: "a") }
        await store.fail(with: nil)
        await #expect(throws: Never.self) { try await store.record(for: "a") }
        #expect(await store.operations == [.read("a"), .read("a")])
    }
}
