import SourceModel

/// The parameters of a forwarded member: how they are declared, reported, and forwarded.
struct ProxyArguments {
    var declarations: [String] = []
    /// The expressions that are reported.
    var reported: [String] = []
    /// The arguments of the role's member, with their labels.
    var forwarded: [String] = []
    /// The same without labels, for operators.
    var operands: [String] = []
    /// The names of those that a closure can capture by value.
    var capturable: [String] = []
    /// The names of nonescaping closures.
    var nonescaping: [String] = []
    /// Statements before the call, for values that a closure cannot capture as they are.
    var preparations: [String] = []

    init(of requirement: RequirementFact, in context: ProxyContext) throws(ForwardingProblem) {
        let taken = [
            context.target, context.crossings, "newValue", "result", "held", "given", "role", "target",
        ]
        for (position, parameter) in requirement.parameters.enumerated() {
            let name = ParameterName(parameter, number: position + 1, of: requirement, taken: taken)
            // The two accessors of a subscript would send the value twice.
            let (words, bare) = parameter.type.undecorated
            let isSentTwice = requirement.kind == .subscript && requirement.isSettable && words == ["sending"]
            let type = (isSentTwice ? bare : parameter.type).text
            declarations.append("\(name.declared): \(type)\(parameter.isVariadic ? "..." : "")")
            let value = try ForwardedValue(parameter, named: name.local, of: requirement, in: context)
            preparations += value.preparations
            reported.append(value.reported)
            capturable += [value.capturable].compactMap { $0 }
            if value.isNonescaping { nonescaping.append(name.local) }
            operands.append(value.forwarded)
            let label = requirement.callLabel(of: parameter).labelInCall
            forwarded.append((label == "_" ? "" : "\(label): ") + value.forwarded)
        }
    }
}
