import SourceModel

/// The parameters of a plain method in each of the ways that a mock writes them.
struct PlainParameters {
    /// `id: Int, at place: String`
    private(set) var declared = ""
    /// `(id:at:)`
    private(set) var labels = "("
    /// The types that are noted, one behind the other.
    private var types = ""
    private var values = ""
    private let count: Int

    /// `nil` where one is not plain.
    init?(of requirement: RequirementFact, taken: [String], scope: [String], index: ProtocolIndex) {
        count = requirement.parameters.count
        for (number, parameter) in requirement.parameters.enumerated() {
            guard !parameter.isVariadic, let type = index.plainText(of: parameter.type, in: scope) else {
                return nil
            }
            let name = ParameterName(parameter, number: number + 1, of: requirement, taken: taken)
            if number > 0 {
                declared += ", "
                types += ", "
                values += ", "
            }
            declared += name.declared
            declared += ": "
            declared += type
            labels += parameter.label
            labels += ":"
            types += type
            values += name.local
        }
        labels += ")"
    }

    /// The type that what is noted has together.
    var notedType: String { count == 0 ? "Void" : count == 1 ? types : .chained("(", types, ")") }

    /// What is noted, as the argument of a call.
    var notedValue: String {
        if count == 1, types == "Void" { return "" }
        return count < 2 ? values : .chained("(", values, ")")
    }
}
