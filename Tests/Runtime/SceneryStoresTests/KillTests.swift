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
            acknowledged = try writeAndKill(folder.file, from: acknowledged + 1, after: writes)
            try check(folder.file, acknowledged, "after kill \(kill), seed \(seed)")
        }
        #expect(acknowledged >= 199)
    }

    /// The last write that was acknowledged.
    private func writeAndKill(_ file: URL, from first: Int, after writes: Int) throws -> Int {
        let output = Pipe()
        let writer = Process()
        writer.executableURL = Self.writer
        writer.arguments = [file.path(percentEncoded: false), "\(first)"]
        writer.standardOutput = output
        try writer.run()
        var said = Data()
        while said.count(where: { $0 == UInt8(ascii: "\n") }) < writes {
            let more = output.fileHandleForReading.availableData
            try #require(!more.isEmpty, "the writer ended by itself")
            said.append(more)
        }
        kill(writer.processIdentifier, SIGKILL)
        said.append(try output.fileHandleForReading.readToEnd() ?? Data())
        writer.waitUntilExit()
        // The last line may be cut off; what it would say was not acknowledged.
        let lines = String(decoding: said, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return try #require(lines.dropLast().last.flatMap { Int($0) })
    }

    /// Each key has the last number acknowledged for it, or the one write after that may have been under way.
    private func check(_ file: URL, _ acknowledged: Int, _ when: Comment) throws {
        let store = try SQLiteStore<Int, [String]>(file: file)
        #expect(store.opening == .intact, when)
        for number in max(0, acknowledged - 49)...acknowledged {
            let found = try store.record(for: number % 50)?.model.first.flatMap { Int($0) }
            #expect(found == number || found == number + 50 && number + 50 == acknowledged + 1, when)
        }
    }

    /// Built beside the tests.
    private static var writer: URL {
        #if os(macOS)
        let products = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.bundleURL
        return products.deletingLastPathComponent().appending(path: "StoreWriter")
        #else
        return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "StoreWriter")
        #endif
    }
}
