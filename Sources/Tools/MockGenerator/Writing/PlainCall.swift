import SourceModel

/// The parameters of a plain method in all forms that a mock needs.
struct PlainCall {
    private struct Parameter {
        let label: String
        let name: ParameterName
        let type: String
        /// The type by which it is recorded.
        let recorded: String
    }

    private var parameters: [Parameter] = []

    /// - Returns: `nil` if a parameter is not plain.
    init?(of requirement: RequirementFact, taken: [String], scope: [String], index: ProtocolIndex) {
        parameters.reserveCapacity(requirement.parameters.count)
        for (number, parameter) in requirement.parameters.enumerated() {
            guard !parameter.isVariadic, parameter.attributes.isEmpty else { return nil }
            let plain = index.plainText(of: parameter.type, in: scope).map { (type: $0, recorded: $0) }
            guard let text = plain ?? index.escapingText(of: parameter.type, in: scope) else { return nil }
            let name = ParameterName(parameter, number: number + 1, of: requirement, taken: taken)
            parameters.append(
                Parameter(label: parameter.label, name: name, type: text.type, recorded: text.recorded))
        }
    }

    /// `(id: Int, at location: String)`
    func putDeclarations(to text: SourceText) {
        put(to: text) { text.put($0.name.declared, ": ", $0.type) }
    }

    /// `(id:at:)`
    func putLabels(to text: SourceText) {
        text.put("(")
        for parameter in parameters { text.put(parameter.label, ":") }
        text.put(")")
    }

    /// The type of all recorded arguments together.
    func putRecordedType(to text: SourceText) {
        switch parameters.count {
        case 0: text.put("Void")
        case 1: text.put(parameters[0].recorded)
        default: put(to: text) { text.put($0.recorded) }
        }
    }

    /// The recorded arguments as the argument of a call; nothing if there are none.
    func putRecordedValue(to text: SourceText) {
        switch parameters.count {
        case 0: return
        case 1: if parameters[0].type != "Void" { text.put(parameters[0].name.local) }
        default: put(to: text) { text.put($0.name.local) }
        }
    }

    /// A list in parentheses.
    private func put(to text: SourceText, _ element: (Parameter) -> Void) {
        text.put("(")
        for position in parameters.indices {
            if position > 0 { text.put(", ") }
            element(parameters[position])
        }
        text.put(")")
    }
}

extension ProtocolIndex {
    /// The text of a type whose values are stored as they are; `nil` if the type is not plain.
    func plainText(of type: TypeFact, in scope: [String]) -> String? {
        guard let text = type.storedText, text.isOneLine, !text.hasBytes("(nonsending)"),
            !followed(type, in: scope).isFunction,
            !isNoncopyable(type, in: scope)
        else { return nil }
        return text
    }

    /// The text of an escaping closure's type, and of the type by which it is recorded; `nil` for other types, and if the type
    /// is not plain.
    fileprivate func escapingText(of type: TypeFact, in scope: [String]) -> (type: String, recorded: String)?
    {
        guard case .decorated(let words, .function) = type, words.contains("@escaping"),
            words.allSatisfy({ $0 == "@escaping" || $0 == "@Sendable" || $0 == "@MainActor" })
        else { return nil }
        let (text, bare) = (type.text, type.undecorated.1)
        guard text.isOneLine, !text.hasBytes("some"), !isNoncopyable(bare, in: scope) else { return nil }
        return (text, bare.argumentText)
    }
}
