import MockGenerator
import SourceModel

/// Selects from the outlines of all files what has to be parsed: the protocols that may be mocked, and the declarations
/// their mocks depend on. It may select too much, never too little.
struct CandidateSelector {
    /// A protocol that may have to be mocked.
    struct Candidate {
        let source: ProtocolReference
        /// The declarations that its mock may depend on, in the order of the sources.
        let closure: [Int]
        /// Whether no other protocol of its file has its name.
        let isUnique: Bool
    }

    let pool: OutlinePool
    /// Paths of files whose protocols are not mocked.
    private let onlyKnown: Set<String>
    /// What was already parsed: other modules, and files whose outline needs the parser.
    private let known: [FileFacts]
    /// Those of the parsed files whose declarations this run may mock.
    let ownParsed: [FileFacts]
    /// Declarations that may affect every mock.
    let notable: [Int]
    /// Types and extensions that a comment marks.
    let marked: [Int]
    /// The names of marked extensions.
    private let markedNames: Set<SourceOutline.NameHash>
    /// The paths of parsed files by the names of the types that they declare at file scope.
    private let parsedPaths: [String: [String]]

    init(_ summaries: [FileSummary], others: [FileFacts], known onlyKnown: Set<String> = []) {
        let pool = OutlinePool(summaries)
        self.pool = pool
        self.onlyKnown = onlyKnown
        let parsed = summaries.compactMap { if case .parsed(let facts, _) = $0 { facts } else { nil } }
        known = [knownProtocols] + others + parsed
        ownParsed = parsed.filter { !onlyKnown.contains($0.path) }
        parsedPaths = Self.pathsByType(of: parsed)
        let marked = pool.declarations.indices.filter {
            pool.declarations[$0].isMarked && pool.declarations[$0].kind != .protocol
                && !onlyKnown.contains(pool.path(of: $0))
        }
        self.marked = marked
        markedNames = Set(
            marked.filter { pool.declarations[$0].kind == .extension }
                .flatMap { [pool.declarations[$0].name] + pool.head(of: $0) }
                + parsed.flatMap(\.marks).flatMap { $0.name.split(separator: ".") }.map {
                    SourceOutline.hash(of: String($0))
                })
        notable = pool.declarations.indices.filter {
            pool.declarations[$0].isNotable && pool.declarations[$0].isNamed
        }
    }

    /// The candidates in the order of the sources.
    func candidates(_ options: MockOptions, threads: Int = ParallelReading.cores) -> [Candidate] {
        let newClosure: @Sendable () -> DependencyClosure = { [pool] in DependencyClosure(pool) }
        return ParallelReading.map(selected(options), threads: threads, context: newClosure) {
            [pool] node, dependencies in
            let source = ProtocolReference(name: pool.qualifiedName(of: node), path: pool.path(of: node))
            return Candidate(
                source: source, closure: dependencies.closure(of: [node]), isUnique: pool.isUnique(node))
        }
    }

    /// The protocols that the options may select.
    private func selected(_ options: MockOptions) -> [Int] {
        let markers = options.only.isEmpty ? MarkerNames(in: pool, known) : nil
        return pool.declarations.indices.filter { node in
            guard isOwnProtocol(node) else { return false }
            if !options.exclude.isEmpty, isNamed(node, in: options.exclude) { return false }
            guard let markers else { return isNamed(node, in: options.only) }
            return pool.declarations[node].isMarked || markedNames.contains(pool.declarations[node].name)
                || pool.head(of: node).contains { markers.contains($0) }
        }
    }

    private func isOwnProtocol(_ node: Int) -> Bool {
        pool.declarations[node].kind == .protocol && isOwn(node)
    }

    /// Whether a declaration is in a file that this run may mock.
    func isOwn(_ node: Int) -> Bool { onlyKnown.isEmpty || !onlyKnown.contains(pool.path(of: node)) }

    private func isNamed(_ node: Int, in names: [String]) -> Bool {
        let (name, qualifiedName) = (pool.name(of: node), pool.qualifiedName(of: node))
        return names.contains { ProtocolIndex.matches(name: name, qualifiedName: qualifiedName, $0) }
    }

    /// The names of all protocols that may be mocked.
    var protocolNames: [(name: String, qualifiedName: String)] {
        pool.declarations.indices.filter(isOwnProtocol).map { node in
            (pool.name(of: node), pool.qualifiedName(of: node))
        }
    }

    /// The path of a file that declares a type of this name at file scope, unless an earlier run wrote the file.
    func path(declaring name: String) -> String? {
        var found = parsedPaths[name] ?? []
        var next = pool.last(named: SourceOutline.hash(of: name))
        while let node = next {
            // Another name may have the same hash. A typealias has only its hash.
            let declared = pool.name(of: node)
            let isNamesake = declared.isEmpty || declared.filter { $0 != "`" } == name.filter { $0 != "`" }
            if pool.declarations[node].parent < 0, isNamesake { found.append(pool.path(of: node)) }
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

    /// The unparsed declarations that already parsed protocols depend on.
    func closureOfKnown() -> [Int] {
        var nodes: Set<Int> = []
        let mentions =
            known.dropFirst().flatMap(\.protocols).flatMap(\.mentionedNames)
            + known.flatMap(\.types).flatMap(\.mentionedNames)
        for name in mentions {
            var next = pool.last(named: SourceOutline.hash(of: name))
            while let node = next {
                nodes.insert(node)
                next = pool.before(node)
            }
        }
        guard !nodes.isEmpty else { return [] }
        var closures = DependencyClosure(pool)
        return closures.closure(of: nodes.sorted())
    }
}
