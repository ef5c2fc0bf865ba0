#if os(Linux)
    import Foundation
    import RuntimeTestSupport
    import SceneryManagers
    import SceneryStores
    import Testing

    @Suite("A store whose disk fails, or whose process is killed", .timeLimit(.minutes(10)))
    struct DiskFaultTests {
        private static let writes = 2
        private let folder: TemporaryFolder
        private let faults: DiskFaults

        init() throws {
            folder = try TemporaryFolder()
            faults = try DiskFaults(in: folder.url)
        }

        @Test(
            "at every call, what was acknowledged is there and writing goes on",
            arguments: DiskFaults.Kind.allCases)
        func everyCall(kind: DiskFaults.Kind) throws {
            #expect(try write(Self.writes, in: store(named: "count")) == Self.writes - 1)
            let points = try faults.points()
            print("a store of \(Self.writes) writes, \(kind): \(points) calls")
            #expect(points > 3 * Self.writes)
            for point in 0..<points {
                let words: Comment = "\(kind) at \(point) of \(points)"
                let file = try store(named: "\(kind)-\(point)")
                let acknowledged = try write(Self.writes, in: file, kind, at: point) ?? -1
                try check(file, acknowledged, words)
                #expect(try write(1, from: acknowledged + 1, in: file) == acknowledged + 1, words)
            }
        }

        /// A file in a folder of its own.
        private func store(named name: String) throws -> URL {
            let below = folder.url.appending(path: name)
            try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
            return below.appending(path: "models.sqlite")
        }

        /// The last write that was acknowledged.
        private func write(
            _ count: Int, from first: Int = 0, in file: URL, _ kind: DiskFaults.Kind? = nil,
            at point: Int = -1
        ) throws -> Int? {
            let output = folder.url.appending(path: "acknowledged")
            let variables = try faults.environment(below: file.deletingLastPathComponent(), kind, at: point)
            let writer = try ChildProcess(
                StoreWriter.path, [file.path(percentEncoded: false), "\(first)", "\(count)"],
                ProcessInfo.processInfo.environment.merging(variables) { $1 }, output: output)
            writer.wait()
            return StoreWriter.acknowledged(in: output)
        }

        private func check(_ file: URL, _ acknowledged: Int, _ words: Comment) throws {
            let store = try SQLiteStore<Int, [String]>(file: file)
            // A store that could not even be created is made by this check.
            #expect(store.opening == .intact || store.opening == .created && acknowledged < 0, words)
            for number in 0..<Self.writes {
                let found = try store.record(for: number)?.model.first.flatMap { Int($0) }
                // The write after the last that was acknowledged may have been done.
                #expect(found == number || found == nil && number > acknowledged, words)
                #expect(found == nil || number <= acknowledged + 1, words)
            }
        }
    }
#endif
