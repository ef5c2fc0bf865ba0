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
        for place in own {
            let fact = protocols[place]
            if options.product == .proxies {
                let isBoundary = try refinesBoundary(fact, path: [])
                if isBoundary, options.only.isEmpty || isNamed(fact, in: options.only) {
                    chosen.append(place)
                }
            } else if options.only.isEmpty {
                let isBoundary = try refinesBoundary(fact, path: [])
                if isBoundary || Self.marks.contains(where: { fact.comment.hasBytes($0) }) {
                    chosen.append(place)
                }
            } else if isNamed(fact, in: options.only) {
                chosen.append(place)
            }
        }
        return chosen
    }

    private static let marks: [StaticString] = [
        "scenery:mock", "@mockable", "sourcery: AutoMockable", "sourcery:AutoMockable",
    ]

    private func refinesBoundary(_ fact: ProtocolFact, path: [String]) throws(MockError) -> Bool {
        if path.contains(fact.qualifiedName) { throw .cyclicInheritance(path + [fact.qualifiedName]) }
        var found = false
        for parent in parents(of: fact) {
            guard let next = findProtocol(parent.bareName, in: fact.scope) else { continue }
            if next.name == "Boundary" {
                found = true
                continue
            }
            if try refinesBoundary(next, path: path + [fact.qualifiedName]) { found = true }
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
}
