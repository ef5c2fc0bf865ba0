import SourceModel

/// Why a requirement cannot be forwarded.
struct ForwardingProblem: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}

/// The parameters of a forwarded member: how they are declared, told and handed on.
struct ProxyArguments {
    var declarations: [String] = []
    /// What the report tells of them.
    var told: [String] = []
    /// The arguments of the role's own member, with their labels.
    var forwarded: [String] = []
    /// The same without labels, for operators.
    var operands: [String] = []
    /// Those that another closure can be handed by value, by name.
    var passed: [String] = []
    /// Closures that do not escape, by name.
    var lent: [String] = []
    /// Statements before them, for what a closure could not hand on as it is.
    var preparations: [String] = []

    init(of requirement: RequirementFact, in writer: ProxyWriter) throws(ForwardingProblem) {
        let taken = [
            writer.target, writer.crossings, "newValue", "result", "held", "given", "role", "target",
        ]
        for (place, parameter) in requirement.parameters.enumerated() {
            let name = ParameterName(parameter, number: place + 1, of: requirement, taken: taken)
            // A subscript's accessors together use twice what can be sent once.
            let (words, bare) = parameter.type.undecorated
            let isSentTwice = requirement.kind == .subscript && requirement.isSettable && words == ["sending"]
            let type = (isSentTwice ? bare : parameter.type).text
            declarations.append("\(name.declared): \(type)\(parameter.isVariadic ? "..." : "")")
            let value = try ForwardedValue(parameter, named: name.local, of: requirement, in: writer)
            preparations += value.preparations
            told.append(value.told)
            passed += [value.passed].compactMap { $0 }
            if value.isLent { lent.append(name.local) }
            operands.append(value.forwarded)
            let label = Self.inCall(requirement.callLabel(of: parameter))
            forwarded.append((label == "_" ? "" : "\(label): ") + value.forwarded)
        }
    }

    /// Most keywords are labels as they are.
    static func inCall(_ label: String) -> String {
        let plain = label.plainName
        return plain == "inout" || plain.quotedName != plain ? label : plain
    }
}
