import SourceModel

/// The parameters of a plain method in each of the ways that a mock writes them.
struct PlainCall {
    private struct Parameter {
        let label: String
        let name: ParameterName
        let type: String
        /// The type under which it is noted.
        let noted: String
    }

    private var parameters: [Parameter] = []

    /// `nil` where a parameter is not plain.
    init?(of requirement: RequirementFact, taken: [String], scope: [String], index: ProtocolIndex) {
        parameters.reserveCapacity(requirement.parameters.count)
        for (number, parameter) in requirement.parameters.enumerated() {
            guard !parameter.isVariadic, parameter.attributes.isEmpty else { return nil }
            let kept = index.plainText(of: parameter.type, in: scope).map { (type: $0, noted: $0) }
            guard let text = kept ?? index.escapingText(of: parameter.type, in: scope) else { return nil }
            let name = ParameterName(parameter, number: number + 1, of: requirement, taken: taken)
            parameters.append(
                Parameter(label: parameter.label, name: name, type: text.type, noted: text.noted))
        }
    }

    /// `(id: Int, at place: String)`
    func putDeclarations(to text: SourceText) {
        put(to: text) { text.put($0.name.declared, ": ", $0.type) }
    }

    /// `(id:at:)`
    func putLabels(to text: SourceText) {
        text.put("(")
        for parameter in parameters { text.put(parameter.label, ":") }
        text.put(")")
    }

    /// The type that what is noted has together.
    func putNotedType(to text: SourceText) {
        switch parameters.count {
        case 0: text.put("Void")
        case 1: text.put(parameters[0].noted)
        default: put(to: text) { text.put($0.noted) }
        }
    }

    /// What is noted, as the argument of a call; there is no such for nothing.
    func putNotedValue(to text: SourceText) {
        switch parameters.count {
        case 0: return
        case 1: if parameters[0].type != "Void" { text.put(parameters[0].name.local) }
        default: put(to: text) { text.put($0.name.local) }
        }
    }

    /// A list in brackets.
    private func put(to text: SourceText, _ element: (Parameter) -> Void) {
        text.put("(")
        for place in parameters.indices {
            if place > 0 { text.put(", ") }
            element(parameters[place])
        }
        text.put(")")
    }
}

extension ProtocolIndex {
    /// The text of a type whose values are kept as they are; nil where that takes a closer look.
    func plainText(of type: TypeFact, in scope: [String]) -> String? {
        guard let text = type.keptText, text.isOneLine, !text.hasBytes("(nonsending)"),
            !followed(type, in: scope).isFunction,
            !isNoncopyable(type, in: scope)
        else { return nil }
        return text
    }

    /// The text of an escaping closure's type, and of the type it is noted under; nil for anything else, and where that
    /// takes a closer look.
    fileprivate func escapingText(of type: TypeFact, in scope: [String]) -> (type: String, noted: String)? {
        guard case .decorated(let words, .function) = type, words.contains("@escaping"),
            words.allSatisfy({ $0 == "@escaping" || $0 == "@Sendable" || $0 == "@MainActor" })
        else { return nil }
        let (text, bare) = (type.text, type.undecorated.1)
        guard text.isOneLine, !text.hasBytes("some"), !isNoncopyable(bare, in: scope) else { return nil }
        return (text, bare.notedText)
    }
}
