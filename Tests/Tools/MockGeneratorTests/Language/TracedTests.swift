import Foundation
import MockGenerator
import Testing

/// Proxies in front of roles that people wrote: what is handed on, what comes back and what is reported.
@Suite("The language in proxies alone", .serialized)
struct TracedTests {
    private let folder: URL
    private let protocols: [SourceFile]
    private let proxies: MockOutput
    private let files: [URL]

    init() throws {
        folder = URL(filePath: NSTemporaryDirectory()).appending(path: "scenery-proxies-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        protocols = try LanguageFixtures.sources(in: "Traced/Protocols")
        proxies = try MockGenerator.mocks(of: protocols, options: MockOptions(product: .proxies))
        let file = folder.appending(path: "Proxies.swift")
        try Data(proxies.text.utf8).write(to: file)
        files = protocols.map { URL(filePath: $0.path) } + [file]
    }

    private func remove() { try? FileManager.default.removeItem(at: folder) }  // Left over, it does no harm.

    @Test("each proxy compiles without a warning", arguments: SwiftCompiler.Mode.allCases)
    func compile(_ mode: SwiftCompiler.Mode) throws {
        defer { remove() }
        let found = try SwiftCompiler().diagnostics(of: files, mode: mode, in: folder)
        #expect(found.isEmpty, "\(found.prefix(20).joined(separator: "\n"))")
        #expect(proxies.diagnostics.isEmpty, "\(proxies.diagnostics)")
    }

    @Test("each proxy hands on what it is given, gives back what comes, and reports both in order")
    func behave() throws {
        defer { remove() }
        let uses = try LanguageFixtures.sources(in: "Traced/Uses").map { URL(filePath: $0.path) }
        let program = folder.appending(path: "uses")
        let found = try SwiftCompiler().build(files + uses, to: program, in: folder)
        try #require(found.isEmpty, "\(found.prefix(20).joined(separator: "\n"))")
        let outcome = try Program(program).run(in: folder)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(outcome.code == 0, "\(lines.filter { !$0.hasPrefix("used: ") }.joined(separator: "\n"))")
        let used = lines.filter { $0.hasPrefix("used: ") }.map { "\($0.dropFirst("used: ".count))Proxy" }
        #expect(used.sorted() == proxies.mocks.sorted())
    }

    @Test("what has no proxy is said with its place and the reason, and the rest is written")
    func refused() throws {
        defer { remove() }
        let output = try MockGenerator.mocks(
            of: LanguageFixtures.sources(in: "Untraced"), options: MockOptions(product: .proxies))
        #expect(output.mocks == ["WrittenProxy"])
        let said = output.diagnostics.map { "\($0.place.line): \($0.message)" }
        let reasons = [
            "5: \"Framed\" asks for the base class \"Frame\", whose \"width\" is final",
            "8: \"traced()\" has the name of what builders",
            "12: \"subscript(_:)\" takes any number of arguments",
            "13: \"both(_:_:)\" takes any number of arguments twice",
            "14: \"init(_:)\" takes any number of arguments, which Swift cannot hand on to a member of a type",
            "18: \"count(_:)\" binds a generic type to \"Self\"",
            "22: \"kind()\" gives back \"Self\" in a form",
            "26: \"run(_:)\" is sent a closure that does not escape",
            "30: \"stub\" lends what cannot be copied",
            "48: \"GuessedBased\" asks for the base class \"Guessed\", whose \"width\" says no type",
            "49: \"FixedBased\" asks for the base class \"Fixed\", whose \"width\" is constant",
            "50: \"AskingBased\" asks for the base class \"Asking\", none of whose initialisers",
            "51: \"OtherBased\" asks for the base class \"Other\", whose \"same()\" is about",
            "52: \"SilentBased\" asks for the base class \"Silent\", which refines \"Unknown\"",
            "53: \"OnMainBased\" asks for the base class \"OnMain\", which",
            "54: \"init()\" may fail or wait",
            "56: \"save(_:)\" waits on an actor with a \"Item\"",
            "57: \"swap(_:)\" waits on an actor with a variable",
        ]
        #expect(said.count == reasons.count, "\(said)")
        for (message, reason) in zip(said, reasons) { #expect(message.hasPrefix(reason)) }
    }
}
