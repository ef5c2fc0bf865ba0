import ArgumentParser
import Foundation
import MockGenerator

/// `scenery mock`: writes the mocks of a scene's protocols.
struct MockCommand: ParsableCommand {
    // Parsed without its parent it would look for a request of completions first, with two parsers: a tenth of a short
    // run. What has a parent of this name does not.
    static let configuration = CommandConfiguration(
        commandName: "mock", _superCommandName: "scenery",
        abstract: "Write mocks of the protocols that refine Boundary or are marked.")

    @Argument(help: "Swift files, or folders to search for them.")
    var sources: [String]

    @Option(help: "The file to write, or a folder (with a slash at its end) for one file a mock.")
    var output: String?

    @Option(
        help: "The file or folder to write the proxies of the same boundaries to, which report what crosses.")
    var proxies: String?

    @Option(
        help:
            "A module to import with @testable; proxies among its own sources do not. May be repeated.")
    var testableImport: [String] = []

    @Option(help: "A protocol to mock, by name or by pattern with *. May be repeated.")
    var only: [String] = []

    @Flag(help: "Write nothing; exit with 1 if the file is not current.")
    var check = false

    @Option(
        help: "Swift files or folders of another module whose protocols these refine. May be repeated.")
    var known: [String] = []

    @Option(help: "A file with the facts of another module whose protocols these refine. May be repeated.")
    var facts: [String] = []

    @Option(help: "Where to write the facts of these sources, for --facts in runs over other modules.")
    var writeFacts: String?

    @Option(help: "The folder to keep mocks in between runs (default: .build/scenery, or the user's caches).")
    var cache: String?

    @Flag(help: "Keep nothing between runs, and use nothing kept.")
    var noCache = false

    @Option(help: "How many threads read and write (default: one a core).")
    var threads: Int?

    func validate() throws {
        if let threads, threads < 1 { throw ValidationError("--threads takes a number from one up") }
        if output == nil, proxies == nil, writeFacts == nil {
            throw ValidationError("say where to write with --output, --proxies or --write-facts")
        }
    }

    func run() throws {
        let options = MockOptions(testableImports: testableImport, only: only)
        var run = MockRun(sources: sources, output: output, options: options, isCheck: check)
        run.endsProcess = true
        run.known = known
        run.facts = facts
        run.contracts = writeFacts
        run.proxies = proxies
        run.proxyImports = proxies.map {
            ProxyImports(testableImport, sources: sources, output: output, proxies: $0).modules
        }
        run.cache = noCache ? nil : MockCacheFolder(cache)
        if let threads { run.threads = threads }
        let outcome = run.run()
        let stream = outcome.exitCode == 0 ? FileHandle.standardOutput : FileHandle.standardError
        for message in outcome.messages { stream.write(Data((message + "\n").utf8)) }
        if outcome.exitCode != 0 { throw ExitCode(outcome.exitCode) }
    }
}
