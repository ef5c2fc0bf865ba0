import SourceModel

/// Members in the plain part of the language, which most are, each written in one go: to put them together from all the
/// parts that any member may have takes several times as long.
///
/// The text is the one that the rest of `MockWriter` gives; a test writes the same protocols both ways.
extension MockWriter {
    /// Writes a member if it is plain. Returns whether it was.
    mutating func writePlain(_ requirement: RequirementFact, at place: Int) -> Bool {
        guard requirement.isPlain, names.alias(place) == nil else { return false }
        switch requirement.kind {
        case .method: return writePlainMethod(requirement, at: place)
        case .property: return writePlainProperty(requirement, at: place)
        case .initializer, .subscript: return false
        }
    }

    private mutating func writePlainMethod(_ requirement: RequirementFact, at place: Int) -> Bool {
        let isVoid = requirement.type.isVoid
        guard let result = isVoid ? "Void" : index.plainText(of: requirement.type, in: scope),
            let parameters = PlainParameters(of: requirement, taken: takenNames, scope: scope, index: index)
        else { return false }
        let (isAsync, isThrowing) = (requirement.effects.isAsync, requirement.effects.throwing != nil)
        let stub = names.stub(place)
        var kind = kit.kit(isAsync ? "AsyncStub" : "Stub")
        kind.append("<", parameters.notedType, ", ", result, ", ", isThrowing ? kit.anyError : "Never", ">")
        addStub(stub, kind, member: requirement.name, parameters.labels, logs: stub)

        var head = access
        head.append("func ", requirement.name, "(", parameters.declared, ")")
        if isAsync { head += " async" }
        if isThrowing { head += " throws" }
        if requirement.type != .void { head.append(" -> ", result) }
        var call = isThrowing ? "try " : ""
        if isAsync { call += "await " }
        call.append(stub, ".call(", parameters.notedValue, ")")
        members.append(Conditional(conditions: [], text: Self.braced(head, [call])))
        return true
    }

    private mutating func writePlainProperty(_ requirement: RequirementFact, at place: Int) -> Bool {
        guard !requirement.effects.isAsync, requirement.effects.throwing == nil, !requirement.type.isVoid,
            let type = index.plainText(of: requirement.type, in: scope)
        else { return false }
        let stub = names.stub(place)
        var kind = kit.kit("PropertyStub")
        kind.append("<", type, ">")
        addStub(stub, kind, member: requirement.name, "", logs: .chained(stub, ".reads, ", stub, ".writes"))

        var text = access
        text.append("var ", requirement.name, ": ", type)
        if requirement.isSettable {
            text.append(" {\n    get { ", stub, ".value }\n    set { ", stub, ".value = newValue }\n}")
        } else {
            text.append(" { ", stub, ".value }")
        }
        members.append(Conditional(conditions: [], text: text))
        return true
    }

    private mutating func addStub(
        _ stub: String, _ type: String, member: String, _ labels: String, logs: String
    ) {
        var text = storage
        text.append("let ", stub, " = ", type, "(\"", plainName, ".", member)
        text.append(labels, "\")")
        stubs.append(StubDeclaration(declaration: Conditional(conditions: [], text: text), logs: logs))
    }
}

extension RequirementFact {
    /// Whether nothing stands at it or around it but names, types, `async` and `throws`.
    fileprivate var isPlain: Bool {
        attributes.isEmpty && modifiers.isEmpty && conditions.isEmpty && generics.isEmpty
            && constraints.isEmpty && (effects.throwing == nil || effects.throwing == "throws")
            && effects.errorType == nil && name.utf8.first?.isPlain ?? false
    }
}

extension ProtocolIndex {
    /// The text of a type whose values are kept as they are; nil where that takes a closer look.
    func plainText(of type: TypeFact, in scope: [String]) -> String? {
        guard let text = type.keptText, !followed(type, in: scope).isFunction,
            !isNoncopyable(type, in: scope)
        else { return nil }
        return text
    }
}
