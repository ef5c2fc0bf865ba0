import Foundation
import SceneryManagers
import SceneryStores
import Testing

@Suite("The file of a store")
struct StoreFileTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    let record = StoredModel(model: "Lugo", loadedAt: .seconds(5))

    func opened(version: Int = 1) throws -> SQLiteStore<String, String> {
        try SQLiteStore(file: folder.file, configuration: StoreConfiguration(version: version))
    }

    /// The permissions of all files of the folder, by name.
    func permissions() throws -> [String: Int] {
        let files = FileManager.default
        let names = try files.contentsOfDirectory(atPath: folder.url.path())
        return try Dictionary(
            uniqueKeysWithValues: names.map { name in
                let attributes = try files.attributesOfItem(atPath: folder.url.appending(path: name).path())
                return (name, attributes[.posixPermissions] as? Int ?? -1)
            })
    }

    /// Runs statements on a file, without the store.
    func execute(_ sql: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "python3", "-c",
            "import sqlite3, sys; d = sqlite3.connect(sys.argv[1]); d.executescript(sys.argv[2]); d.close()",
            folder.file.path(), sql,
        ]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    func openedAside(_ store: SQLiteStore<String, String>) throws -> (URL, String) {
        guard case .setAside(let file, let reason) = store.opening else {
            throw UnexpectedOpening(result: store.opening)
        }
        return (file, reason)
    }

    struct UnexpectedOpening: Error {
        let result: StoreOpenResult
    }

    @Test("only the owner can read the file, and those that SQLite keeps next to it")
    func created() throws {
        let store = try opened()
        try store.save(record, for: "a")
        let expected = ["models.sqlite": 0o600, "models.sqlite-wal": 0o600, "models.sqlite-shm": 0o600]
        #expect(try permissions() == expected)
        withExtendedLifetime(store) {}
    }

    @Test("a file that others could read becomes private when it is opened")
    func restricted() throws {
        try opened().save(record, for: "a")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.file.path())
        let store = try opened()
        try store.save(record, for: "b")
        #expect(try Set(permissions().values) == [0o600])
        #expect(try store.record(for: "a") == record)
    }

    @Test("a damaged file that is moved aside is private too, and so is the new one")
    func damaged() throws {
        try Data(repeating: 0x5A, count: 10_000).write(to: folder.file)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.file.path())
        let store = try opened()
        #expect(try openedAside(store).0.pathExtension == "damaged")
        let permissions = try permissions()
        #expect(Set(permissions.values) == [0o600])
        #expect(permissions["models.sqlite.damaged"] != nil)
    }

    @Test("a file of a later version is refused and stays as it is")
    func newer() throws {
        try opened(version: 3).save(record, for: "a")
        let before = try Data(contentsOf: folder.file)
        let error = #expect(throws: StoreError.self) { try opened(version: 2) }
        #expect(error?.operation == .version)
        #expect(error?.description.contains("version 3") == true)
        #expect(error?.description.contains("update the app") == true)
        #expect(try Data(contentsOf: folder.file) == before)
        let store = try opened(version: 3)
        #expect(store.opening == .intact)
        #expect(try store.record(for: "a") == record)
    }

    @Test(
        "a database of something else is moved aside whole, and replaces none",
        arguments: [
            "CREATE TABLE note (text TEXT)", "CREATE TABLE model (key TEXT, price REAL)",
            "CREATE TABLE model (key TEXT); PRAGMA user_version = 1", "CREATE VIEW answer AS SELECT 42",
        ])
    func other(sql: String) throws {
        for name in ["other", "other-2"] {
            try execute(sql)
            let before = try Data(contentsOf: folder.file)
            do {
                let store = try opened()
                let (file, reason) = try openedAside(store)
                #expect(file == folder.file.appendingPathExtension(name))
                #expect(reason.contains("the database of something else"))
                #expect(try Data(contentsOf: file) == before)
                try store.save(record, for: "a")
            }
            #expect(try opened().record(for: "a") == record)
            try FileManager.default.removeItem(at: folder.file)
        }
    }

    @Test(
        "an empty file and an empty database become a store",
        arguments: ["", "PRAGMA user_version = 9; VACUUM"])
    func empty(sql: String) throws {
        if sql.isEmpty { try Data().write(to: folder.file) } else { try execute(sql) }
        let store = try opened()
        #expect(store.opening == .intact)
        try store.save(record, for: "a")
        #expect(try opened().record(for: "a") == record)
    }
}
