import Foundation
import MockGenerator
import RuntimeTestSupport
import Testing

@Suite("All protocols of this repository", .serialized)
struct OwnProtocolsTests {
    /// Private protocols, which no mock can conform to: three whose references of every kind are tested, one with a
    /// single conforming type, and one for the layout of existentials.
    private static let hidden = [
        "\"Listening\"", "\"Logic\"", "\"PlainSeeing\"", "\"Watching\"", "\"Watching\"",
    ]

    /// The test modules of `Tests` that declare protocols.
    private static let modules = [
        "Docs/Readme", "Runtime/SceneryBroadcasts", "Runtime/SceneryManagers",
        "Runtime/SceneryScenes", "Runtime/SceneryTestKit",
    ]

    @Test("The protocols of the tests are mocked, and their mocks compile")
    func tests() throws {
        let own = try Self.modules.map {
            try OwnProtocols(in: "Tests/\($0)Tests", modules: [Self.module($0)])
        }
        let refused = own.flatMap(\.refused)
        #expect(refused.sorted().map { String($0.prefix { $0 != " " }) } == Self.hidden)
        #expect(refused.allSatisfy { $0.contains("is private") })
        #expect(own.allSatisfy { !$0.mocks.isEmpty })
        let found = try diagnostics(of: own)
        #expect(found.isEmpty, "\(found.prefix(20).joined(separator: "\n"))")
    }

    @Test("No other test module declares a protocol")
    func others() throws {
        let declaring = try OwnProtocols.sources(in: "Tests").filter {
            !SwiftReader.read($0, depth: .declarations).protocols.isEmpty
        }
        // The mocks of a client on the main actor stand beside it: they are to compile there.
        let named = (Self.modules + ["Runtime/MainActorClient"]).map { "Tests/\($0)Tests/" }
        #expect(declaring.map(\.path).filter { path in !named.contains { path.hasPrefix($0) } } == [])
    }

    @Test("The protocols of the samples have their mocks next to the samples' tests")
    func samples() throws {
        // The backend is a server, whose tests talk to it as its clients do.
        let sources = try OwnProtocols.sources(in: "Examples/Sources").filter {
            !$0.path.hasPrefix("Examples/Sources/Backend/")
        }
        let facts = sources.map { SwiftReader.read($0, depth: .declarations) }
        let protocols = facts.flatMap(\.protocols).map { "class \($0.name)Mock" }
        let tests = try OwnProtocols.sources(in: "Examples/Tests").map(\.text).joined()
        #expect(!protocols.isEmpty)
        #expect(protocols.filter { !tests.contains($0) } == [])
    }

    private static func module(_ folder: String) -> String { folder.drop { $0 != "/" }.dropFirst() + "Tests" }

    private func diagnostics(of own: [OwnProtocols]) throws -> [String] {
        let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "scenery-own-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }  // Left over, it does no harm.
        let files = try own.map { own in
            let file = folder.appending(path: "\(own.modules.joined())Mocks.swift")
            try Data(own.text.utf8).write(to: file)
            return file
        }
        return try files.flatMap { try SwiftCompiler().diagnostics(of: [$0], mode: .swift6, in: folder) }
    }
}
