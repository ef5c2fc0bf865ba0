import ArgumentParser
import Foundation
import MockGenerator

/// `scenery mock`: writes the mocks of a scene's protocols.
struct MockCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mock", abstract: "Write mocks of the protocols that refine Boundary or are marked, and proxies that trace them.")

    @Argument(help: "Swift files, or folders to search for them.")
    var sources: [String]

    @Option(help: "The file of mocks to write.")
    var output: String?

    @Option(help: "The file of proxies to write, which report the crossings of all that refines Boundary.")
    var proxies: String?

    @Option(help: "A module to import with @testable. May be repeated.")
    var testableImport: [String] = []

    @Option(help: "A protocol to mock, by name or by pattern with *. May be repeated.")
    var only: [String] = []

    @Flag(help: "Write nothing; exit with 1 if the file is not current.")
    var check = false

    @Option(help: "The folder to keep mocks in between runs (default: .build/scenery, or the user's caches).")
    var cache: String?

    @Flag(help: "Keep nothing between runs, and use nothing kept.")
    var noCache = false

    @Option(help: "How many threads read and write (default: one a core).")
    var threads: Int?

    func validate() throws {
        if let threads, threads < 1 { throw ValidationError("--threads takes a number from one up") }
        if output == nil, proxies == nil {
            throw ValidationError("name the file to write with --output, or with --proxies, or both")
        }
    }

    func run() throws {
        let outcomes = runs.map { $0.run() }
        for outcome in outcomes {
            let stream = outcome.exitCode == 0 ? FileHandle.standardOutput : FileHandle.standardError
            for message in outcome.messages { stream.write(Data((message + "\n").utf8)) }
        }
        let code = outcomes.map(\.exitCode).max() ?? 0
        if code != 0 { throw ExitCode(code) }
    }

    /// One run for each file to write.
    private var runs: [MockRun] {
        let mocks = output.map { ($0, MockOptions(testableImports: testableImport, only: only)) }
        let traced = proxies.map { ($0, MockOptions(only: only, header: MockOptions.proxyHeader, product: .proxies)) }
        let files = [output, proxies].compactMap { $0 }
        return [mocks, traced].compactMap { $0 }.map { file, options in
            var run = MockRun(sources: sources, output: file, options: options, isCheck: check)
            run.otherOutputs = files.filter { $0 != file }
            run.cache = noCache ? nil : MockCacheFolder(cache).file(for: file)
            if let threads { run.threads = threads }
            return run
        }
    }
}
