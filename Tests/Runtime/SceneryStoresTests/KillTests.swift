import Foundation
import RuntimeTestSupport
import SceneryManagers
import SceneryStores
import Testing

@Suite("A writer that is killed", .timeLimit(.minutes(20)))
struct KillTests {
    @Test("200 kills during writes lose nothing that was acknowledged")
    func kills() throws {
        let seed = UInt64.random(in: 0 ..< .max)
        print("seed of the kills: \(seed)")
        var random = SplitMix(seed: seed)
        let folder = try TemporaryFolder()
        var acknowledged = -1
        for kill in 1...200 {
            let writes = Int.random(in: 1...40, using: &random)
            acknowledged = try writeAndKill(folder, from: acknowledged + 1, after: writes)
            try check(folder.file, acknowledged, "after kill \(kill), seed \(seed)")
        }
        #expect(acknowledged >= 199)
    }

    /// The last write that was acknowledged.
    private func writeAndKill(_ folder: TemporaryFolder, from first: Int, after writes: Int) throws -> Int {
        let output = folder.url.appending(path: "acknowledged")
        try? FileManager.default.removeItem(at: output)  // There is none before the first writer.
        let writer = try ChildProcess(
            StoreWriter.path, [folder.file.path(percentEncoded: false), "\(first)"],
            ProcessInfo.processInfo.environment, output: output)
        var tries = 0
        while StoreWriter.lines(of: output).count <= writes {
            tries += 1
            try #require(tries < 300_000, "the writer ended by itself")
            usleep(200)
        }
        kill(writer.identifier, SIGKILL)
        writer.wait()
        // The last line may be cut off; what it would say was not acknowledged.
        return try #require(StoreWriter.acknowledged(in: output))
    }

    /// Each key has the last number acknowledged for it, or the number of the write that was in progress.
    private func check(_ file: URL, _ acknowledged: Int, _ when: Comment) throws {
        let store = try SQLiteStore<Int, [String]>(file: file)
        #expect(store.opening == .intact, when)
        for number in max(0, acknowledged - 49)...acknowledged {
            let found = try store.record(for: number % 50)?.model.first.flatMap { Int($0) }
            #expect(found == number || found == number + 50 && number + 50 == acknowledged + 1, when)
        }
    }
}
