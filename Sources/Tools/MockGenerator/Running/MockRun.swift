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
    /// Only says whether the output is current.
    public var isCheck: Bool
    /// Files with the contracts of other modules, as `contracts` writes them.
    public var facts: [String] = []
    /// Where to write the contracts of these sources for runs over other modules.
    public var contracts: String?
    /// The folder to keep mocks in between runs; none keeps nothing.
    public var cache: MockCacheFolder?
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

    /// What came of a run.
    public struct Outcome: Sendable, Equatable {
        /// 0 clean, 1 the output is not current or something could not be mocked, 2 could not run.
        public let exitCode: Int32
        /// What to tell the person, one line each.
        public let messages: [String]
    }

    /// Does the run. It reads and writes files and prints nothing.
    public func run() -> Outcome {
        do {
            let destinations = destinations
            let leftOut = destinations.flatMap(\.ownFiles) + [contracts].compactMap { $0 }
            let paths = try SourceFinder(leavingOut: leftOut).swiftFiles(under: sources)
            let reading = SourceLooks(sources, cache: cache, build: ToolBuild.hash)
            defer { reading.wait() }
            let looks = try reading.look(at: paths, threads: threads)
            var all: [Outcome] = []
            if let contracts { all.append(try writeContracts(of: looks, to: contracts)) }
            for destination in destinations where !all.contains(where: { $0.exitCode == 2 }) {
                all.append(try write(looks, into: destination))
            }
            return Outcome(exitCode: all.map(\.exitCode).max() ?? 0, messages: all.flatMap(\.messages))
        } catch {
            return Outcome(exitCode: 2, messages: ["\(error)"])
        }
    }

    private var destinations: [MockDestination] {
        var proxyOptions = options
        proxyOptions.product = .proxies
        if options.header == MockOptions.mockHeader { proxyOptions.header = MockOptions.proxyHeader }
        return [
            output.map { MockDestination($0, options: options) },
            proxies.map { MockDestination($0, options: proxyOptions) },
        ]
        .compactMap { $0 }
    }

    private func write(_ looks: [FileLook], into destination: MockDestination) throws -> Outcome {
        let others = try facts.map { path throws(MockRunError) in try ContractFile(path: path) }
        let assembly = MockAssembly(
            options: destination.options, threads: threads, others: others.flatMap(\.files))
        let kept = cache.map { cache in
            MockCache(
                path: cache.file(for: destination.path), build: ToolBuild.hash,
                output: destination.isFolder ? nil : destination.path)
        }
        let made = try assembly.mocks(of: looks, cache: kept)
        defer { Discarding.later(made) }
        // A half-read file could lose a protocol, and its mock would vanish from the output.
        guard made.faults.isEmpty else { return refusal(made.faults, destination.path) }
        let problems = made.entries.flatMap(\.mock.problems).map(\.description)
        let said = problems + made.entries.flatMap(\.mock.notes).map { "\($0.place): note: \($0.message)" }
        let isCurrent = try destination.take(made, isCheck: isCheck, cache: kept)
        if isCheck, !isCurrent {
            let message = "\"\(destination.path)\" is not current, run scenery mock again"
            return Outcome(exitCode: 1, messages: said + [message])
        }
        let count = made.entries.count { !$0.mock.isLeftOut }
        let sum = "\(count) \(destination.options.product.word(count)) in \"\(destination.path)\""
        return Outcome(exitCode: problems.isEmpty ? 0 : 1, messages: said + (isCheck ? [] : [sum]))
    }

    private func writeContracts(of looks: [FileLook], to path: String) throws -> Outcome {
        let facts = try ContractReader.facts(
            of: looks.map(ContractReader.Picked.init(all:)), threads: threads)
        let faults = facts.flatMap(\.problems)
        guard faults.isEmpty else { return refusal(faults, path) }
        let (text, file) = (ContractFile(of: facts).text, OutputFile(path: path))
        let isCurrent = file.holds(text)
        if isCheck, !isCurrent {
            return Outcome(exitCode: 1, messages: ["\"\(path)\" is not current, run scenery mock again"])
        }
        if !isCurrent { try file.write(text) }
        return Outcome(
            exitCode: 0, messages: isCheck ? [] : ["the facts of \(looks.count) files in \"\(path)\""])
    }

    private func refusal(_ faults: [SourceProblem], _ path: String) -> Outcome {
        let hint = "\"\(path)\" was left as it is, correct the sources first"
        return Outcome(exitCode: 2, messages: faults.map(\.description) + [hint])
    }
}

extension MockOptions.Product {
    fileprivate func word(_ count: Int) -> String {
        switch self {
        case .mocks: return count == 1 ? "mock" : "mocks"
        case .proxies: return count == 1 ? "proxy" : "proxies"
        }
    }
}
