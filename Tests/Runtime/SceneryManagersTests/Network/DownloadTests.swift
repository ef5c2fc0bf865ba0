import Foundation
import SceneryManagers
import Testing

@Suite("Downloads", .timeLimit(.minutes(20)))
struct DownloadTests {
    let client: NetworkClient
    let folder: URL

    init() throws {
        client = NetworkClient(baseURL: try LocalServer.shared.get().url)
        folder = FileManager.default.temporaryDirectory.appending(
            path: "scenery-download-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    var file: URL { folder.appending(path: "file.bin") }
    var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path()) } }

    @Test("a download replaces the file atomically, and its progress is reported in order")
    func whole() async throws {
        try Data("old".utf8).write(to: file)
        let progress = Recorder<DownloadProgress>()
        let response = try await client.download(
            NetworkRequest("file", parameters: ["size": 1_000_000]), to: file
        ) {
            progress.record($0)
        }
        #expect(response.status == 200)
        #expect(try Data(contentsOf: file) == Data(repeating: UInt8(ascii: "x"), count: 1_000_000))
        #expect(progress.values.last == DownloadProgress(received: 1_000_000, expected: 1_000_000))
        #expect(progress.values.last?.fraction == 1)
        let received = progress.values.map(\.received)
        #expect(received == received.sorted())
        #expect(try names == ["file.bin"])
    }

    @Test("a cancelled download leaves the existing file, and no other")
    func cancelled() async throws {
        try Data("old".utf8).write(to: file)
        let progress = Recorder<DownloadProgress>()
        let download = Task {
            try await client.download(NetworkRequest("stalled", timeout: .seconds(600)), to: file) {
                progress.record($0)
            }
        }
        await until { progress.count > 0 }
        download.cancel()
        await #expect(throws: CancellationError.self) { try await download.value }
        #expect(try Data(contentsOf: file) == Data("old".utf8))
        #expect(try names == ["file.bin"])
    }

    @Test("a download that stalls is a timeout")
    func stalled() async throws {
        let error = await #expect(throws: NetworkError.self) {
            try await client.download(NetworkRequest("stalled", timeout: .milliseconds(300)), to: file)
        }
        #expect(error?.domain == .timeout)
        #expect(try names.isEmpty)
    }

    @Test("a refused download has the message of the server and writes nothing")
    func refused() async throws {
        await #expect(
            throws: NetworkError(domain: .api, code: 12, message: "the ride is over", httpStatus: 422)
        ) {
            try await client.download(NetworkRequest("refused"), to: file)
        }
        #expect(try names.isEmpty)
    }

    @Test("a download into a missing folder throws")
    func noFolder() async throws {
        let error = await #expect(throws: NetworkError.self) {
            try await client.download(
                NetworkRequest("file", parameters: ["size": 10]), to: folder.appending(path: "none/file.bin"))
        }
        #expect(error?.domain == .file)
    }
}
