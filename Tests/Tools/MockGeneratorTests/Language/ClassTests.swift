import Foundation
import MockGenerator
import RuntimeTestSupport
import Testing

/// Classes that are marked or named, mocked by overriding their members.
@Suite("Mocks of classes", .serialized)
struct ClassTests {
    private let folder: URL
    private let output: MockOutput
    private let files: [URL]

    init() throws {
        folder = URL(filePath: NSTemporaryDirectory()).appending(path: "scenery-classes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let sources = try LanguageFixtures.sources(in: "Classes")
        output = try MockGenerator.mocks(of: sources)
        let mocks = folder.appending(path: "Mocks.swift")
        try Data(output.text.utf8).write(to: mocks)
        files = sources.map { URL(filePath: $0.path) } + [mocks]
    }

    private func remove() { try? FileManager.default.removeItem(at: folder) }  // Left over, it does no harm.

    @Test("The mock of each class compiles without a warning", arguments: SwiftCompiler.Mode.allCases)
    func compile(_ mode: SwiftCompiler.Mode) throws {
        defer { remove() }
        let found = try SwiftCompiler().diagnostics(of: files, mode: mode, in: folder)
        #expect(found.isEmpty, "\(found.prefix(20).joined(separator: "\n"))")
        #expect(output.diagnostics.isEmpty && output.mocks.count == 10)
    }

    @Test("Calls through the class reach the mock's stubs")
    func behave() throws {
        defer { remove() }
        let uses = try LanguageFixtures.sources(in: "ClassUses").map { URL(filePath: $0.path) }
        let program = folder.appending(path: "uses")
        let found = try SwiftCompiler().build(files + uses, to: program, in: folder)
        try #require(found.isEmpty, "\(found.prefix(20).joined(separator: "\n"))")
        let outcome = try Program(program).run(in: folder)
        #expect(outcome.code == 0, "\(outcome.output)")
    }

    @Test("Members that no subclass can override are named, with the reason")
    func kept() {
        defer { remove() }
        let notes = output.notes.map(\.message)
        #expect(
            notes == [
                "the mock of class \"RideService\" does not override \"fixed\" (final), \"same()\" (mentions Self), "
                    + "\"twice(_:)\" (rethrows), \"last()\" (final), \"count()\" (static), \"city\" (constant), "
                    + "\"guessed\" (without an explicit type)",
                "the mock of class \"NightService\" does not override \"each(_:)\" (final), \"fixed\" (final), "
                    + "\"same()\" (mentions Self), \"twice(_:)\" (rethrows), \"last()\" (final), \"count()\" (static), "
                    + "\"city\" (constant), \"guessed\" (without an explicit type)",
                "the mock of class \"Archived\" does not override \"old()\" (unavailable), \"key\" (constant)",
            ])
    }

    @Test(
        "A class that cannot be mocked is refused with the reason",
        arguments: [
            ("final class Target { init() {} }", "since the class is final"),
            ("class Target { private init() {} }", "since all of its initializers are private"),
            ("fileprivate class Target { init() {} }", "\"Target\" is fileprivate"),
            (
                "class Target: UIPageControl { func go() {} }",
                "since it inherits the initializers of \"UIPageControl\""
            ),
            ("class Target<each T> { init() {} }", "since its generic parameters are packs"),
        ])
    func refused(_ source: String, _ reason: String) throws {
        defer { remove() }
        let text = "/// @mockable\n\(source)\n/// @mockable\nprotocol Written {}"
        let output = try MockGenerator.mocks(of: [SourceFile(path: "Target.swift", text: text)])
        #expect(output.mocks == ["WrittenMock"])
        #expect(output.diagnostics.count == 1)
        let problem = try #require(output.diagnostics.first)
        #expect(problem.location.line == 2 && problem.message.contains(reason), "\(problem)")
    }

    @Test("A name selects a class without a mark, and a pattern selects protocols only")
    func named() throws {
        defer { remove() }
        let source = SourceFile(
            path: "Rides.swift", text: "class RideService { func go() {} }\nprotocol RideShowing {}")
        let mocks = { (only: [String]) in
            try MockGenerator.mocks(of: [source], options: MockOptions(only: only)).mocks
        }
        #expect(try mocks(["RideService"]) == ["RideServiceMock"])
        #expect(try mocks(["Ride*"]) == ["RideShowingMock"])
        #expect(throws: MockError.unknownProtocol("*Service", nearest: nil)) { try mocks(["*Service"]) }
    }
}
