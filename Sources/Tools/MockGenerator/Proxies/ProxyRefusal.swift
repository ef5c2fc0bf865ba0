import SourceModel

/// What has no proxy.
extension ProxyWriter {
    mutating func refuse(_ message: String, at place: SourcePlace) {
        isImpossible = true
        problems.append(
            SourceProblem(
                place: place,
                message: "\(message), so that \"\(shape.fact.name)\" has no proxy and is not traced"))
    }

    mutating func refuseWhole() {
        if let superclass = shape.superclass, !superclass.isObject {
            refuse(
                "\"\(shape.fact.name)\" asks for the base class \"\(superclass.type.text)\", and what callers reach through that would be the proxy's own, not its role's",
                at: shape.fact.place)
        }
        refuseMixed()
        if let taken = shape.requirements.first(where: {
            $0.name.plainName == "traced" && $0.parameters.isEmpty
        }) {
            refuse("\"\(taken.signature)\" has the name of what builders hand a role on by", at: taken.place)
        }
    }

    /// A proxy runs where its role does, which nobody can tell of a parent that says nothing beside one that is isolated:
    /// Swift 5, Swift 6 and a module's default isolation see it differently.
    private mutating func refuseMixed() {
        let parents = shape.owners.names.filter { $0 != shape.fact.qualifiedName }
            .compactMap { index.findProtocol($0, in: []) }
            .filter { $0.place.path != knownProtocols.path && !$0.modifiers.contains("nonisolated") }
        let isIsolated = index.isolation(of: shape.fact).isAny
        guard isIsolated, let plain = parents.first(where: { !index.isolation(of: $0).isAny }) else { return }
        refuse(
            "\"\(shape.fact.name)\" is isolated and its parent \"\(plain.name)\" says nothing of where it runs",
            at: shape.fact.place)
    }

    func isAnsweredByStandard(_ requirement: RequirementFact) -> Bool {
        shape.superclass != nil && ["isEqual(_:)", "hash", "description"].contains(requirement.signature)
            || requirement.name == "==" && shape.standard.contains("Equatable")
            || requirement.name == "<" && shape.standard.contains("Comparable")
    }
}
