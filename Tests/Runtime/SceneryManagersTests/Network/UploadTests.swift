import Foundation
import SceneryManagers
import Testing

@Suite("Uploads", .timeLimit(.minutes(20)))
struct UploadTests {
    let server: LocalServer
    let client: NetworkClient
    let folder: URL

    init() throws {
        server = try LocalServer.shared.get()
        client = NetworkClient(baseURL: server.url)
        folder = FileManager.default.temporaryDirectory.appending(path: "scenery-upload-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    struct Received: Decodable, Sendable {
        let size: Int
        let headers: [String: String]
    }

    struct Part: Decodable, Sendable, Equatable {
        let name: String
        let file: String?
        let type: String
        let size: Int
        let start: String
    }

    /// A file of that many megabytes.
    func file(megabytes: Int) throws -> URL {
        let file = folder.appending(path: "upload.bin")
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        for _ in 0..<megabytes { try handle.write(contentsOf: Data(repeating: 7, count: 1_000_000)) }
        try handle.close()
        return file
    }

    @Test("a file of 50 MB is sent with its length, and its progress is reported in order")
    func large() async throws {
        let progress = Recorder<UploadProgress>()
        let received: Received = try await client.upload(
            NetworkRequest("upload", method: .put, body: .file(try file(megabytes: 50)))
        ) { progress.record($0) }
        #expect(received.size == 50_000_000)
        #expect(received.headers["content-length"] == "50000000")
        #expect(received.headers["content-type"] == "application/octet-stream")
        #expect(progress.values.last == UploadProgress(sent: 50_000_000, expected: 50_000_000))
        #expect(progress.values.last?.fraction == 1)
        let sent = progress.values.map(\.sent)
        #expect(sent.count > 10 && sent == sent.sorted())
    }

    @Test("the progress of a body in memory is reported too")
    func memory() async throws {
        let progress = Recorder<UploadProgress>()
        let body = RequestBody.data(Data(repeating: 1, count: 1_000_000))
        try await client.upload(NetworkRequest("upload", method: .post, body: body)) { progress.record($0) }
        #expect(progress.values.last == UploadProgress(sent: 1_000_000, expected: 1_000_000))
    }

    @Test("a form has text, data and files, in order, and its temporary file is removed")
    func form() async throws {
        let before = temporaryForms()
        let parts: [MultipartPart] = [
            .text("A Coruña", name: "city"),
            .data(Data("abc".utf8), name: "photo", fileName: "a \"b\".jpg", contentType: "image/jpeg"),
            .file(try file(megabytes: 3), name: "movie", contentType: "video/mp4"),
        ]
        let seen: [Part] = try await client.upload(
            NetworkRequest("form", method: .post, body: .multipart(parts)))
        #expect(
            seen == [
                Part(name: "city", file: nil, type: "text/plain", size: 9, start: "A Coruña"),
                Part(name: "photo", file: "a %22b%22.jpg", type: "image/jpeg", size: 3, start: "abc"),
                Part(
                    name: "movie", file: "upload.bin", type: "video/mp4", size: 3_000_000,
                    start: String(repeating: "\u{7}", count: 10)),
            ])
        let inMemory: [Part] = try await client.value(
            NetworkRequest("form", method: .post, body: .multipart(Array(parts.prefix(2)))))
        #expect(inMemory == Array(seen.prefix(2)))
        // Other tests send forms at the same time, which are removed soon.
        await until { temporaryForms().subtracting(before).isEmpty }
    }

    @Test("a name with a line end adds no header to a part")
    func injection() async throws {
        let part = MultipartPart.data(
            Data("x".utf8), name: "a\r\nX-Evil: 1\r\n\r\nb", fileName: "f\"; name=\"c",
            contentType: "text/plain\r\nX: 1")
        let seen: [Part] = try await client.value(
            NetworkRequest("form", method: .post, body: .multipart([part])))
        #expect(seen.map(\.name) == ["a%0D%0AX-Evil: 1%0D%0A%0D%0Ab"])
        #expect(seen.map(\.size) == [1])
    }

    @Test("a file is sent whole again with a new token, after a redirect, and in a second attempt")
    func again() async throws {
        let id = UUID().uuidString
        let body = RequestBody.file(try file(megabytes: 1))
        let client = NetworkClient(
            baseURL: server.url, authorization: BearerAuthorization(token: "old") { "good" },
            configuration: NetworkConfiguration(retry: .exponential(attempts: 3, from: .zero)))
        for path in ["receive?token=good&id=\(id)", "receive?failures=2&id=\(id)1"] {
            let received: Received = try await client.value(NetworkRequest(path, method: .put, body: body))
            #expect(received.size == 1_000_000)
        }
        let redirected: Received = try await client.value(
            NetworkRequest(
                "redirect", method: .put, parameters: ["to": "/upload", "status": 307], body: body))
        #expect(redirected.size == 1_000_000)
    }

    @Test("a file that cannot be read is an error, in a form too")
    func missing() async throws {
        let none = folder.appending(path: "none")
        for body in [RequestBody.file(none), .multipart([.file(none, name: "a")])] {
            let error = await #expect(throws: NetworkError.self) {
                try await client.send(NetworkRequest("upload", method: .put, body: body))
            }
            #expect(error?.domain == .file)
        }
    }

    @Test("a cancelled upload ends with CancellationError")
    func cancelled() async throws {
        let progress = Recorder<UploadProgress>()
        // The server never answers: on a slow machine nothing but the cancellation may end the request.
        let request = NetworkRequest(
            "deaf", method: .put, body: .file(try file(megabytes: 50)), timeout: .seconds(1_200))
        let upload = Task { try await client.upload(request) { progress.record($0) } }
        await until { progress.count > 0 }
        upload.cancel()
        await #expect(throws: CancellationError.self) { try await upload.value }
    }

    /// The temporary files of forms; empty if the folder cannot be read.
    private func temporaryForms() -> Set<String> {
        let folder = FileManager.default.temporaryDirectory.path()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return Set(names.filter { $0.hasSuffix(".form") })
    }
}
