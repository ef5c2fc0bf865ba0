import SourceModel

/// The isolation of the members of a protocol and of a class that conforms to it.
struct ProtocolIsolation {
    /// The global actors named by the protocol's attributes.
    var own: [String] = []
    /// The global actor of a parent, if the protocol names none.
    var inherited: String?
    /// The global actor of its base class.
    var ofBase: String?
    /// Whether conforming types are actors.
    var isActor = false

    var isAny: Bool { isActor || !own.isEmpty || inherited != nil || ofBase != nil }
}

extension ProtocolIndex {
    func isolation(of fact: ProtocolFact) -> ProtocolIsolation {
        var isolation = ProtocolIsolation(own: fact.attributes.filter { isGlobalActor($0) })
        guard isolation.own.isEmpty, !fact.modifiers.contains("nonisolated") else { return isolation }
        var seen: Set<String> = [key(of: fact)]
        look(at: parents(of: fact), of: fact, &isolation, &seen)
        return isolation
    }

    private func look(
        at parents: [TypeFact], of child: ProtocolFact, _ isolation: inout ProtocolIsolation,
        _ seen: inout Set<String>
    ) {
        for parent in parents {
            if parent == .name("Actor") {
                isolation.isActor = true
            } else if let fact = findProtocol(parent.bareName, in: child.scope, by: child) {
                guard seen.insert(key(of: fact)).inserted else { continue }
                if let actor = fact.attributes.first(where: { isGlobalActor($0) }) {
                    isolation.inherited = isolation.inherited ?? actor
                } else if !fact.modifiers.contains("nonisolated") {
                    look(at: self.parents(of: fact), of: fact, &isolation, &seen)
                }
            } else if let type = findClass(parent.bareName, in: child.scope) {
                isolation.ofBase = isolation.ofBase ?? actor(of: type)
            }
        }
    }

    /// The global actor of a class or of one of its superclasses.
    func actor(of type: NominalFact, depth: Int = 0) -> String? {
        if let actor = type.attributes.first(where: { isGlobalActor($0) }) { return actor }
        guard depth < 32, let parent = type.inherited.first,
            let next = findClass(parent.bareName, in: type.scope)
        else { return nil }
        return actor(of: next, depth: depth + 1)
    }
}
