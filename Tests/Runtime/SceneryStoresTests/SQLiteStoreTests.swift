import Foundation
import SceneryManagers
import SceneryStores
import Testing

@Suite("The store on disk")
struct SQLiteStoreTests {
    struct Ride: Codable, Equatable, Sendable {
        var id: Int
        var state: String
    }

    struct Place: Codable, Hashable, Sendable {
        var city: String
        var number: Int
    }

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    func record(_ id: Int, _ state: String = "requested", at time: Duration = .seconds(5)) -> StoredModel<
        Ride
    > {
        StoredModel(model: Ride(id: id, state: state), loadedAt: time)
    }

    @Test("a model and its time are available when the file is opened again")
    func reopen() throws {
        do {
            let store = try SQLiteStore<String, Ride>(file: folder.file)
            #expect(store.opening == .created)
            try store.save(record(1), for: "a")
            try store.save(record(2, "accepted", at: .nanoseconds(7)), for: "a")
        }
        let store = try SQLiteStore<String, Ride>(file: folder.file)
        #expect(store.opening == .intact)
        #expect(try store.record(for: "a") == record(2, "accepted", at: .nanoseconds(7)))
        #expect(try store.record(for: "b") == nil)
    }

    @Test("equal keys of any type find the same model in another process")
    func keys() throws {
        try SQLiteStore<Place, Ride>(file: folder.file).save(record(1), for: Place(city: "Lugo", number: 3))
        let store = try SQLiteStore<Place, Ride>(file: folder.file)
        #expect(try store.record(for: Place(city: "Lugo", number: 3)) == record(1))
        #expect(try store.record(for: Place(city: "Lugo", number: 4)) == nil)
    }

    @Test("an expired model is kept with no time")
    func expire() throws {
        let store = try SQLiteStore<String, Ride>(file: folder.file)
        for key in ["a", "b"] { try store.save(record(1), for: key) }
        try store.expire("a")
        #expect(try store.record(for: "a")?.loadedAt == .zero)
        #expect(try store.record(for: "b")?.loadedAt == .seconds(5))
        try store.expireAll()
        #expect(try store.record(for: "b")?.loadedAt == .zero)
    }

    @Test("removing a model frees its bytes")
    func remove() throws {
        let store = try SQLiteStore<String, Ride>(file: folder.file)
        for key in ["a", "b", "c"] { try store.save(record(1), for: key) }
        let bytes = store.byteCount
        try store.remove("a")
        #expect(try store.record(for: "a") == nil)
        #expect(store.byteCount == bytes / 3 * 2)
        try store.removeAll()
        #expect(try store.record(for: "b") == nil)
        #expect(store.byteCount == 0)
    }

    @Test("beyond the limit, the least recently used models are removed")
    func evict() throws {
        let coding = StoreCoding<Data>(encode: { $0 }, decode: { $0 })
        let configuration = StoreConfiguration(byteLimit: 1_000)
        let store = try SQLiteStore<String, Data>(
            file: folder.file, configuration: configuration, coding: coding)
        let body = StoredModel(model: Data(repeating: 1, count: 300), loadedAt: .seconds(1))
        for key in ["a", "b", "c"] { try store.save(body, for: key) }
        #expect(try store.record(for: "a") != nil)
        try store.save(body, for: "d")
        #expect(store.byteCount == 900)
        #expect(try ["a", "b", "c", "d"].filter { try store.record(for: $0) != nil } == ["a", "c", "d"])
        #expect(try SQLiteStore<String, Data>(file: folder.file, coding: coding).byteCount == 900)
    }

    @Test("a file that is not a database is moved aside, and the store reports it")
    func noDatabase() throws {
        let rubbish = Data(repeating: 0x5A, count: 10_000)
        try rubbish.write(to: folder.file)
        let store = try SQLiteStore<String, Ride>(file: folder.file)
        let place = folder.file.appendingPathExtension("damaged")
        guard case .setAside(place, let reason) = store.opening else {
            Issue.record("opened as \(store.opening)")
            return
        }
        #expect(!reason.isEmpty)
        #expect(try Data(contentsOf: place) == rubbish)
        try store.save(record(1), for: "a")
        #expect(try SQLiteStore<String, Ride>(file: folder.file).opening == .intact)
    }

    @Test("a database with damaged pages is moved aside", arguments: [4_096, 8_192, 16_384])
    func damagedPages(offset: Int) throws {
        do {
            let store = try SQLiteStore<Int, Ride>(file: folder.file)
            for id in 0..<500 { try store.save(record(id, String(repeating: "x", count: 200)), for: id) }
        }
        var bytes = try Data(contentsOf: folder.file)
        try #require(bytes.count > offset + 2_000)
        bytes.replaceSubrange(offset..<(offset + 2_000), with: Data(repeating: 0xA5, count: 2_000))
        try bytes.write(to: folder.file)
        let store = try SQLiteStore<Int, Ride>(file: folder.file)
        guard case .setAside = store.opening else {
            Issue.record("opened as \(store.opening)")
            return
        }
        #expect(try store.record(for: 1) == nil)
    }

    @Test("a file of an older version is emptied")
    func version() throws {
        try SQLiteStore<String, Ride>(file: folder.file).save(record(1), for: "a")
        let store = try SQLiteStore<String, Ride>(
            file: folder.file, configuration: StoreConfiguration(version: 2))
        #expect(store.opening == .emptied(oldVersion: 1))
        #expect(try store.record(for: "a") == nil)
    }

    @Test("a model that cannot be decoded throws an error that says what to do")
    func decoding() throws {
        try SQLiteStore<String, [Int]>(file: folder.file).save(
            StoredModel(model: [1], loadedAt: .zero), for: "a")
        let store = try SQLiteStore<String, Ride>(file: folder.file)
        let error = #expect(throws: StoreError.self) { try store.record(for: "a") }
        #expect(error?.operation == .decode)
        #expect(error?.description.contains("give the store a new version") == true)
    }

    @Test("a missing folder is an error")
    func noFolder() throws {
        let error = #expect(throws: StoreError.self) {
            try SQLiteStore<String, Ride>(file: folder.url.appending(path: "none/models.sqlite"))
        }
        #expect(error?.operation == .open)
    }

    @Test("a manager finds its models at the next launch without a fetch")
    func manager() async throws {
        func manager() throws -> Manager<String, Ride> {
            let store = try SQLiteStore<String, Ride>(file: folder.file)
            return Manager(
                store: store, onStoreFailure: { Issue.record($0) }, fetch: { _ in Ride(id: 9, state: "new") })
        }
        try await manager().set(Ride(id: 1, state: "finished"), for: "a")
        #expect(
            try await manager().load("a") == LoadResult(model: Ride(id: 1, state: "finished"), origin: .store)
        )
    }
}
