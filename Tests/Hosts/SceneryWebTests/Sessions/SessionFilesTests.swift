import Foundation
import SceneryScreens
import Testing

@testable import SceneryWeb

@MainActor @Suite("Files of sessions", .timeLimit(.minutes(20)))
struct SessionFilesTests {
    private let app = TestApp()

    @Test("the oldest leave when there are too many, also those of an earlier process")
    func number() async throws {
        var limits = WebConfiguration.Sessions()
        limits.maximumFiles = 20
        let early = try await saved(12, in: SessionFiles(folder: app.folder, limits: limits))
        // Files written within one tick of the file system's clock have no order: these are older.
        let past = Date(timeIntervalSinceNow: -60)
        for id in early {
            try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path(of: id))
        }
        let late = try await saved(12, in: SessionFiles(folder: app.folder, limits: limits))
        #expect(late.allSatisfy { FileManager.default.fileExists(atPath: path(of: $0)) })
        let count = try names.count
        #expect((18...20).contains(count))
    }

    @Test("the oldest leave when they are too long together")
    func bytes() async throws {
        var limits = WebConfiguration.Sessions()
        limits.bytesOnDisk = 4_096
        let ids = try await saved(40, in: SessionFiles(folder: app.folder, limits: limits))
        let sizes = try names.map { name in
            try Data(contentsOf: app.folder.appendingPathComponent(name)).count
        }
        #expect(sizes.reduce(0, +) <= 4_096 && !sizes.isEmpty)
        let last = try #require(ids.last)
        #expect(FileManager.default.fileExists(atPath: path(of: last)))
    }

    @Test("a session that is too long for a file is said to be")
    func tooLong() async throws {
        var limits = WebConfiguration.Sessions()
        limits.bytesOfFile = 10
        let files = SessionFiles(folder: app.folder, limits: limits)
        let session = Self.session
        await #expect(throws: WebHostError.self) { try await files.write(session) }
        let names = try names
        #expect(names.isEmpty)
    }

    @Test("the index removes the oldest first, and a twentieth more than it has to")
    func index() {
        var index = SessionFileIndex((0..<40).map { .init(id: "\($0)", bytes: 10) })
        index.note(.init(id: "0", bytes: 20))
        #expect(index.bytes == 410 && index.count == 40)
        let leaving = [(40, 1_000), (39, 1_000), (40, 380), (40, 1)].map {
            index.removeOldest(maximumFiles: $0.0, maximumBytes: $0.1)
        }
        #expect(leaving[0].isEmpty && leaving[1] == ["1", "2"])
        // 390 bytes are left, and may be 361; then all may go but the last.
        #expect(leaving[2].count == 3 && leaving[3].count == 34)
        #expect(index.count == 1)
    }

    private func saved(_ count: Int, in files: SessionFiles) async throws -> [String] {
        var ids: [String] = []
        for _ in 0..<count {
            let session = Self.session
            try await files.write(session)
            ids.append(session.id)
        }
        return ids
    }

    private static var session: SavedSession {
        SavedSession(
            id: Secret(bits: 128).text, secret: Secret(bits: 256), token: Secret(bits: 128),
            context: HostContext(), snapshot: ScreenSession(root: EmptyView()).snapshot(),
            progress: PageProgress())
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: app.folder.path) }
    }

    private func path(of id: String) -> String { app.folder.appendingPathComponent("\(id).json").path }
}

@MainActor private final class EmptyView: ScreenView {
    let stage = Stage("Empty")
}
