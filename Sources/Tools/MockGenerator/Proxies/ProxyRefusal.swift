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
        if let superclass = shape.superclass, let obstacle = base?.obstacle {
            refuse(
                "\"\(shape.fact.name)\" asks for the base class \"\(superclass.type.text)\", \(obstacle)",
                at: shape.fact.place)
        }
        if let place = shape.mixedIsolation {
            refuse(
                "\"\(shape.fact.name)\" is isolated and refines a protocol that does not say so, whose members run where the module's default has them",
                at: place)
        }
        if let taken = shape.requirements.first(where: {
            $0.name.plainName == "traced" && $0.parameters.isEmpty
        }) {
            refuse("\"\(taken.signature)\" has the name of what builders hand a role on by", at: taken.place)
        }
    }

    func isAnsweredByStandard(_ requirement: RequirementFact) -> Bool {
        isObject && ["isEqual(_:)", "hash", "description"].contains(requirement.signature)
            || requirement.name == "==" && shape.standard.contains("Equatable")
            || requirement.name == "<" && shape.standard.contains("Comparable")
    }
}
