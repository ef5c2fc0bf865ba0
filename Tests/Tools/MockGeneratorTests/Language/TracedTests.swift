import Foundation
import MockGenerator
import RuntimeTestSupport
import Testing

/// Proxies of hand-written roles: what they forward, return, and report.
@Suite("Proxies of the language fixtures", .serialized)
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

    // A remaining temporary folder does no harm.
    private func remove() { try? FileManager.default.removeItem(at: folder) }

    @Test("Each proxy compiles without a warning", arguments: SwiftCompiler.Mode.allCases)
    func compile(_ mode: SwiftCompiler.Mode) throws {
        defer { remove() }
        let found = try SwiftCompiler().diagnostics(of: files, mode: mode, in: folder)
        #expect(found.isEmpty, "\(found.prefix(20).joined(separator: "\n"))")
        #expect(proxies.diagnostics.isEmpty, "\(proxies.diagnostics)")
    }

    @Test("Each proxy forwards arguments, returns results, and reports both in order")
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

    @Test("Protocols without a proxy are reported with location and reason, and the others are written")
    func refused() throws {
        defer { remove() }
        let output = try MockGenerator.mocks(
            of: LanguageFixtures.sources(in: "Untraced"), options: MockOptions(product: .proxies))
        #expect(output.mocks == ["WrittenProxy"])
        let problems = output.diagnostics.map { "\($0.location.line): \($0.message)" }
        let reasons = [
            "5: \"Framed\" requires the base class \"Frame\", whose \"width\" is final",
            "8: \"traced()\" has the name of the method by which builders",
            "12: \"subscript(_:)\" is variadic",
            "13: \"both(_:_:)\" has two variadic parameters",
            "14: \"init(_:)\" is variadic, and Swift cannot forward an array to a variadic static member",
            "18: \"count(_:)\" constrains a generic type to \"Self\"",
            "22: \"kind()\" returns \"Self\" in a form",
            "26: \"run(_:)\" takes a nonescaping closure",
            "30: \"stub\" borrows a noncopyable value",
            "48: \"GuessedBased\" requires the base class \"Guessed\", whose \"width\" has no explicit type",
            "49: \"FixedBased\" requires the base class \"Fixed\", whose \"width\" is constant",
            "50: \"AskingBased\" requires the base class \"Asking\", none of whose initializers",
            "51: \"OtherBased\" requires the base class \"Other\", whose \"same()\" mentions",
            "52: \"SilentBased\" requires the base class \"Silent\", which inherits from \"Unknown\"",
            "53: \"OnMainBased\" requires the base class \"OnMain\", which",
            "54: \"init()\" may fail or suspend",
            "56: \"save(_:)\" is an asynchronous member of an actor that takes a \"Item\"",
            "57: \"swap(_:)\" is an asynchronous member of an actor with an inout",
        ]
        #expect(problems.count == reasons.count, "\(problems)")
        for (message, reason) in zip(problems, reasons) { #expect(message.hasPrefix(reason)) }
    }
}
