import SourceModel

/// The selection of protocols.
extension ProtocolIndex {
    /// Checks that each name matches a protocol or a class, and each pattern a protocol.
    ///
    /// - Throws: `MockError.unknownProtocol`.
    package static func check(
        _ only: [String], among protocols: @autoclosure () -> [(name: String, qualifiedName: String)],
        classes: @autoclosure () -> [(name: String, qualifiedName: String)] = []
    ) throws(MockError) {
        guard !only.isEmpty else { return }
        let (protocols, classes) = (protocols(), classes())
        for pattern in only {
            let isKnown = protocols.contains {
                matches(name: $0.name, qualifiedName: $0.qualifiedName, pattern)
            }
            if !isKnown, !classes.contains(where: { $0.name == pattern || $0.qualifiedName == pattern }) {
                throw .unknownProtocol(pattern, nearest: nearest(to: pattern, among: protocols.map(\.name)))
            }
        }
    }

    /// The names and patterns that match no protocol.
    package static func unmatched(
        _ patterns: [String], among protocols: @autoclosure () -> [(name: String, qualifiedName: String)]
    ) -> [String] {
        guard !patterns.isEmpty else { return [] }
        let protocols = protocols()
        return patterns.filter { pattern in
            !protocols.contains { matches(name: $0.name, qualifiedName: $0.qualifiedName, pattern) }
        }
    }

    /// The indices of the protocols to mock, in the order of the sources.
    package func selected(_ options: MockOptions) -> [Int] {
        own.filter { isSelected(protocols[$0], options) }
    }

    private func isSelected(_ fact: ProtocolFact, _ options: MockOptions) -> Bool {
        if !options.exclude.isEmpty, isNamed(fact, in: options.exclude) { return false }
        if options.product == .proxies {
            let isBoundary = refines(["Boundary"], fact, path: [])
            return isBoundary && (options.only.isEmpty || isNamed(fact, in: options.only))
        }
        guard options.only.isEmpty else { return isNamed(fact, in: options.only) }
        let isMarked = refines(Self.markers, fact, path: [])
        return isMarked || MockAnnotations.select(fact.comment)
    }

    /// Protocols that select those that refine them. The second is Sourcery's, and need not be declared.
    package static let markers: Set<String> = ["Boundary", MockAnnotations.autoMockable]

    private func refines(
        _ markers: Set<String>, _ fact: ProtocolFact, path: [String]
    ) -> Bool {
        let key = key(of: fact)
        // A cycle is a problem of the protocols that are selected, and reported there.
        if path.contains(key) { return false }
        var found = false
        for parent in parents(of: fact) {
            guard let next = findProtocol(parent.bareName, in: fact.scope, by: fact) else {
                // What a file that is left out declares is reported for all that refine it.
                if unreadable[parent.bareName] != nil { found = true }
                if parent.isAutoMockable, markers.contains(MockAnnotations.autoMockable) { found = true }
                continue
            }
            if markers.contains(next.name) {
                found = true
                continue
            }
            if refines(markers, next, path: path + [key]) { found = true }
        }
        return found
    }

    /// The protocols and classes that a protocol inherits from, with compositions and typealiases resolved.
    func parents(of fact: ProtocolFact) -> [TypeFact] {
        var bounds = fact.inherited
        for rule in fact.constraints where rule.relation == ":" && rule.left == .name("Self") {
            bounds.append(rule.right)
        }
        // A single name that is not a typealias needs no resolution.
        if bounds.count == 1, aliases.isEmpty, case .named = bounds[0] { return bounds }
        return bounds.flatMap { parts(of: $0, in: fact.scope) }
    }

    /// A typealias that refers to itself is not resolved.
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
        return name == MockAnnotations.autoMockable
    }
}
