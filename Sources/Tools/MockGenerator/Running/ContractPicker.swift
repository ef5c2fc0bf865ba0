import SourceModel

/// Picks by the outlines of all files what has to be parsed for the mocks asked for: protocols that may be mocked, and
/// whatever these name that bears on their mocks. It may pick too much, never too little.
struct ContractPicker {
    /// Where a protocol is, whichever line it stands on.
    struct Place: Hashable {
        let path: String
        let qualifiedName: String

        init(path: String, qualifiedName: String) {
            self.path = path
            self.qualifiedName = qualifiedName
        }

        init(_ fact: ProtocolFact) { self.init(path: fact.place.path, qualifiedName: fact.qualifiedName) }
    }

    /// A protocol that may have to be mocked, and all that its mock may depend on, in the order of the sources.
    struct Candidate {
        let place: Place
        let closure: [Int]
        /// Whether no other protocol of its file may have its name.
        let isAlone: Bool
    }

    let pool: OutlinePool
    /// Files whose protocols are not mocked.
    private let onlyKnown: Set<String>
    /// What was parsed already: other modules, and files whose bytes did not tell.
    private let known: [FileFacts]
    /// What may bear on every mock.
    let notable: [Int]
    /// The parsed files that declare a type on their outermost level, by its name.
    private let parsedPaths: [String: [String]]

    init(_ looks: [FileLook], others: [FileFacts], known onlyKnown: Set<String> = []) {
        let pool = OutlinePool(looks)
        self.pool = pool
        self.onlyKnown = onlyKnown
        let parsed = looks.compactMap { if case .parsed(let facts, _) = $0 { facts } else { nil } }
        known = [knownProtocols] + others + parsed
        parsedPaths = Self.pathsByType(of: parsed)
        notable = pool.declarations.indices.filter {
            pool.declarations[$0].isNotable && pool.declarations[$0].isNamed
        }
    }

    /// The candidates in the order of the sources.
    func candidates(_ options: MockOptions, threads: Int = ParallelReading.cores) -> [Candidate] {
        ParallelReading.map(wanted(options), threads: threads, context: { [pool] in ContractClosures(pool) })
        {
            [pool] node, closures in
            let place = Place(
                path: pool.looks[pool.file(of: node)].path, qualifiedName: pool.qualifiedName(of: node))
            return Candidate(
                place: place, closure: closures.closure(of: [node]), isAlone: pool.isAlone(node))
        }
    }

    /// The protocols that may be asked for.
    private func wanted(_ options: MockOptions) -> [Int] {
        let leading = options.only.isEmpty ? MarkerNames(in: pool, known) : nil
        return pool.declarations.indices.filter { node in
            guard isOwnProtocol(node) else { return false }
            guard let leading else { return isNamed(node, in: options.only) }
            return pool.declarations[node].isMarked
                || pool.head(of: node).contains { leading.contains($0) }
        }
    }

    private func isOwnProtocol(_ node: Int) -> Bool {
        guard pool.declarations[node].kind == .protocol else { return false }
        return onlyKnown.isEmpty || !onlyKnown.contains(pool.looks[pool.file(of: node)].path)
    }

    private func isNamed(_ node: Int, in names: [String]) -> Bool {
        let (name, qualifiedName) = (pool.name(of: node), pool.qualifiedName(of: node))
        return names.contains { ProtocolIndex.matches(name: name, qualifiedName: qualifiedName, $0) }
    }

    /// Every protocol's name, to compare what a person typed with.
    var protocolNames: [(name: String, qualifiedName: String)] {
        pool.declarations.indices.filter(isOwnProtocol).map { node in
            (pool.name(of: node), pool.qualifiedName(of: node))
        }
    }

    /// The file that declares a type of a name on its outermost level, but for what an earlier run wrote.
    func path(declaring name: String) -> String? {
        var found = parsedPaths[name] ?? []
        var next = pool.last(named: SourceOutline.hash(of: name))
        while let node = next {
            if pool.declarations[node].parent < 0 { found.append(pool.looks[pool.file(of: node)].path) }
            next = pool.before(node)
        }
        return found.first { !OutputFile(path: $0).isOwn(MockOptions().header) }
    }

    private static func pathsByType(of files: [FileFacts]) -> [String: [String]] {
        var paths: [String: [String]] = [:]
        for file in files {
            for name in Set(file.types.lazy.filter(\.scope.isEmpty).map(\.name)) {
                paths[name, default: []].append(file.path)
            }
        }
        return paths
    }

    /// What the protocols that were parsed already depend on among those that were not.
    func closureOfKnown() -> [Int] {
        var nodes: Set<Int> = []
        let mentions = known.dropFirst().flatMap(\.protocols).flatMap(\.mentionedNames)
        for name in mentions {
            var next = pool.last(named: SourceOutline.hash(of: name))
            while let node = next {
                nodes.insert(node)
                next = pool.before(node)
            }
        }
        guard !nodes.isEmpty else { return [] }
        var closures = ContractClosures(pool)
        return closures.closure(of: nodes.sorted())
    }
}
