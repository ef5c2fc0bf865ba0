import SourceModel

/// Which protocols are asked for.
extension ProtocolIndex {
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

    /// The protocols to mock by their places, in the order of the sources.
    func chosen(_ options: MockOptions) throws(MockError) -> [Int] {
        var chosen: [Int] = []
        for place in own where try isChosen(protocols[place], options) { chosen.append(place) }
        return chosen
    }

    private func isChosen(_ fact: ProtocolFact, _ options: MockOptions) throws(MockError) -> Bool {
        if options.product == .proxies {
            let isBoundary = try refines(["Boundary"], fact, path: [])
            return isBoundary && (options.only.isEmpty || isNamed(fact, in: options.only))
        }
        guard options.only.isEmpty else { return isNamed(fact, in: options.only) }
        let isMarked = try refines(Self.markers, fact, path: [])
        return isMarked || MockMarks.select(fact.comment)
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
        var bounds = fact.inherited
        for rule in fact.constraints where rule.relation == ":" && rule.left == .name("Self") {
            bounds.append(rule.right)
        }
        // A name that stands for nothing else is all there is.
        if bounds.count == 1, aliases.isEmpty, case .named = bounds[0] { return bounds }
        return bounds.flatMap { parts(of: $0, in: fact.scope) }
    }

    /// A typealias that leads back to itself stays as it is written.
    private func parts(of type: TypeFact, in scope: [String], depth: Int = 0) -> [TypeFact] {
        guard depth < 16 else { return [type] }
        switch followed(type, in: scope) {
        case .composition(let types): return types.flatMap { parts(of: $0, in: scope, depth: depth + 1) }
        case .prefixed(_, let inner), .decorated(_, let inner):
            return parts(of: inner, in: scope, depth: depth + 1)
        case let other: return [other]
        }
    }

    private func isNamed(_ fact: ProtocolFact, in names: [String]) -> Bool {
        names.contains { Self.matches(name: fact.name, qualifiedName: fact.qualifiedName, $0) }
    }
}

extension TypeFact {
    /// Whether it is Sourcery's marker, with or without its module.
    var isAutoMockable: Bool {
        guard case .named(_, let name, _) = self else { return false }
        return name == MockMarks.autoMockable
    }
}
