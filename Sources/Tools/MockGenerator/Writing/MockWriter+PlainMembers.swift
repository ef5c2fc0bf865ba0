import SourceModel

/// A fast path for members that only use plain syntax, which most do. Composing them from all the parts that a member may have
/// takes several times as long.
///
/// The text is the same as that of the rest of `MockWriter`; a test generates the same protocols both ways.
extension MockWriter {
    /// Writes a member if it is plain.
    ///
    /// - Returns: Whether it was written.
    mutating func writePlain(_ requirement: RequirementFact, at position: Int) -> Bool {
        guard requirement.isPlain, names.alias(position) == nil else { return false }
        switch requirement.kind {
        // Failure messages name the types of an overload.
        case .method: return !names.hasOverloads && writePlainMethod(requirement, stub: names.stub(position))
        case .property: return writePlainProperty(requirement, stub: names.stub(position))
        case .initializer, .subscript: return false
        }
    }

    private mutating func writePlainMethod(_ requirement: RequirementFact, stub: String) -> Bool {
        let result = requirement.type.isVoid ? "Void" : index.plainText(of: requirement.type, in: scope)
        // The stub of a member that never returns has a comment.
        guard let result, result != "Never",
            let call = PlainCall(of: requirement, taken: takenNames, scope: scope, index: index)
        else { return false }
        let (isAsync, isThrowing) = (requirement.effects.isAsync, requirement.effects.throwing != nil)
        beginStub(stub, kit.kit(isAsync ? "AsyncStub" : "Stub"))
        call.putRecordedType(to: stubText)
        stubText.put(", ", result, ", ", isThrowing ? kit.anyError : "Never")
        if names.hasOverloads {
            stubText.put(">(\"", title(requirement))
        } else {
            endStub(requirement.name)
            call.putLabels(to: stubText)
        }
        stubText.put("\")\n")
        logs.append(StubLog(conditions: [], names: stub))

        memberText.addMember {
            $0.put(access, "func ", requirement.name)
            call.putDeclarations(to: $0)
            if isAsync { $0.put(" async") }
            if isThrowing { $0.put(" throws") }
            if requirement.type != .void { $0.put(" -> ", result) }
        } doing: {
            $0.put(isThrowing ? "try " : "", isAsync ? "await " : "", stub, ".call(")
            call.putRecordedValue(to: $0)
            $0.put(")")
        }
        return true
    }

    private mutating func writePlainProperty(_ requirement: RequirementFact, stub: String) -> Bool {
        guard !requirement.effects.isAsync, requirement.effects.throwing == nil, !requirement.type.isVoid,
            let type = index.plainText(of: requirement.type, in: scope)
        else { return false }
        beginStub(stub, kit.kit("PropertyStub"))
        stubText.put(type)
        endStub(requirement.name)
        stubText.put("\")\n")
        logs.append(StubLog(conditions: [], names: .chained(stub, ".reads, ", stub, ".writes")))

        memberText.beginMember(isOneLine: !requirement.isSettable)
        memberText.put(access, "var ", requirement.name, ": ", type)
        if requirement.isSettable {
            memberText.put(" {\n        get { ", stub, ".value }\n")
            memberText.put("        set { ", stub, ".value = newValue }\n    }\n")
        } else {
            memberText.put(" { ", stub, ".value }\n")
        }
        return true
    }

    /// Writes the declaration of a stub up to its generic arguments.
    private func beginStub(_ stub: String, _ kind: String) {
        stubText.put("    ", storage, "let ", stub, " = ", kind)
        stubText.put("<")
    }

    /// Writes the declaration of a stub from its generic arguments up to the name of its member.
    private func endStub(_ member: String) { stubText.put(">(\"", plainName, ".", member) }
}

extension RequirementFact {
    /// Whether it consists of names, types, `async`, and `throws` only.
    fileprivate var isPlain: Bool {
        attributes.isEmpty && modifiers.isEmpty && conditions.isEmpty && generics.isEmpty
            && constraints.isEmpty && (effects.throwing == nil || effects.throwing == "throws")
            && effects.errorType == nil && name.utf8.first?.isPlain ?? false
    }
}
