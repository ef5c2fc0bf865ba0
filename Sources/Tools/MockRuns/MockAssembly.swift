import MockGenerator
import SourceModel

/// Generates the mocks of many files from their summaries: takes from the cache what has not changed, and parses only
/// what the other mocks depend on.
///
/// What is wrong with a file or a protocol leaves out that file or protocol, and those that refine it.
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
        /// The files that are left out, with the first error in each.
        var faults: [SourceProblem] = []
        /// Remarks on marks that no protocol takes.
        var notes: [SourceProblem] = []
        /// The names and patterns of protocols to leave out that match none.
        var unmatched: [String] = []

        /// Whether files or names are the reason why there is nothing to write.
        var isHopeless: Bool {
            entries.allSatisfy(\.isOmitted) && (!faults.isEmpty || entries.contains(where: \.isRefused))
        }

        /// What a later run may take from the cache.
        var cacheable: [(CacheKey, MockEntry)] = []
    }

    /// - Throws: `MockError.unknownProtocol` and `ReadingError`.
    func mocks(of summaries: [FileSummary], cache: MockCache?) throws -> Mocks {
        let selector = CandidateSelector(summaries, others: others, known: known)
        let withClasses = try ClassFileReader(selector, options: options).parsed(summaries)
        guard let withClasses else { return try mocks(of: summaries, selector, cache: cache) }
        let next = CandidateSelector(withClasses, others: others, known: known)
        return try mocks(of: withClasses, next, cache: cache)
    }

    /// - Parameter summaries: The files of classes to mock are parsed.
    private func mocks(
        of summaries: [FileSummary], _ selector: CandidateSelector, cache: MockCache?
    ) throws -> Mocks {
        let parsed = summaries.compactMap { if case .parsed(let facts, _) = $0 { facts } else { nil } }
        let names = names(selector, parsed)
        try ProtocolIndex.check(options.only, among: names(), classes: selector.classNames)
        let candidates = selector.candidates(options, threads: threads)
        defer { deallocation.discard((selector, candidates)) }
        let keys = CacheKeys(selector, others, options).keys(of: candidates)
        let stored = stored(candidates, keys, in: cache)
        let missing = candidates.indices.filter { stored[$0] == nil }.map { candidates[$0] }
        var facts = FaultyFiles(
            try CandidateFactsReader(selector, threads: threads).read(missing, parsed, withMarks: marksCount))
        // A stored mock may depend on a file that is left out now.
        if cache != nil, !facts.protocols.isEmpty { return try mocks(of: summaries, selector, cache: nil) }
        if options.product == .proxies {
            facts.sound = try BaseClassReader(facts.sound, known: known).facts()
        }

        let generated = generate(from: facts, except: stored.compactMap { $0?.source })
        let entries = Self.sorted(stored.compactMap { $0 } + generated)
        let refused = NameCheck(entries) { selector.path(declaring: $0) }
        // The problem of a stored mock needs the location of its protocol.
        if cache != nil, refused.concernsStored { return try mocks(of: summaries, selector, cache: nil) }
        let cacheable = cacheable(candidates, keys, stored, generated.filter { refused.isSound($0.source) })
        return Mocks(
            entries: refused.entries, faults: facts.faults,
            notes: marksCount ? notes(facts.sound, names()) : [],
            unmatched: ProtocolIndex.unmatched(options.exclude, among: names() + selector.classNames),
            cacheable: cacheable)
    }

    /// Whether marks select protocols, and not names or boundaries.
    private var marksCount: Bool { options.only.isEmpty && options.product == .mocks }

    private func notes(
        _ facts: [FileFacts], _ names: @autoclosure () -> [(name: String, qualifiedName: String)]
    ) -> [SourceProblem] {
        let marks = ExtensionMarks(facts.filter { !known.contains($0.path) })
        return marks.isEmpty ? [] : marks.unused(among: Set(names().map(\.qualifiedName)))
    }

    /// The names of all protocols that may be mocked; only computed where one is asked for.
    private func names(
        _ selector: CandidateSelector, _ parsed: [FileFacts]
    ) -> () -> [(name: String, qualifiedName: String)] {
        { [known] in
            selector.protocolNames
                + parsed.filter { !known.contains($0.path) }.flatMap(\.protocols).map {
                    ($0.name, $0.qualifiedName)
                }
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
    private func generate(from files: FaultyFiles, except stored: [ProtocolReference]) -> [MockEntry] {
        let facts = files.sound
        let index = ProtocolIndex(facts, others: others, unreadable: files.protocols)
        defer { deallocation.discard((index, facts)) }
        let paths = Set(facts.map(\.path))
        let excluded = Set(stored.lazy.filter { paths.contains($0.path) })
        let selected = index.selected(options).filter { number in
            let fact = index.protocols[number]
            return !known.contains(fact.location.path)
                && (excluded.isEmpty || !excluded.contains(ProtocolReference(fact)))
        }
        let imports = MockImports(facts, options: options)
        let mocks = ParallelReading.map(selected, threads: threads) { number in
            MockGenerator.generate(index.protocols[number], index: index, options.product)
        }
        let classes = MockedClasses(facts, index: index, options: options, known: known).generated
        return zip(selected, mocks).map { number, mock in
            MockEntry(mock, imports: imports.lines(of: mock, index.protocols[number]))
        } + classes.map { fact, mock in MockEntry(mock, imports: imports.lines(of: mock, fact)) }
    }

    private func cacheable(
        _ candidates: [CandidateSelector.Candidate], _ keys: [CacheKey], _ stored: [MockEntry?],
        _ generated: [MockEntry]
    ) -> [(CacheKey, MockEntry)] {
        let generated = Dictionary(generated.map { ($0.source, $0) }) { first, _ in first }
        var cacheable: [(CacheKey, MockEntry)] = []
        cacheable.reserveCapacity(candidates.count)
        for (number, candidate) in candidates.enumerated() {
            guard candidate.isUnique, let entry = stored[number] ?? generated[candidate.source],
                entry.isCacheable
            else { continue }
            cacheable.append((keys[number], entry))
        }
        return cacheable
    }
}
