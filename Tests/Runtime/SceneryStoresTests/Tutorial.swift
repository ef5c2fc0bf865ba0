import Foundation
import RuntimeTestSupport
import SceneryFoundations
import SceneryManagers
import SceneryStores
import Testing

@Suite("The tutorial on stores")
struct StoresTutorial {
    struct Ride: Codable, Equatable, Sendable {
        var id: Int
    }

    struct Backend: Sendable {
        func ride(_ id: Int) async throws -> Ride { Ride(id: id) }
    }

    final class Log: Sendable {
        private let lines = Protected<[String]>([])
        var all: [String] { lines.withLock { $0 } }
        func record(_ line: String) { lines.withLock { $0.append(line) } }
    }

    let backend = Backend()
    let log = Log()
    let temporary: TemporaryFolder
    var folder: URL { temporary.url }
    var file: URL { temporary.file }

    init() throws {
        temporary = try TemporaryFolder()
    }

    @Test("the page shows the snippets that run here")
    func page() throws {
        let page = try TutorialPage("stores", source: #filePath)
        #expect(!page.fences.isEmpty)
        #expect(page.untested == [])
    }

    @Test("a manager with a store")
    func manager() async throws {
        // snippet: manager
        let store = try SQLiteStore<Int, Ride>(file: folder.appending(path: "rides.sqlite"))
        let rides = Manager(
            store: store, onStoreFailure: { log.record("\($0)") },
            fetch: { id in try await backend.ride(id) })
        let ride = try await rides.model(for: 7)
        // end
        #expect(ride == Ride(id: 7))
        #expect(log.all.isEmpty)
    }

    @Test("a configuration")
    func configuration() throws {
        // snippet: configuration
        let configuration = StoreConfiguration(byteLimit: 10_000_000, version: 2, durability: .power)
        let store = try SQLiteStore<Int, Ride>(file: file, configuration: configuration)
        // end
        try store.save(StoredModel(model: Ride(id: 1), loadedAt: .seconds(1)), for: 1)
        #expect(try store.record(for: 1)?.model == Ride(id: 1))
    }

    @Test("a damaged file")
    func damage() throws {
        try Data(repeating: 0x5A, count: 10_000).write(to: file)
        // snippet: damage
        let store = try SQLiteStore<Int, Ride>(file: file)
        if case .setAside(let file, let reason) = store.opening {
            log.record("the rides were damaged (\(reason)) and are at \(file.lastPathComponent) now")
        }
        // end
        #expect(log.all.first?.hasSuffix("are at models.sqlite.damaged now") == true)
    }
}
