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
        if let superclass = shape.superclass {
            refuse(
                "\"\(shape.fact.name)\" asks for the base class \"\(superclass.type.text)\", of which a proxy would be a second instance",
                at: shape.fact.place)
        }
        for name in ["crossings", "traced"] {
            if let taken = shape.requirements.first(where: { $0.name.plainName == name }) {
                refuse("\"\(taken.signature)\" has the name of a proxy's own member", at: taken.place)
            }
        }
        if let parent = Self.withTypesOfTheirOwn.first(where: shape.standard.contains) {
            refuse(
                "\"\(shape.fact.name)\" refines \"\(parent)\", whose other types a proxy does not know",
                at: shape.fact.place)
        }
    }

    private static let withTypesOfTheirOwn = [
        "Sequence", "Collection", "AsyncSequence", "Clock", "ExpressibleByIntegerLiteral",
        "ExpressibleByFloatLiteral",
        "ExpressibleByBooleanLiteral", "ExpressibleByStringLiteral", "CaseIterable",
    ]

    func isAnsweredByStandard(_ requirement: RequirementFact) -> Bool {
        requirement.name == "==" && shape.standard.contains("Equatable")
            || requirement.name == "<" && shape.standard.contains("Comparable")
    }
}
