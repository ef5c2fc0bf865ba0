import SceneryBroadcasts
import SceneryFoundations
import SceneryManagers
import SceneryTestKit
import Testing

@Suite("Changes", .timeLimit(.minutes(20)))
struct ChangeTests {
    @Test("each change is broadcast to the observers of the protocol")
    func broadcast() async throws {
        let broadcasts = Broadcasts()
        let observer = NumberObservingMock()
        broadcasts.register(observer, for: (any NumberObserving).self)
        let manager = Manager<String, Int>(
            listener: .broadcast((any NumberObserving).self, on: broadcasts) { observer, change in
                if let model = change.model { observer.numberDidChange(model) }
            }, fetch: { _ in 1 })
        _ = try await manager.model(for: "a")
        try await manager.set(2, for: "a")
        manager.invalidate("a")
        #expect(observer.onNumberDidChange.calls == [1, 2])
    }

    @Test("observers of a main-actor protocol are called on the main actor")
    @MainActor func broadcastOnMain() async throws {
        let broadcasts = Broadcasts()
        let screen = ScreenObservingMock()
        broadcasts.register(screen, for: (any ScreenObserving).self)
        let manager = Manager<String, Int>(
            listener: .broadcastOnMain((any ScreenObserving).self, on: broadcasts) { screen, change in
                if let model = change.model { screen.screenDidChange(model) }
            }, fetch: { _ in 1 })
        _ = try await manager.model(for: "a")
        await screen.onScreenDidChange.called(1).wait()
        #expect(screen.onScreenDidChange.count == 1)
    }

    @Test("a change made by a listener is delivered after the one it received")
    func reentrant() async throws {
        let order = Recorder<String>()
        let holder = Protected<Manager<String, Int>?>(nil)
        let manager = Manager<String, Int>(
            listener: ChangeListener { change in
                order.record("begin \(change)")
                if case .changed = change { holder.withLock { $0 }?.invalidate("a") }
                order.record("end")
            }, fetch: { _ in 1 })
        holder.withLock { $0 = manager }
        _ = try await manager.model(for: "a")
        #expect(order.values.map { $0.prefix(9) } == ["begin cha", "end", "begin inv", "end"])
        holder.withLock { $0 = nil }
    }

    @Test("with a closure that compares values, an equal value is not a change")
    func unchanged() async throws {
        let manager = Manager<String, Int>(
            configuration: ManagerConfiguration(isUnchanged: ==), fetch: { _ in 1 })
        var changes = manager.changes().makeAsyncIterator()
        for _ in 0..<3 { _ = try await manager.model(for: "a", policy: .fresh) }
        try await manager.remove("a")
        #expect(await changes.next() == .changed("a", 1, .fetch))
        #expect(await changes.next() == .removed("a"))
    }

    @Test("the sequence of one key omits other keys, and contains changes of all keys")
    func oneKey() async throws {
        let manager = Manager<String, Int> { _ in 1 }
        var changes = manager.changes(of: "b").makeAsyncIterator()
        try await manager.set(1, for: "a")
        try await manager.set(2, for: "b")
        try await manager.clear()
        #expect(await changes.next() == .changed("b", 2, .write))
        #expect(await changes.next() == .cleared)
    }

    @Test("changes of two threads are delivered in the order of the values")
    func twoThreads() async throws {
        let last = Recorder<Int>()
        let manager = Manager<String, Int>(
            listener: ChangeListener { change in
                if let model = change.model { last.record(model) }
            }, fetch: { _ in 0 })
        await withTaskGroup(of: Void.self) { group in
            for thread in 0..<2 {
                group.addTask {
                    for number in 0..<500 { try? await manager.set(thread * 1_000 + number, for: "a") }
                }
            }
        }
        await until { last.count == 1_000 }
        #expect(last.values.last == manager.peek("a"))
        for thread in 0..<2 {
            let own = last.values.filter { $0 / 1_000 == thread }
            #expect(own == own.sorted())
        }
    }
}
