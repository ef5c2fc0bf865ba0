import SourceModel

extension ProtocolIndex {
    /// Whether only classes can conform to a protocol, as far as the sources show.
    func isClassBound(_ fact: ProtocolFact, depth: Int = 0) -> Bool {
        guard depth < 32 else { return false }
        return parents(of: fact).contains { parent in
            let name = parent.bareName
            if ["AnyObject", "class", "Boundary", "Actor", "NSObjectProtocol"].contains(name) { return true }
            if let next = findProtocol(name, in: fact.scope) { return isClassBound(next, depth: depth + 1) }
            return findType(name, in: fact.scope)?.kind == .class
        }
    }
}
