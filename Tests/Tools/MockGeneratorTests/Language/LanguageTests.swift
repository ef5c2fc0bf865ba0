import Foundation
import MockGenerator
import RuntimeTestSupport
import Testing

/// All that a protocol may be made of, mocked, traced, compiled and used.
@Suite("Mocks and proxies of the language fixtures", .serialized)
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
        "AsyncMadeBase", "ClosureInits", "FloatLike", "InterpolatedThing", "MainAged", "MainBasedNamed",
        "MainLeaf",
        "MarkedLeaf", "NamedCounter", "NeverFailingIterator", "NumberThing", "OwnElements", "SelfBinding",
        "SendingBack", "SignedThing", "VariadicSubscripts",
    ]

    @Test("The fixtures' mocks have no problems, and their proxies only those of protocols without one")
    func diagnostics() {
        defer { remove() }
        #expect(fixtures.mocks.diagnostics.isEmpty)
        let reasons = fixtures.proxies.diagnostics.map(\.message)
        #expect(reasons.allSatisfy { $0.hasSuffix("has no proxy and is not traced") })
        let traced = Set(fixtures.proxies.mocks.map { $0.filter { $0 != "`" } })
        #expect(fixtures.names.filter { !traced.contains($0 + "BoundProxy") }.sorted() == Self.untraced)
    }

    @Test("Protocols that cannot be mocked are reported with location and reason, and the others are written")
    func refused() throws {
        defer { remove() }
        let output = try MockGenerator.mocks(of: LanguageFixtures.sources(in: "Refused"))
        #expect(output.mocks == ["WrittenMock"])
        let problems = output.diagnostics.map { "\($0.location.line): \($0.message)" }
        #expect(problems.map { $0.prefix { $0 != ":" } } == ["2", "5", "8", "12", "15"])
        #expect(problems[0].contains("\"Hidden\" is private"))
        #expect(problems[1].contains("refines \"SomebodyElses\", whose declaration is not in the sources"))
        #expect(problems[2].contains("returns a generic noncopyable value"))
        #expect(problems[3].contains("whose initializers are private"))
        #expect(problems[4].contains("two parameter packs of the same length"))
    }
}
