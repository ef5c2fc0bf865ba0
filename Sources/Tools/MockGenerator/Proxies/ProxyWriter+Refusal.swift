import SourceModel

/// Protocols that cannot have a proxy.
extension ProxyWriter {
    mutating func refuse(_ message: String, at location: FileLocation) {
        isImpossible = true
        problems.append(
            SourceProblem(
                location: location,
                message: "\(message), so that \"\(shape.fact.name)\" has no proxy and is not traced"))
    }

    mutating func refuseWhole() {
        if let superclass = shape.superclass, let obstacle = context.base?.obstacle {
            refuse(
                "\"\(shape.fact.name)\" requires the base class \"\(superclass.type.text)\", \(obstacle)",
                at: shape.fact.location)
        }
        if let location = shape.mixedIsolation {
            refuse(
                "\"\(shape.fact.name)\" is isolated and refines a protocol without isolation, whose members run on the module's default isolation",
                at: location)
        }
        if let taken = shape.requirements.first(where: {
            $0.name.plainName == "traced" && $0.parameters.isEmpty
        }) {
            refuse(
                "\"\(taken.signature)\" has the name of the method by which builders trace a role",
                at: taken.location)
        }
    }

    func isAnsweredByStandard(_ requirement: RequirementFact) -> Bool {
        context.isObject && ["isEqual(_:)", "hash", "description"].contains(requirement.signature)
            || requirement.name == "==" && shape.standard.contains("Equatable")
            || requirement.name == "<" && shape.standard.contains("Comparable")
    }
}
