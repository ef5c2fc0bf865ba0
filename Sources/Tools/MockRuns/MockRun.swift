import Foundation
import MockGenerator
import SourceModel

/// One run of `scenery mock`: reads sources, writes mocks, and returns messages for a command line.
///
/// Paths → summaries of all files → selected declarations → facts → mocks → the output. Mocks whose dependencies are
/// unchanged come from the cache. The output is written atomically, and left untouched if it is already current.
public struct MockRun: Sendable {
    /// Swift files, or folders to search for them.
    public var sources: [String]
    /// The file to write; a folder, with one file for each mock, if it ends in a slash or is a folder.
    public var output: String?
    public var options: MockOptions
    /// The file or folder to write the proxies of the same boundaries to.
    public var proxies: String?
    /// The modules that the proxies import with `@testable`; `nil` for those of `options`.
    public var proxyImports: [String]?
    /// Whether to only report if the output is current.
    public var isCheck: Bool
    /// Swift files or folders of other modules: their declarations are known, but not mocked.
    public var known: [String] = []
    /// What to leave out: protocols by name or pattern, files and folders by path or pattern.
    public var exclude: [String] = []
    /// The folder that the paths in `exclude` are relative to.
    public var excludeFolder = FileManager.default.currentDirectoryPath
    /// Whether to leave out too what `scenery.yml` in the current folder lists at `mocks: exclude:`.
    public var readsConfiguration = false
    /// Facts files of other modules, as `factsOutput` writes them.
    public var facts: [String] = []
    /// Where to write the facts of these sources, for runs over other modules.
    public var factsOutput: String?
    /// The folder that stores mocks between runs; `nil` to store nothing.
    public var cache: MockCacheFolder?
    /// Whether the process ends after the run: then memory is not released, since the system reclaims it at once.
    public var endsProcess = false
    /// Modules of which there must be a mock.
    var requiredModules: [RequiredModule] = []
    /// The number of threads that read and generate; one for each core by default.
    public var threads: Int = ParallelReading.cores

    public init(
        sources: [String], output: String?, options: MockOptions = MockOptions(), isCheck: Bool = false
    ) {
        self.sources = sources
        self.output = output
        self.options = options
        self.isCheck = isCheck
    }

    /// Modules, their files, and the target that wants mocks of their protocols.
    struct RequiredModule {
        let name: String
        let files: [String]
        let target: String
    }

    /// The result of a run.
    public struct Outcome: Sendable, Equatable {
        /// 0 if all is current, 1 if the output is not current or something could not be mocked, 2 if the run failed.
        public let exitCode: Int32
        /// What to print, one line each.
        public let messages: [String]
        /// What could not be mocked, which `messages` include.
        public var leftOut: [SourceProblem] = []
    }

    /// Runs. It reads and writes files and prints nothing.
    public func run() -> Outcome {
        do {
            var run = self
            if readsConfiguration { run.exclude += try MockConfiguration.exclusions(in: ".") }
            return try run.configuredRun()
        } catch {
            return Outcome(exitCode: 2, messages: ["\(error)"])
        }
    }

    private func configuredRun() throws -> Outcome {
        let destinations = destinations
        let excluded = destinations.flatMap(\.ownFiles) + [factsOutput].compactMap { $0 }
        let loader = SummaryLoader(known + sources, cache: usedCache, build: ToolBuild.hash)
        defer { loader.wait() }
        let found = try SourceFinder(leavingOut: excluded)
            .files(under: sources, stamped: loader.needsStamps, threads: threads)
        let (files, unmatched) = exclusions.applied(to: found)
        let others = try SourceFinder(leavingOut: known.isEmpty ? [] : excluded + found.map(\.path))
            .files(under: known, stamped: loader.needsStamps, threads: threads)
        let summaries = loader.summaries(of: others + files, threads: threads)
        defer { deallocation.discard(summaries) }
        var all =
            unmatched.isEmpty ? [] : [Outcome(exitCode: 0, messages: unmatched.map(Self.noteForUnmatched))]
        if let factsOutput {
            all.append(try writeFacts(of: Array(summaries.dropFirst(others.count)), to: factsOutput))
        }
        for destination in destinations where !all.contains(where: { $0.exitCode == 2 }) {
            all.append(try write(summaries, knowing: Set(others.map(\.path)), into: destination))
        }
        return Outcome(
            exitCode: all.map(\.exitCode).max() ?? 0, messages: all.flatMap(\.messages),
            leftOut: all.flatMap(\.leftOut))
    }

    /// A check proves what it says by the contents of all files, and by nothing that was stored about them.
    private var usedCache: MockCacheFolder? { isCheck ? nil : cache }

    private var deallocation: DeferredDeallocation { endsProcess ? .atExit : .concurrent }

    private var exclusions: Exclusions { Exclusions(exclude, in: excludeFolder) }

    private var destinations: [MockDestination] {
        var options = options
        options.exclude += exclusions.protocols
        var proxyOptions = options
        proxyOptions.product = .proxies
        proxyOptions.testableImports = proxyImports ?? options.testableImports
        if options.header == MockOptions.mockHeader { proxyOptions.header = MockOptions.proxyHeader }
        return [
            output.map { MockDestination($0, options: options) },
            proxies.map { MockDestination($0, options: proxyOptions) },
        ]
        .compactMap { $0 }
    }

    private func write(
        _ summaries: [FileSummary], knowing known: Set<String>, into destination: MockDestination
    ) throws -> Outcome {
        let others = try facts.map { path throws(MockRunError) in try FactsFile(path: path) }
        let assembly = MockAssembly(
            options: destination.options, threads: threads, others: others.flatMap(\.files), known: known,
            deallocation: deallocation)
        let mockCache = usedCache.map { folder in
            MockCache(
                path: folder.file(for: destination.path), build: ToolBuild.hash,
                output: destination.isFolder ? nil : destination.path)
        }
        let mocks = try assembly.mocks(of: summaries, cache: mockCache)
        defer { deallocation.discard(mocks) }
        // The output of an earlier run is worth more than an empty file.
        guard !mocks.isHopeless else { return refusal(mocks, destination.path) }
        if destination.options.product == .mocks { try checkRequiredModules(mocks.entries) }
        try refuseForeign()
        if !isCheck { removeDrafts(of: destination) }
        let isCurrent = try destination.write(mocks, isCheck: isCheck, cache: mockCache)
        return outcome(of: mocks, in: destination, isEmpty: summaries.isEmpty, isCurrent: isCurrent)
    }

    private func removeDrafts(of destination: MockDestination) {
        if !destination.isFolder { LeftoverDrafts.remove(of: destination.path) }
        if let cache { LeftoverDrafts.remove(inCache: cache.path) }
    }

    private func writeFacts(of summaries: [FileSummary], to path: String) throws -> Outcome {
        let facts = try SwiftReader.read(
            summaries.map { DeclarationSelection(allOf: $0, keepsComments: true) }, threads: threads)
        let faults = facts.flatMap(\.problems)
        guard faults.isEmpty else { return refusal(MockAssembly.Mocks(faults: faults), path) }
        try refuseForeign()
        let (text, file) = (FactsFile(of: facts).text, OutputFile(path: path))
        let isCurrent = file.contains(text)
        if isCheck, !isCurrent {
            return Outcome(exitCode: 1, messages: [Self.isNotCurrent(path)])
        }
        if !isCurrent { try file.write(text) }
        return Outcome(
            exitCode: 0, messages: isCheck ? [] : ["the facts of \(summaries.count) files in \"\(path)\""])
    }

    private func checkRequiredModules(_ entries: [MockEntry]) throws {
        guard !requiredModules.isEmpty else { return }
        let mocked = Set(entries.map(\.source.path))
        guard let missing = requiredModules.first(where: { mocked.isDisjoint(with: $0.files) }) else {
            return
        }
        throw MockRunError(
            "no protocol in \"\(missing.name)\" refines Boundary or is annotated, so \"\(missing.target)\" has no mocks of it: "
                + "annotate one with /// scenery:mock, or remove the plugin or the module")
    }

    /// Checks all destinations before anything is written to one.
    private func refuseForeign() throws(MockRunError) {
        guard !isCheck else { return }
        for destination in destinations { try destination.refuseForeign() }
        guard let factsOutput else { return }
        try OutputFile(path: factsOutput).refuseForeign { $0.begins(with: FactsFile.start) }
    }
}
