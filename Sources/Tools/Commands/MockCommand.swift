import ArgumentParser
import Foundation
import MockGenerator
import MockRuns

/// `scenery mock`: writes the mocks of protocols.
struct MockCommand: ParsableCommand {
    // A command without a parent first checks for a completion request, with two parsers, which takes a tenth of a short
    // run. The name of a parent prevents that.
    static let configuration = CommandConfiguration(
        commandName: "mock", _superCommandName: "scenery",
        abstract: "Write mocks of the protocols that refine Boundary or are annotated.")

    @Argument(help: "Swift files, or folders to search for them.")
    var sources: [String]

    @Option(help: "The file to write, or a folder (with a trailing slash) for one file for each mock.")
    var output: String?

    @Option(
        help: "The file or folder to write the proxies of the same boundaries to, which report crossings.")
    var proxies: String?

    @Option(
        help:
            "A module to import with @testable; proxies next to its own sources do not. May be repeated.")
    var testableImport: [String] = []

    @Option(help: "A protocol to mock, by name or pattern with *. May be repeated.")
    var only: [String] = []

    @Option(
        help:
            "What to leave out: a protocol by name or pattern, or a file or folder by path. May be repeated.")
    var exclude: [String] = []

    @Flag(help: "Write nothing; exit with 1 if the output is not current.")
    var check = false

    @Option(
        help: "Swift files or folders of another module whose protocols these refine. May be repeated.")
    var known: [String] = []

    @Option(help: "A file with the facts of another module whose protocols these refine. May be repeated.")
    var facts: [String] = []

    @Option(help: "Where to write the facts of these sources, for --facts in runs over other modules.")
    var writeFacts: String?

    @Option(
        help: "The folder that stores mocks between runs (default: .build/scenery, or the user's caches).")
    var cache: String?

    @Flag(help: "Store nothing between runs, and use nothing stored.")
    var noCache = false

    @Option(help: "The number of threads (default: one for each core).")
    var threads: Int?

    func validate() throws {
        if let threads, threads < 1 { throw ValidationError("--threads must be at least 1") }
        if output == nil, proxies == nil, writeFacts == nil {
            throw ValidationError("name an output with --output, --proxies, or --write-facts")
        }
    }

    func run() throws {
        let options = MockOptions(testableImports: testableImport, only: only)
        var run = MockRun(sources: sources, output: output, options: options, isCheck: check)
        run.endsProcess = true
        run.known = known
        run.exclude = exclude
        run.readsConfiguration = true
        run.facts = facts
        run.factsOutput = writeFacts
        run.proxies = proxies
        run.proxyImports = proxies.map {
            ProxyImports(testableImport, sources: sources, output: output, proxies: $0).modules
        }
        run.cache = noCache ? nil : MockCacheFolder(cache)
        if let threads { run.threads = threads }
        let outcome = run.run()
        outcome.messages.forEach(outcome.exitCode == 0 ? Console.say : Console.warn)
        if outcome.exitCode != 0 { throw ExitCode(outcome.exitCode) }
    }
}
