import SourceModel

/// Makes the mocks of many files from looks at them: parses what matters, takes from the cache what is in it.
struct MockAssembly {
    let options: MockOptions
    let threads: Int
    /// Facts of other modules, which are mocked in none of this run's files.
    var others: [FileFacts] = []
    /// Files among those looked at that are mocked in none of this run's files either.
    var known: Set<String> = []
    var discarding = Discarding.later

    typealias Entry = MockCache.Entry
    private typealias Placed = (place: ContractPicker.Place, entry: Entry)

    struct Made {
        /// Each mock with the imports of the files it is from, in the order of the sources.
        let entries: [Entry]
        /// Places the parser could make no sense of; with any, nothing must be written.
        let faults: [SourceProblem]
        /// What is worth keeping for another run.
        var kept: [(MockCache.Key, Entry)] = []
        /// The files that the mocked protocols stand in, in no order, more than once.
        var files: [String] = []
    }

    /// - Throws: `MockError` and `ReadingError`.
    func mocks(of looks: [FileLook], cache: MockCache?) throws -> Made {
        let picker = ContractPicker(looks, others: others, known: known)
        let parsed = looks.compactMap { look in if case .parsed(let facts, _) = look { facts } else { nil } }
        try ProtocolIndex.check(
            options.only,
            among: picker.protocolNames
                + parsed.filter { !known.contains($0.path) }.flatMap(\.protocols).map {
                    ($0.name, $0.qualifiedName)
                })
        let candidates = picker.candidates(options, threads: threads)
        defer { discarding.discard((picker, candidates)) }
        let keys = CacheKeys(picker, others, options).keys(of: candidates)
        let found = found(candidates, keys, in: cache)
        let missing = candidates.indices.filter { found[$0] == nil }.map { candidates[$0] }
        var facts = try ContractFacts(picker, threads: threads).read(missing, parsed)
        let faults = facts.flatMap(\.problems)
        guard faults.isEmpty else { return Made(entries: [], faults: faults) }
        if options.product == .proxies { facts = try BaseClassReading(facts, known: known).facts() }

        let cached = zip(candidates, found).compactMap { candidate, entry in
            entry.map { (place: candidate.place, entry: $0) }
        }
        let paths = Set(facts.map(\.path))
        let fresh = try write(
            facts, except: Set(cached.lazy.map(\.place).filter { paths.contains($0.path) }))
        let all = Self.inOrder(cached + fresh)
        try MockGenerator.checkNames(of: all.map { ($0.entry.mock, $0.place.path) })
        for (place, entry) in all where !entry.mock.isLeftOut {
            guard let path = picker.path(declaring: entry.mock.name) else { continue }
            throw MockError.nameTaken(
                entry.mock.name, ClashingName(name: place.qualifiedName, path: place.path), by: path)
        }
        var made = Made(entries: all.map(\.entry), faults: [])
        made.kept = kept(candidates, keys, found, fresh)
        made.files = all.map(\.place.path)
        return made
    }

    private func found(
        _ candidates: [ContractPicker.Candidate], _ keys: [MockCache.Key], in cache: MockCache?
    ) -> [Entry?] {
        guard let cache else { return [Entry?](repeating: nil, count: candidates.count) }
        // Two protocols of one name in one file have to meet in what is written, to be refused.
        return zip(candidates, keys).map { $0.isAlone ? cache.entry($1) : nil }
    }

    /// By path and name; what is in order nearly is sorted fast.
    private static func inOrder(_ placed: [Placed]) -> [Placed] {
        placed.sorted { one, other in
            one.place.path == other.place.path
                ? one.place.qualifiedName < other.place.qualifiedName : one.place.path < other.place.path
        }
    }

    private func write(
        _ facts: [FileFacts], except cached: Set<ContractPicker.Place>
    ) throws(MockError) -> [Placed] {
        let index = ProtocolIndex(facts, others: others)
        defer { discarding.discard((index, facts)) }
        let chosen = try index.chosen(options).filter { place in
            !known.contains(index.protocols[place].place.path)
                && (cached.isEmpty || !cached.contains(ContractPicker.Place(index.protocols[place])))
        }
        let imports = MockImports(facts, product: options.product)
        let results = ParallelReading.map(chosen, threads: threads) { place in
            Result { () throws(MockError) in
                try MockGenerator.write(index.protocols[place], index: index, options.product)
            }
        }
        var placed: [Placed] = []
        placed.reserveCapacity(chosen.count)
        for (number, result) in zip(chosen, results) {
            let mock = try result.get()
            let place = ContractPicker.Place(path: mock.path, qualifiedName: mock.qualifiedName)
            placed.append(
                (place, Entry(mock: mock, imports: imports.lines(of: mock, index.protocols[number]))))
        }
        return placed
    }

    /// What was said of a mock must be said again, at the right line, so only mocks with nothing to say are kept.
    private func kept(
        _ candidates: [ContractPicker.Candidate], _ keys: [MockCache.Key], _ found: [Entry?],
        _ fresh: [Placed]
    ) -> [(MockCache.Key, Entry)] {
        let fresh = Dictionary(fresh.map { ($0.place, $0.entry) }) { first, _ in first }
        var kept: [(MockCache.Key, Entry)] = []
        kept.reserveCapacity(candidates.count)
        for (number, candidate) in candidates.enumerated() {
            guard let entry = found[number] ?? fresh[candidate.place], entry.mock.problems.isEmpty,
                !entry.mock.isLeftOut, entry.mock.isLasting
            else { continue }
            kept.append((keys[number], entry))
        }
        return kept
    }
}
