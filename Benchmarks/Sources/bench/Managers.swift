import Foundation
import Measuring
import Scenery
import SceneryStores
import Synchronization

var managers: Group {
    Group(
        "Managers",
        rows: [
            peekHit, peekHitByText, cachedHit, joining, joiningInTasks, diskRead, diskWrite,
        ])
}

// MARK: - Memory

private var peekHit: Row {
    Row(
        "peek, a hit",
        reach: [.nanoseconds(20)],
        ours: .waiting("Manager.peek", count: 1_000_000) { count in
            let manager = try await filled()
            for number in 0..<count { keep(manager.peek(number & 63)) }
        },
        peers: [
            Operation("NSCache: object(forKey:)", count: 1_000_000) { count in
                let cache = NSCache<NSNumber, NSNumber>()
                let keys = (0..<64).map { NSNumber(value: $0) }
                for key in keys { cache.setObject(key, forKey: key) }
                for number in 0..<count { keep(cache.object(forKey: keys[number & 63])) }
            },
            Operation("Mutex and Dictionary", count: 1_000_000) { count in
                let values = Mutex(Dictionary(uniqueKeysWithValues: (0..<64).map { ($0, $0) }))
                for number in 0..<count { keep(values.withLock { $0[number & 63] }) }
            },
        ])
}

private var peekHitByText: Row {
    Row(
        "peek by a text, a hit",
        ours: .waiting("Manager.peek", count: 500_000) { count in
            let keys = (0..<64).map { "ride-\($0)" }
            let manager = Manager<String, Int> { _ in 1 }
            for key in keys { try await manager.set(1, for: key) }
            for number in 0..<count { keep(manager.peek(keys[number & 63])) }
        },
        peers: [
            Operation("Mutex and Dictionary", count: 500_000) { count in
                let keys = (0..<64).map { "ride-\($0)" }
                let values = Mutex(Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) }))
                for number in 0..<count { keep(values.withLock { $0[keys[number & 63]] }) }
            }
        ])
}

private var cachedHit: Row {
    Row(
        "await a cached model",
        ours: .waiting("Manager.model(for:)", count: 200_000) { count in
            let manager = try await filled()
            for number in 0..<count { keep(try await manager.model(for: number & 63)) }
        },
        peers: [
            .waiting("Task.value, finished", count: 200_000) { count in
                let task = Task { () throws -> Int in 1 }
                for _ in 0..<count { keep(try await task.value) }
            }
        ])
}

private func filled() async throws -> Manager<Int, Int> {
    let manager = Manager<Int, Int> { $0 }
    for key in 0..<64 { try await manager.set(key, for: key) }
    return manager
}

// MARK: - Joining

/// A thousand callers that wait for one load, told for one of them: asking, being suspended, being
/// resumed with the value. The tasks are there already, and one thread runs them all.
private var joining: Row {
    Row(
        "a caller joining a load, of 1,000",
        reach: [.nanoseconds(1_400), .finding("exactly one fetch for 1,000 callers")],
        ours: .metered("Manager.model(for:)", count: 1_000) { count, meter in
            let (gate, fetches) = (Opening(), Fetches())
            let manager = Manager<Int, Int> { key in
                fetches.number.add(1, ordering: .relaxed)
                await gate.wait()
                return key
            }
            Callers(count) { try await manager.model(for: 1) }.run(meter, opening: gate)
            meter.found("exactly one fetch for 1,000 callers", fetches.number.load(ordering: .relaxed) == 1)
        },
        peers: [
            .metered("Task.value", count: 1_000) { count, meter in
                let gate = Opening()
                let task = Task { () throws -> Int in
                    await gate.wait()
                    return 1
                }
                Callers(count) { try await task.value }.run(meter, opening: gate)
            }
        ])
}

private final class Fetches: Sendable {
    let number = Atomic(0)
}

/// The same with the making of the tasks, and on as many threads as there are.
private var joiningInTasks: Row {
    Row(
        "a task made to join a load, of 1,000",
        ours: .waiting("Manager.model(for:)", count: 20_000) { count in
            for _ in 0..<(count / 1_000) {
                let gate = Opening()
                let manager = Manager<Int, Int> { key in
                    await gate.wait()
                    return key
                }
                try await thousand(gate) { try await manager.model(for: 1) }
            }
        },
        peers: [
            .waiting("Task.value", count: 20_000) { count in
                for _ in 0..<(count / 1_000) {
                    let gate = Opening()
                    let task = Task { () throws -> Int in
                        await gate.wait()
                        return 1
                    }
                    try await thousand(gate) { try await task.value }
                }
            }
        ])
}

/// Has a thousand tasks wait; the last opens the gate.
private func thousand(_ gate: Opening, _ wait: @escaping @Sendable () async throws -> Int) async throws {
    try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<999 { group.addTask { try await wait() } }
        group.addTask {
            gate.open()
            return try await wait()
        }
        var sum = 0
        for try await value in group { sum &+= value }
        keep(sum)
    }
}

// MARK: - Disk

/// A model of about 1 kB in JSON.
private struct Page: Codable, Sendable {
    var id = 7
    var title = "Nearby"
    var text = String(repeating: "about a kilobyte of text ", count: 38)
}

private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "scenery-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try body(folder)
    try FileManager.default.removeItem(at: folder)
}

private var diskRead: Row {
    Row(
        "read a 1 kB model from disk",
        reach: [.nanoseconds(25_000)],
        ours: .metered("SQLiteStore.record(for:)", count: 2_000) { count, meter in
            try withFolder { folder in
                let store = try SQLiteStore<Int, Page>(file: folder.appending(path: "pages.sqlite"))
                for key in 0..<100 {
                    try store.save(StoredModel(model: Page(), loadedAt: .seconds(1)), for: key)
                }
                meter.start()
                for number in 0..<count { keep(try store.record(for: number % 100)) }
                meter.stop()
            }
        },
        peers: [
            .metered("a file each, JSON", count: 2_000) { count, meter in
                try withFolder { folder in
                    let files = (0..<100).map { folder.appending(path: "\($0).json") }
                    for file in files { try JSONEncoder().encode(Page()).write(to: file) }
                    meter.start()
                    for number in 0..<count {
                        keep(try JSONDecoder().decode(Page.self, from: Data(contentsOf: files[number % 100])))
                    }
                    meter.stop()
                }
            }
        ])
}

private var diskWrite: Row {
    Row(
        "write a 1 kB model to disk",
        ours: .metered("SQLiteStore.save(_:for:)", count: 500) { count, meter in
            try withFolder { folder in
                let store = try SQLiteStore<Int, Page>(file: folder.appending(path: "pages.sqlite"))
                meter.start()
                for number in 0..<count {
                    try store.save(StoredModel(model: Page(), loadedAt: .seconds(1)), for: number % 100)
                }
                meter.stop()
            }
        },
        peers: [
            .metered("a file each, JSON, replaced whole", count: 500) { count, meter in
                try withFolder { folder in
                    let files = (0..<100).map { folder.appending(path: "\($0).json") }
                    meter.start()
                    for number in 0..<count {
                        try JSONEncoder().encode(Page()).write(to: files[number % 100], options: .atomic)
                    }
                    meter.stop()
                }
            }
        ])
}
