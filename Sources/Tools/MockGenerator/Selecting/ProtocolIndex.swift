/// All declarations by name, found with the scope they are named in.
struct ProtocolIndex {
    private(set) var protocols: [String: ProtocolFact] = [:]
    private(set) var aliases: [String: AliasFact] = [:]
    private(set) var types: [String: NominalFact] = [:]
    private(set) var globalActors: Set<String> = ["MainActor"]
    private let own: [ProtocolFact]

    /// - Parameter others: files of other modules: what they declare is known, none of it is mocked.
    init(_ files: [FileFacts], others: [FileFacts] = []) {
        own = files.flatMap(\.protocols)
        for file in [knownProtocols] + others + files {
            for fact in file.protocols { protocols[fact.qualifiedName] = fact }
            for fact in file.aliases { aliases[(fact.scope + [fact.name]).joined(separator: ".")] = fact }
            for fact in file.types {
                types[(fact.scope + [fact.name]).joined(separator: ".")] = fact
                if fact.attributes.contains("@globalActor") { globalActors.insert(fact.name) }
            }
        }
    }

    // MARK: Names

    /// Looks a name up from the inside out; a module's name before it is taken off at last.
    private func find<Fact>(_ name: String, in scope: [String], _ table: [String: Fact]) -> Fact? {
        for depth in stride(from: scope.count, through: 0, by: -1) {
            if let fact = table[(scope.prefix(depth) + [name]).joined(separator: ".")] { return fact }
        }
        guard let dot = name.firstIndex(of: ".") else { return nil }
        return find(String(name[name.index(after: dot)...]), in: [], table)
    }

    func findProtocol(_ name: String, in scope: [String]) -> ProtocolFact? {
        find(name, in: scope, protocols)
    }
    func findType(_ name: String, in scope: [String]) -> NominalFact? { find(name, in: scope, types) }
    func findAlias(_ name: String, in scope: [String]) -> AliasFact? { find(name, in: scope, aliases) }

    /// The type behind a typealias, followed to its end.
    func followed(_ type: TypeFact, in scope: [String], depth: Int = 0) -> TypeFact {
        guard depth < 16, case .named(_, _, let arguments) = type,
            let alias = findAlias(type.bareName, in: scope)
        else { return type }
        let map = Dictionary(zip(alias.generics, arguments), uniquingKeysWith: { first, _ in first })
        return followed(alias.type.replacing { map[$0] }, in: alias.scope, depth: depth + 1)
    }

    // MARK: Selection

    /// Makes sure that each name or pattern asked for is of some protocol.
    static func check(
        _ only: [String], among protocols: @autoclosure () -> [(name: String, qualifiedName: String)]
    ) throws(MockError) {
        guard !only.isEmpty else { return }
        let protocols = protocols()
        for pattern in only {
            let isKnown = protocols.contains {
                matches(name: $0.name, qualifiedName: $0.qualifiedName, pattern)
            }
            if !isKnown {
                throw .unknownProtocol(pattern, nearest: nearest(to: pattern, among: protocols.map(\.name)))
            }
        }
    }

    /// The protocols to mock, in the order of the sources.
    func chosen(_ options: MockOptions) throws(MockError) -> [ProtocolFact] {
        var chosen: [ProtocolFact] = []
        for fact in own {
            if options.product == .proxies {
                let isBoundary = try refines(["Boundary"], fact, path: [])
                if isBoundary, options.only.isEmpty || isNamed(fact, in: options.only) { chosen.append(fact) }
            } else if options.only.isEmpty {
                let isChosen = try refines(Self.markers, fact, path: [])
                if isChosen || MockMarks.select(fact.comment) { chosen.append(fact) }
            } else if isNamed(fact, in: options.only) {
                chosen.append(fact)
            }
        }
        return chosen
    }

    /// Protocols that mark those that refine them; the second is Sourcery's, and need not be declared anywhere.
    static let markers: Set<String> = ["Boundary", MockMarks.autoMockable]

    private func refines(
        _ markers: Set<String>, _ fact: ProtocolFact, path: [String]
    ) throws(MockError) -> Bool {
        if path.contains(fact.qualifiedName) { throw .cyclicInheritance(path + [fact.qualifiedName]) }
        var found = false
        for parent in parents(of: fact) {
            guard let next = findProtocol(parent.bareName, in: fact.scope) else {
                if parent.isAutoMockable, markers.contains(MockMarks.autoMockable) { found = true }
                continue
            }
            if markers.contains(next.name) {
                found = true
                continue
            }
            if try refines(markers, next, path: path + [fact.qualifiedName]) { found = true }
        }
        return found
    }

    /// What a protocol names as its parents, compositions and typealiases resolved.
    func parents(of fact: ProtocolFact) -> [TypeFact] {
        let bounds = fact.constraints.filter { $0.relation == ":" && $0.left == .name("Self") }.map(\.right)
        return (fact.inherited + bounds).flatMap { parts(of: $0, in: fact.scope) }
    }

    func parts(of type: TypeFact, in scope: [String]) -> [TypeFact] {
        switch followed(type, in: scope) {
        case .composition(let types): return types.flatMap { parts(of: $0, in: scope) }
        case .prefixed(_, let inner), .decorated(_, let inner): return parts(of: inner, in: scope)
        case let other: return [other]
        }
    }

    private func isNamed(_ fact: ProtocolFact, in names: [String]) -> Bool {
        names.contains { Self.matches(name: fact.name, qualifiedName: fact.qualifiedName, $0) }
    }

    static func matches(name: String, qualifiedName: String, _ pattern: String) -> Bool {
        guard pattern.contains("*") else { return pattern == name || pattern == qualifiedName }
        return [name, qualifiedName].contains { glob(Array(pattern), Array($0)) }
    }

    private static func glob(_ pattern: [Character], _ text: [Character]) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        if first == "*" {
            return (0...text.count).contains { glob(Array(pattern.dropFirst()), Array(text.dropFirst($0))) }
        }
        return text.first == first && glob(Array(pattern.dropFirst()), Array(text.dropFirst()))
    }

    private static func nearest(to name: String, among names: [String]) -> String? {
        names.map { ($0, distance(Array($0), Array(name))) }.min { $0.1 < $1.1 }
            .flatMap { $0.1 <= max(2, name.count / 3) ? $0.0 : nil }
    }

    private static func distance(_ one: [Character], _ other: [Character]) -> Int {
        var row = Array(0...other.count)
        for (i, left) in one.enumerated() {
            var previous = row[0]
            row[0] = i + 1
            for (j, right) in other.enumerated() {
                let above = row[j + 1]
                row[j + 1] = min(above + 1, row[j] + 1, previous + (left == right ? 0 : 1))
                previous = above
            }
        }
        return row[other.count]
    }
}

extension TypeFact {
    /// The name without generic arguments, with what stands before its dot.
    var bareName: String {
        guard case .named(let base, let name, _) = self else { return text }
        return (base.map { $0.bareName + "." } ?? "") + name
    }

    /// Whether it is Sourcery's marker, with or without its module.
    var isAutoMockable: Bool {
        bareName.split(separator: ".").last.map(String.init) == MockMarks.autoMockable
    }

    var arguments: [TypeFact] {
        guard case .named(_, _, let arguments) = self else { return [] }
        return arguments
    }
}
