import SourceModel

/// The statements that record a call and answer it.
extension MockWriter {
    /// Declares the stub of a member and returns the member's body.
    mutating func answer(
        _ requirement: RequirementFact, at position: Int, call: MockedArguments, _ head: MemberHead
    ) -> [String] {
        let output = output(of: requirement)
        if output.isNoncopyable, requirement.isGeneric(requirement.type) {
            isImpossible = true
            problems.append(
                problem(
                    "\"\(requirement.name)\" returns a generic noncopyable value, which cannot be stubbed",
                    at: requirement.location))
        }
        if requirement.zipsPacks {
            isImpossible = true
            problems.append(
                problem(
                    "\"\(requirement.name)\" requires two parameter packs of the same length, which Swift does not support in a member",
                    at: requirement.location))
        }
        let body = AnswerBody(
            isAsync: requirement.effects.isAsync, stub: reference(names.stub(position), requirement),
            call: call,
            output: output,
            failure: failure(of: requirement), error: genericError(requirement))
        let hasHandler = call.needsHandler || output.isNoncopyable
        let type = hasHandler ? handlerStub(body) : plainStub(body)
        let tail = hasHandler ? "" : output.standIn.map { ", standIn: { \($0) }" } ?? ""
        declare(
            at: position, type, .chained(type, "(\"", title(requirement), "\"", tail, ")"),
            requirement,
            note: output.type == "Never" && failure(of: requirement) == "Never"
                ? "Stub an answer first: a call without one ends the process, since there is no value to return."
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
            kit.kit(kind), "<", body.call.recordedType, ", ", body.output.type, ", ", body.failure, ">")
    }

    private func handlerStub(_ body: AnswerBody) -> String {
        let isHeld = body.output.isNoncopyable
        let handler = body.call.handlerType(
            isAsync: body.isAsync, failure: body.failure,
            result: body.output.isErased ? "Any" : body.output.declared)
        return "\(kit.kit("HandlerStub"))<\(body.call.recordedType), \(isHeld ? "Void" : body.output.type), "
            + "\(body.failure), \(handler)>"
    }

    private func failure(of requirement: RequirementFact) -> String {
        guard requirement.effects.throwing == "throws" else { return "Never" }
        if genericError(requirement) != nil { return kit.anyError }
        return requirement.effects.errorType?.text ?? kit.anyError
    }

    /// The error type, if it is one of the member's generic parameters.
    private func genericError(_ requirement: RequirementFact) -> String? {
        requirement.effects.errorType.flatMap { requirement.isGeneric($0) ? $0.text : nil }
    }
}

/// The parts of a member's body.
struct AnswerBody {
    let isAsync: Bool
    let stub: String
    let call: MockedArguments
    let output: MemberOutput
    let failure: String
    let error: String?

    private var tries: String { failure == "Never" ? "" : "try " }
    private var marks: String { tries + (isAsync ? "await " : "") }
    private var noting: String { call.recordedType == "Void" ? "()" : call.recordedValue }

    /// The body for a stub that stores all arguments.
    var plain: [String] {
        let arguments =
            output.cast.map { "\(noting), as: \($0).self" } ?? (call.recordedType == "Void" ? "" : noting)
        let answer = String.chained(marks, stub, ".call(", arguments, ")")
        return catching([given(answer)])
    }

    /// A `sending` result must not be connected to any isolation.
    private func given(_ answer: String) -> String { output.isSending ? "unsafeTransfer(\(answer))" : answer }

    /// The body for a stub with a handler for arguments that cannot be stored.
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

    /// A generic error is stubbed as `any Error`, and cast when it is thrown.
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
