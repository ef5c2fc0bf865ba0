import SourceModel

/// The statements that note a call and answer it.
extension MockWriter {
    /// Declares the stub of a member and gives its body.
    mutating func answer(
        _ requirement: RequirementFact, at place: Int, call: MockedArguments, _ head: MemberHead
    ) -> [String] {
        let output = output(of: requirement)
        if output.isNoncopyable, requirement.isGeneric(requirement.type) {
            isImpossible = true
            problems.append(
                problem(
                    "\"\(requirement.name)\" gives back a generic value that cannot be copied: no stub can be told one",
                    at: requirement.place))
        }
        if requirement.zipsPacks {
            isImpossible = true
            problems.append(
                problem(
                    "\"\(requirement.name)\" asks for two parameter packs of one length, which Swift takes no member for",
                    at: requirement.place))
        }
        let body = AnswerBody(
            isAsync: requirement.effects.isAsync, stub: reference(names.stub(place), requirement), call: call,
            output: output,
            failure: failure(of: requirement), error: genericError(requirement))
        let hasHandler = call.needsHandler || output.isNoncopyable
        let type = hasHandler ? handlerStub(body) : plainStub(body)
        let tail = hasHandler ? "" : output.standIn.map { ", standIn: { \($0) }" } ?? ""
        declare(
            at: place, type, .chained(type, "(\"", title(requirement), "\"", tail, ")"),
            requirement,
            note: output.type == "Never" && failure(of: requirement) == "Never"
                ? "Tell it an answer first: a call without one ends the process, since nothing can be given back."
                : nil)
        var lines = call.preparation + (hasHandler ? body.handled : body.plain)
        let needsReturn = !output.isVoid && head.needsReturn
        if needsReturn || lines.count > 1, !output.isVoid, !lines[lines.count - 1].hasPrefix("do {") {
            lines[lines.count - 1] = "return " + lines[lines.count - 1]
        }
        return lines
    }

    private func plainStub(_ body: AnswerBody) -> String {
        let kind = body.isAsync ? "AsyncStub" : "Stub"
        return .chained(
            kit.kit(kind), "<", body.call.notedType, ", ", body.output.type, ", ", body.failure, ">")
    }

    private func handlerStub(_ body: AnswerBody) -> String {
        let isHeld = body.output.isNoncopyable
        let handler = body.call.handlerType(
            isAsync: body.isAsync, failure: body.failure,
            result: body.output.isErased ? "Any" : body.output.declared)
        return "\(kit.kit("HandlerStub"))<\(body.call.notedType), \(isHeld ? "Void" : body.output.type), "
            + "\(body.failure), \(handler)>"
    }

    private func failure(of requirement: RequirementFact) -> String {
        guard requirement.effects.throwing == "throws" else { return "Never" }
        if genericError(requirement) != nil { return kit.anyError }
        return requirement.effects.errorType?.text ?? kit.anyError
    }

    /// The error type, where it is one of the member's own generic parameters.
    private func genericError(_ requirement: RequirementFact) -> String? {
        requirement.effects.errorType.flatMap { requirement.isGeneric($0) ? $0.text : nil }
    }
}

/// What a member's body is made of.
struct AnswerBody {
    let isAsync: Bool
    let stub: String
    let call: MockedArguments
    let output: MemberOutput
    let failure: String
    let error: String?

    private var tries: String { failure == "Never" ? "" : "try " }
    private var marks: String { tries + (isAsync ? "await " : "") }
    private var noting: String { call.notedType == "Void" ? "()" : call.notedValue }

    /// For a stub that keeps all arguments.
    var plain: [String] {
        let arguments =
            output.cast.map { "\(noting), as: \($0).self" } ?? (call.notedType == "Void" ? "" : noting)
        let answer = String.chained(marks, stub, ".call(", arguments, ")")
        return catching([given(answer)])
    }

    /// What is given away may not be told to be anybody's.
    private func given(_ answer: String) -> String { output.isSending ? "unsafeSending(\(answer))" : answer }

    /// For a stub whose handler sees what cannot be kept.
    var handled: [String] {
        var handler = "\(marks)handler(\(call.handlerArguments))"
        if let cast = output.cast {
            handler = "\(marks)\(stub).checked(handler(\(call.handlerArguments)), as: \(cast).self)"
        }
        let inner = call.handlerPreparation + ["return \(given(handler))"]
        let asked =
            "if let handler = \(stub).handler(noting: \(noting)) {\n    \(inner.map(\.indented).joined(separator: "\n    "))\n}"
        if output.isNoncopyable { return catching([asked, "\(tries)\(stub).hold(\(noting))"]) }
        let arguments = output.cast.map { "\(noting), as: \($0).self" } ?? noting
        return catching([asked, given("\(tries)\(stub).answer(\(arguments))")])
    }

    /// A generic error is told as any error, and taken out again.
    private func catching(_ lines: [String]) -> [String] {
        guard let error else { return lines }
        var lines = lines
        if !output.isVoid { lines[lines.count - 1] = "return " + lines[lines.count - 1] }
        let body = lines.map { "    " + $0.indented }.joined(separator: "\n")
        return ["do {\n\(body)\n} catch {\n    throw \(stub).cast(error, to: \(error).self)\n}"]
    }
}

extension RequirementFact {
    /// Whether a type repeats two parameter packs side by side.
    fileprivate var zipsPacks: Bool {
        guard generics.count > 1, generics.contains(where: { $0.text.hasPrefix("each ") }) else {
            return false
        }
        var isZipping = false
        for type in parameters.map(\.type) + [type] {
            _ = type.rewritten { part in
                guard case .prefixed("repeat", let pattern) = part else { return nil }
                let named = generics.filter { generic in
                    generic.text.hasPrefix("each ") && pattern.mentions { $0 == generic.name }
                }
                if named.count > 1 { isZipping = true }
                return nil
            }
        }
        return isZipping
    }
}
