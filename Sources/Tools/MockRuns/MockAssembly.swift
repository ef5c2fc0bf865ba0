import MockGenerator
import SourceModel

/// Generates the mocks of many files from their summaries: takes from the cache what has not changed, and parses only
/// what the other mocks depend on.
struct MockAssembly {
    let options: MockOptions
    let threads: Int
    /// Facts of other modules, whose protocols this run does not mock.
    var others: [FileFacts] = []
    /// Paths of summarized files whose protocols this run does not mock either.
    var known: Set<String> = []
    var deallocation = DeferredDeallocation.concurrent

    /// What an assembly results in.
    struct Mocks {
        /// Sorted by the paths and the names of their protocols.
        var entries: [MockEntry] = []
        /// Syntax errors. If there are any, nothing may be written.
        var faults: [SourceProblem] = []
        /// What a later run may take from the cache.
        var cacheable: [(CacheKey, MockEntry)] = []
    }

    /// - Throws: `MockError` and `ReadingError`.
    func mocks(of summaries: [FileSummary], cache: MockCache?) throws -> Mocks {
        let selector = CandidateSelector(summaries, others: others, known: known)
        let parsed = summaries.compactMap { if case .parsed(let facts, _) = $0 { facts } else { nil } }
        try check(options.only, selector, parsed)
        let candidates = selector.candidates(options, threads: threads)
        defer { deallocation.discard((selector, candidates)) }
        let keys = CacheKeys(selector, others, options).keys(of: candidates)
        let stored = stored(candidates, keys, in: cache)
        let missing = candidates.indices.filter { stored[$0] == nil }.map { candidates[$0] }
        var facts = try CandidateFactsReader(selector, threads: threads).read(missing, parsed)
        let faults = facts.flatMap(\.problems)
        guard faults.isEmpty else { return Mocks(faults: faults) }
        if options.product == .proxies { facts = try BaseClassReader(facts, known: known).facts() }

        let generated = try generate(from: facts, except: stored.compactMap { $0?.source })
        let entries = Self.sorted(stored.compactMap { $0 } + generated)
        try checkNames(of: entries, selector)
        return Mocks(entries: entries, cacheable: cacheable(candidates, keys, stored, generated))
    }

    private func check(
        _ names: [String], _ selector: CandidateSelector, _ parsed: [FileFacts]
    ) throws(MockError) {
        try ProtocolIndex.check(
            names,
            among: selector.protocolNames
                + parsed.filter { !known.contains($0.path) }.flatMap(\.protocols).map {
                    ($0.name, $0.qualifiedName)
                })
    }

    private func checkNames(of entries: [MockEntry], _ selector: CandidateSelector) throws(MockError) {
        var names = MockNames(minimumCapacity: entries.count)
        for entry in entries { try names.add(entry.name, of: entry.source) }
        for entry in entries where !entry.isOmitted {
            guard let path = selector.path(declaring: entry.name) else { continue }
            throw .nameTaken(entry.name, entry.source, by: path)
        }
    }

    private func stored(
        _ candidates: [CandidateSelector.Candidate], _ keys: [CacheKey], in cache: MockCache?
    ) -> [MockEntry?] {
        guard let cache else { return [MockEntry?](repeating: nil, count: candidates.count) }
        // Two protocols of one name in one file are both generated, so that the clash is found.
        return zip(candidates, keys).map { $0.isUnique ? cache.entry($1, of: $0.source) : nil }
    }

    /// Sorts by path and name; entries that are almost sorted take little time.
    private static func sorted(_ entries: [MockEntry]) -> [MockEntry] {
        entries.sorted { one, other in
            one.source.path == other.source.path
                ? one.source.name < other.source.name : one.source.path < other.source.path
        }
    }

    /// - Parameter stored: The protocols whose mocks are taken from the cache.
    private func generate(
        from facts: [FileFacts], except stored: [ProtocolReference]
    ) throws(MockError) -> [MockEntry] {
        let index = ProtocolIndex(facts, others: others)
        defer { deallocation.discard((index, facts)) }
        let paths = Set(facts.map(\.path))
        let excluded = Set(stored.lazy.filter { paths.contains($0.path) })
        let selected = try index.selected(options).filter { number in
            let fact = index.protocols[number]
            return !known.contains(fact.location.path)
                && (excluded.isEmpty || !excluded.contains(ProtocolReference(fact)))
        }
        let imports = MockImports(facts, product: options.product)
        let results = ParallelReading.map(selected, threads: threads) { number in
            Result { () throws(MockError) in
                try MockGenerator.generate(index.protocols[number], index: index, options.product)
            }
        }
        var entries: [MockEntry] = []
        entries.reserveCapacity(selected.count)
        for (number, result) in zip(selected, results) {
            let mock = try result.get()
            entries.append(MockEntry(mock, imports: imports.lines(of: mock, index.protocols[number])))
        }
        return entries
    }

    private func cacheable(
        _ candidates: [CandidateSelector.Candidate], _ keys: [CacheKey], _ stored: [MockEntry?],
        _ generated: [MockEntry]
    ) -> [(CacheKey, MockEntry)] {
        let generated = Dictionary(generated.map { ($0.source, $0) }) { first, _ in first }
        var cacheable: [(CacheKey, MockEntry)] = []
        cacheable.reserveCapacity(candidates.count)
        for (number, candidate) in candidates.enumerated() {
            guard let entry = stored[number] ?? generated[candidate.source], entry.isCacheable else {
                continue
            }
            cacheable.append((keys[number], entry))
        }
        return cacheable
    }
}
