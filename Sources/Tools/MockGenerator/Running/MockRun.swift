import Foundation
import SourceModel

/// One run of `scenery mock`: sources in, mocks out, and what a shell should say.
///
/// Paths → looks at all bytes → picked contracts → facts → mocks → the output. Mocks whose contracts are as they were
/// come from the cache. The output is written whole or not at all, and not touched when it is already current.
public struct MockRun: Sendable {
    /// Swift files, or folders to search for them.
    public var sources: [String]
    /// The file to write; a folder, with one file for each mock, when it ends in a slash or is one.
    public var output: String?
    public var options: MockOptions
    /// The file or folder to write the proxies of the same boundaries to.
    public var proxies: String?
    /// The modules that the proxies import with `@testable`; those of `options` when none are named.
    public var proxyImports: [String]?
    /// Only says whether the output is current.
    public var isCheck: Bool
    /// Swift files or folders of other modules: what they declare is known, none of it is mocked.
    public var known: [String] = []
    /// Files with the contracts of other modules, as `contracts` writes them.
    public var facts: [String] = []
    /// Where to write the contracts of these sources for runs over other modules.
    public var contracts: String?
    /// The folder to keep mocks in between runs; none keeps nothing.
    public var cache: MockCacheFolder?
    /// Whether the process ends when the run does: nothing is freed then, since the system takes all back at once.
    public var endsProcess = false
    /// Modules of which there has to be a mock.
    var needed: [Need] = []
    /// How many threads read and write; one a core by default.
    public var threads: Int = ParallelReading.cores

    public init(
        sources: [String], output: String?, options: MockOptions = MockOptions(), isCheck: Bool = false
    ) {
        self.sources = sources
        self.output = output
        self.options = options
        self.isCheck = isCheck
    }

    /// A module whose protocols were asked for, by whom, and its files.
    struct Need {
        let name: String
        let files: [String]
        let target: String
    }

    /// What came of a run.
    public struct Outcome: Sendable, Equatable {
        /// 0 clean, 1 the output is not current or something could not be mocked, 2 could not run.
        public let exitCode: Int32
        /// What to tell the person, one line each.
        public let messages: [String]
        /// What could not be mocked, which `messages` tell of too.
        public var leftOut: [SourceProblem] = []
    }

    /// Does the run. It reads and writes files and prints nothing.
    public func run() -> Outcome {
        do {
            let destinations = destinations
            let leftOut = destinations.flatMap(\.ownFiles) + [contracts].compactMap { $0 }
            let reading = SourceLooks(known + sources, cache: cache, build: ToolBuild.hash)
            defer { reading.wait() }
            let files = try SourceFinder(leavingOut: leftOut)
                .files(under: sources, stamped: reading.needsStamps, threads: threads)
            let others = try SourceFinder(leavingOut: known.isEmpty ? [] : leftOut + files.map(\.path))
                .files(under: known, stamped: reading.needsStamps, threads: threads)
            let looks = try reading.look(at: others + files, threads: threads)
            defer { discarding.discard(looks) }
            var all: [Outcome] = []
            if let contracts {
                all.append(try writeContracts(of: Array(looks.dropFirst(others.count)), to: contracts))
            }
            for destination in destinations where !all.contains(where: { $0.exitCode == 2 }) {
                all.append(try write(looks, knowing: Set(others.map(\.path)), into: destination))
            }
            return Outcome(
                exitCode: all.map(\.exitCode).max() ?? 0, messages: all.flatMap(\.messages),
                leftOut: all.flatMap(\.leftOut))
        } catch {
            return Outcome(exitCode: 2, messages: ["\(error)"])
        }
    }

    private var discarding: Discarding { endsProcess ? .never : .later }

    private var destinations: [MockDestination] {
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
        _ looks: [FileLook], knowing known: Set<String>, into destination: MockDestination
    ) throws -> Outcome {
        let others = try facts.map { path throws(MockRunError) in try ContractFile(path: path) }
        let assembly = MockAssembly(
            options: destination.options, threads: threads, others: others.flatMap(\.files), known: known,
            discarding: discarding)
        let kept = cache.map { cache in
            MockCache(
                path: cache.file(for: destination.path), build: ToolBuild.hash,
                output: destination.isFolder ? nil : destination.path)
        }
        let made = try assembly.mocks(of: looks, cache: kept)
        defer { discarding.discard(made) }
        // A half-read file could lose a protocol, and its mock would vanish from the output.
        guard made.faults.isEmpty else { return refusal(made.faults, destination.path) }
        if destination.options.product == .mocks { try checkNeeds(made.files) }
        let problems = made.entries.flatMap(\.mock.problems)
        let said =
            problems.map(\.description)
            + made.entries.flatMap(\.mock.notes).map { "\($0.place): note: \($0.message)" }
            + (made.entries.isEmpty ? emptiness(looks, destination) : [])
        try refuseForeign()
        let isCurrent = try destination.take(made, isCheck: isCheck, cache: kept)
        if isCheck, !isCurrent {
            return Outcome(
                exitCode: 1, messages: said + [Self.isNotCurrent(destination.path)], leftOut: problems)
        }
        let count = made.entries.count { !$0.mock.isLeftOut }
        let sum = "\(count) \(destination.options.product.word(count)) in \"\(destination.path)\""
        return Outcome(
            exitCode: problems.isEmpty ? 0 : 1, messages: said + (isCheck ? [] : [sum]), leftOut: problems)
    }

    /// Who asks for mocks and gets none has missed something.
    private func checkNeeds(_ files: [String]) throws {
        guard !needed.isEmpty else { return }
        let mocked = Set(files)
        guard let need = needed.first(where: { mocked.isDisjoint(with: $0.files) }) else { return }
        throw MockRunError(
            "no protocol in \"\(need.name)\" refines Boundary or is marked, so \"\(need.target)\" has no mocks of it: "
                + "mark one with /// scenery:mock, or take the plugin or the module away")
    }

    private func writeContracts(of looks: [FileLook], to path: String) throws -> Outcome {
        let facts = try ContractReader.facts(
            of: looks.map(ContractReader.Picked.init(all:)), threads: threads)
        let faults = facts.flatMap(\.problems)
        guard faults.isEmpty else { return refusal(faults, path) }
        try refuseForeign()
        let (text, file) = (ContractFile(of: facts).text, OutputFile(path: path))
        let isCurrent = file.holds(text)
        if isCheck, !isCurrent {
            return Outcome(exitCode: 1, messages: [Self.isNotCurrent(path)])
        }
        if !isCurrent { try file.write(text) }
        return Outcome(
            exitCode: 0, messages: isCheck ? [] : ["the facts of \(looks.count) files in \"\(path)\""])
    }

    /// Looks at all places before anything is written to one.
    private func refuseForeign() throws(MockRunError) {
        guard !isCheck else { return }
        for destination in destinations { try destination.refuseForeign() }
        guard let contracts else { return }
        try OutputFile(path: contracts).refuseForeign { $0.begins(with: ContractFile.start) }
    }
}
