import SourceModel

/// Makes the mocks of many files from looks at them: parses what matters, takes from the cache what is in it.
struct MockAssembly {
    let options: MockOptions
    let threads: Int
    /// Facts of other modules, which are mocked in none of this run's files.
    var others: [FileFacts] = []
    /// Files among those looked at that are mocked in none of this run's files either.
    var known: Set<String> = []

    struct Made {
        /// Each mock with the imports of the files it is from, in the order of the sources.
        let entries: [MockCache.Entry]
        /// Places the parser could make no sense of; with any, nothing must be written.
        let faults: [SourceProblem]
    }

    /// - Throws: `MockError` and `ReadingError`.
    func mocks(of looks: [FileLook], cache: MockCache?) throws -> Made {
        let picker = ContractPicker(looks, others: others, known: known)
        let parsed = looks.compactMap { look in
            if case .parsed(let facts, _) = look, !known.contains(facts.path) { facts } else { nil }
        }
        try ProtocolIndex.check(
            options.only,
            among: picker.protocolNames + parsed.flatMap(\.protocols).map { ($0.name, $0.qualifiedName) })
        let candidates = picker.candidates(options)
        let keys = CacheKeys(picker, looks, others, options).keys(of: candidates)
        // Two protocols of one name in one file have to meet in what is written, to be refused.
        let seen = Dictionary(candidates.map { ($0.place, 1) }, uniquingKeysWith: +)
        let found = zip(candidates, keys).map { seen[$0.place] == 1 ? cache?.entry($1) : nil }
        let missing = zip(candidates, found).filter { $0.1 == nil }.map(\.0)
        let facts = try read(missing, picker, looks)
        let faults = facts.flatMap(\.problems)
        guard faults.isEmpty else { return Made(entries: [], faults: faults) }

        let cached = Dictionary(
            zip(candidates, found).compactMap { candidate, entry in entry.map { (candidate.place, $0) } }
        ) { $1 }
        let fresh = try write(facts, except: Set(cached.keys))
        store(candidates, keys, found, fresh, in: cache)
        let all = fresh + cached.map { ($0.key, $0.value) }
        let sorted = all.sorted { ($0.0.path, $0.0.qualifiedName) < ($1.0.path, $1.0.qualifiedName) }.map(\.1)
        try MockGenerator.checkNames(of: sorted.map(\.mock))
        return Made(entries: sorted, faults: [])
    }

    /// The facts of what the candidates depend on, file by file in the order of the sources.
    private func read(
        _ candidates: [ContractPicker.Candidate], _ picker: ContractPicker, _ looks: [FileLook]
    ) throws(ReadingError) -> [FileFacts] {
        var needed: [Int: Set<Int>] = [:]
        for node in candidates.flatMap(\.closure) + picker.notable + picker.closureOfKnown() {
            needed[node.file, default: []].insert(node.declaration)
        }
        let files = needed.keys.sorted()
        let picked = files.map { ContractReader.Picked(look: looks[$0], declarations: needed[$0] ?? []) }
        var facts = Dictionary(
            uniqueKeysWithValues: zip(files, try ContractReader.facts(of: picked, threads: threads)))
        for (file, look) in looks.enumerated() {
            if case .parsed(let parsed, _) = look { facts[file] = parsed }
        }
        return facts.sorted { $0.key < $1.key }.map(\.value)
    }

    private func write(
        _ facts: [FileFacts], except cached: Set<ContractPicker.Place>
    ) throws(MockError) -> [(ContractPicker.Place, MockCache.Entry)] {
        let index = ProtocolIndex(facts, others: others)
        let chosen = try index.chosen(options).filter {
            !known.contains($0.place.path) && !cached.contains(ContractPicker.Place($0))
        }
        let byPath = Dictionary(facts.map { ($0.path, $0) }) { first, _ in first }
        let results = ParallelReading.map(chosen, threads: threads) { fact in
            Result { () throws(MockError) in try MockGenerator.write(fact, index: index, options.product) }
        }
        var entries: [(ContractPicker.Place, MockCache.Entry)] = []
        for (fact, result) in zip(chosen, results) {
            let mock = try result.get()
            let imports = mock.paths.sorted().compactMap { byPath[$0] }
            entries.append((ContractPicker.Place(fact), MockCache.Entry(mock: mock, imports: imports)))
        }
        return entries
    }

    /// What was said of a mock must be said again, at the right line, so only mocks with nothing to say are kept.
    private func store(
        _ candidates: [ContractPicker.Candidate], _ keys: [MockCache.Key], _ found: [MockCache.Entry?],
        _ fresh: [(ContractPicker.Place, MockCache.Entry)], in cache: MockCache?
    ) {
        guard let cache else { return }
        let fresh = Dictionary(fresh) { first, _ in first }
        var entries: [(MockCache.Key, MockCache.Entry)] = []
        for (index, candidate) in candidates.enumerated() {
            guard let entry = found[index] ?? fresh[candidate.place], entry.mock.problems.isEmpty,
                !entry.mock.isLeftOut
            else { continue }
            entries.append((keys[index], entry))
        }
        if Set(entries.map(\.0)) != cache.keys { cache.write(entries) }
    }
}
