import SourceModel

/// The names of members in failure messages.
extension MockWriter {
    /// The protocol with the member, for failure messages.
    func fullName(_ member: String) -> String { .chained(plainName, ".", member.inLiteral) }

    /// The protocol with the member, with as much of its declaration as tells overloads apart.
    func title(_ requirement: RequirementFact) -> String {
        guard names.hasOverloads, requirement.kind != .property else {
            return fullName(requirement.signature)
        }
        let signature = requirement.signature
        // Compares names first, and copies nothing: most members have no overloads.
        let others = shape.requirements.indices.filter {
            shape.requirements[$0].name == requirement.name && shape.requirements[$0].kind == requirement.kind
                && shape.requirements[$0].isStatic == requirement.isStatic
                && shape.requirements[$0].signature == signature
        }
        guard others.count > 1 else { return fullName(signature) }
        let typed = requirement.typedSignature
        guard !typed.contains(where: { "\"\\\n".contains($0) }) else { return fullName(signature) }
        let same = others.map { shape.requirements[$0] }.filter { $0.typedSignature == typed }
        if same.count == 1 { return fullName(typed) }
        let forms: [(RequirementFact) -> String] = [\.rules, \.resultText, { $0.resultText + $0.rules }]
        let form = forms.first { form in Set(same.map(form)).count == same.count } ?? forms[2]
        return fullName(typed + form(requirement))
    }
}

extension RequirementFact {
    fileprivate var resultText: String { " -> \(type.text)" }

    /// What it demands of its generic parameters: ` where T: Hashable`.
    fileprivate var rules: String {
        let bounds = generics.compactMap { generic in generic.bound.map { "\(generic.name): \($0.text)" } }
        let all = bounds + constraints.map(\.text)
        return all.isEmpty ? "" : " where \(all.joined(separator: ", "))"
    }
}
