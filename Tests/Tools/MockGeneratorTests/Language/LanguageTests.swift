import Foundation
import MockGenerator
import Testing

/// All that a protocol may be made of, mocked, traced, compiled and used.
@Suite("The language in mocks and proxies", .serialized)
struct LanguageTests {
    private let folder: URL
    private let fixtures: LanguageFixtures

    init() throws {
        folder = URL(filePath: NSTemporaryDirectory()).appending(path: "scenery-mocks-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        fixtures = try LanguageFixtures(in: folder)
    }

    private func remove() { try? FileManager.default.removeItem(at: folder) }  // Left over, it does no harm.

    @Test(
        "the mock and the proxy of each fixture compile without a warning",
        arguments: SwiftCompiler.Mode.allCases)
    func compile(_ mode: SwiftCompiler.Mode) throws {
        defer { remove() }
        let found = try SwiftCompiler().diagnostics(of: fixtures.files, mode: mode, in: folder)
        #expect(found.isEmpty, "\(found.prefix(20).joined(separator: "\n"))")
        #expect(fixtures.names.count >= 250)
    }

    @Test(
        "the mock of each fixture behaves: told, called, recorded, thrown, awaited, used from several tasks")
    func behave() throws {
        defer { remove() }
        let uses = try LanguageFixtures.sources(in: "Uses").map { URL(filePath: $0.path) }
        let program = folder.appending(path: "uses")
        let found = try SwiftCompiler().build(fixtures.files + uses, to: program, in: folder)
        try #require(found.isEmpty, "\(found.prefix(20).joined(separator: "\n"))")
        let outcome = try Program(program).run(in: folder)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(outcome.code == 0, "\(lines.filter { !$0.hasPrefix("used: ") }.joined(separator: "\n"))")
        let used = Set(lines.filter { $0.hasPrefix("used: ") }.map { String($0.dropFirst("used: ".count)) })
        #expect(fixtures.names.subtracting(used).sorted() == Self.elsewhere)
    }

    /// Those that stand under a condition which does not hold here, and the deprecated one: a use of its mock is a
    /// warning.
    private static let elsewhere: [String] = {
        #if os(Linux)
            ["DebugOnly", "MacOnly", "ObjectiveLike", "OldOne"]
        #else
            ["DebugOnly", "LinuxOnly", "ObjectiveLike", "OldOne"]
        #endif
    }()

    /// Fixtures that have no proxy, for a reason that is said of each.
    private static let untraced = [
        "AsyncMadeBase", "ClosureInits", "InterpolatedThing", "MainAged", "MainBasedNamed", "MainLeaf",
        "MarkedLeaf", "NamedCounter", "NeverFailingIterator", "NumberThing", "OwnElements", "SelfBinding",
        "SendingBack", "SignedThing", "VariadicSubscripts",
    ]

    @Test("nothing is said of the fixtures' mocks, and of their proxies only what has none")
    func diagnostics() {
        defer { remove() }
        #expect(fixtures.mocks.diagnostics.isEmpty)
        let reasons = fixtures.proxies.diagnostics.map(\.message)
        #expect(reasons.allSatisfy { $0.hasSuffix("has no proxy and is not traced") })
        let traced = Set(fixtures.proxies.mocks.map { $0.filter { $0 != "`" } })
        #expect(fixtures.names.filter { !traced.contains($0 + "BoundProxy") }.sorted() == Self.untraced)
    }

    @Test("what cannot be mocked is said with its place and the reason, and the rest is written")
    func refused() throws {
        defer { remove() }
        let output = try MockGenerator.mocks(of: LanguageFixtures.sources(in: "Refused"))
        #expect(output.mocks == ["WrittenMock"])
        let said = output.diagnostics.map { "\($0.place.line): \($0.message)" }
        #expect(said.map { $0.prefix { $0 != ":" } } == ["2", "5", "8", "12", "15"])
        #expect(said[0].contains("\"Hidden\" is private"))
        #expect(said[1].contains("refines \"SomebodyElses\", which is in none of the sources"))
        #expect(said[2].contains("gives back a generic value that cannot be copied"))
        #expect(said[3].contains("whose initialisers are private"))
        #expect(said[4].contains("two parameter packs of one length"))
    }
}
