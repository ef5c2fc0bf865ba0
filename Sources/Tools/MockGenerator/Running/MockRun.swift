import Foundation
import SourceModel

/// One run of `scenery mock`: sources in, a file of mocks out, and what a shell should say.
///
/// Paths → looks at all bytes → picked contracts → facts → mocks → the output file. Mocks whose contracts are as they
/// were come from the cache. The output is written whole or not at all, and not touched when it is already current.
public struct MockRun: Sendable {
    /// Swift files, or folders to search for them.
    public var sources: [String]
    public var output: String
    /// Files that other runs write, which are no sources either.
    public var otherOutputs: [String] = []
    public var options: MockOptions
    /// Only says whether the output is current.
    public var isCheck: Bool
    /// The file to keep mocks in between runs; none keeps nothing.
    public var cache: String?
    /// How many threads read and write; one a core by default.
    public var threads: Int

    public init(
        sources: [String], output: String, options: MockOptions = MockOptions(), isCheck: Bool = false,
        cache: String? = nil, threads: Int = ParallelReading.cores
    ) {
        self.sources = sources
        self.output = output
        self.options = options
        self.isCheck = isCheck
        self.cache = cache
        self.threads = threads
    }

    /// What came of a run.
    public struct Outcome: Sendable, Equatable {
        /// 0 clean, 1 the file is not current or something could not be mocked, 2 could not run.
        public let exitCode: Int32
        /// What to tell the person, one line each.
        public let messages: [String]
    }

    /// Does the run. It reads and writes files and prints nothing.
    public func run() -> Outcome {
        do {
            let paths = try SourceFinder(leavingOut: [output] + otherOutputs).swiftFiles(under: sources)
            let looks = try ContractReader.look(at: paths, threads: threads)
            let made = try MockAssembly(options: options, threads: threads).mocks(
                of: looks, cache: openCache())
            // A half-read file could lose a protocol, and its mock would vanish from the output.
            guard made.faults.isEmpty else {
                let hint = "\"\(output)\" was left as it is, correct the sources first"
                return Outcome(exitCode: 2, messages: made.faults.map(\.description) + [hint])
            }
            return try finish(made.output)
        } catch {
            return Outcome(exitCode: 2, messages: ["\(error)"])
        }
    }

    private func openCache() -> MockCache? {
        cache.map { MockCache(path: $0, build: ToolBuild.hash) }
    }

    private func finish(_ made: MockOutput) throws(MockRunError) -> Outcome {
        let notes = made.diagnostics.map(\.description)
        let file = OutputFile(path: output)
        let isCurrent = file.holds(made.text)
        if isCheck, !isCurrent {
            return Outcome(
                exitCode: 1, messages: notes + ["\"\(output)\" is not current, run scenery mock again"])
        }
        if isCheck { return Outcome(exitCode: notes.isEmpty ? 0 : 1, messages: notes) }
        if !isCurrent { try file.write(made.text) }
        let noun = options.product.noun
        let count = made.mocks.count == 1 ? "1 \(noun.one)" : "\(made.mocks.count) \(noun.many)"
        return Outcome(exitCode: notes.isEmpty ? 0 : 1, messages: notes + ["\(count) in \"\(output)\""])
    }
}
