import SourceModel

/// Calls that are written with `try` and cannot fail: nothing in the function that they run throws.
struct CertainCalls {
    let model: ProjectModel
    /// Calls whose failure people do not notice.
    let harmless: Set<String>

    /// A body as it is without the failures that cannot happen: such calls without `try`, and no `catch` for them.
    func withoutImpossibleFailures(_ code: CodeContext) -> BodyFact {
        var body = code.body
        let certain = Set(
            body.calls.indices.filter { isTried(body.calls[$0]) && cannotFail(body.calls[$0], in: code) })
        guard !certain.isEmpty else { return body }
        if !body.throwsItself {
            body.catches.removeAll { clause in
                let tried = body.calls.indices.filter {
                    isTried(body.calls[$0]) && catches(clause, body.calls[$0])
                }
                return clause.kind == .catch && !tried.isEmpty && tried.allSatisfy(certain.contains)
            }
        }
        for index in certain { body.calls[index].tried = nil }
        return body
    }

    private func isTried(_ call: CallFact) -> Bool { call.tried == "try" || call.tried == "try?" }

    /// Whether a clause receives the error of a call.
    private func catches(_ clause: CatchFact, _ call: CallFact) -> Bool {
        call.tried == "try" && clause.around.contains(call.location.line)
            && (call.location.line, call.location.column) < (clause.location.line, clause.location.column)
    }

    private func cannotFail(_ call: CallFact, in code: CodeContext, depth: Int = 2) -> Bool {
        guard let called = model.calledMember(of: call, in: code), called.fact.effects.throwing != "rethrows"
        else {
            return false
        }
        if called.fact.effects.throwing == nil { return true }
        let functions = model.implementations(of: called)
        return !functions.isEmpty && functions.allSatisfy { throwsNothing($0, depth) }
    }

    private func throwsNothing(_ function: MemberEntity, _ depth: Int) -> Bool {
        guard let code = model.code(of: function), doesSomething(code.body), !code.body.throwsItself,
            !isOverridden(function)
        else { return false }
        let body = code.body
        let tried = body.calls.indices.filter {
            body.calls[$0].tried == "try" && !isCaught(body.calls[$0], in: body)
        }
        return tried.allSatisfy { index in
            let call = body.calls[index]
            return harmless.contains(call.callee.names.last ?? "") || isArgument(index, in: body, of: tried)
                || depth > 0 && cannotFail(call, in: code, depth: depth - 1)
        }
    }

    /// Whether it is no template, which has no code yet or only returns a value.
    private func doesSomething(_ body: BodyFact) -> Bool {
        !body.assignments.isEmpty || body.calls.contains { $0.isStatement || $0.tried != nil }
    }

    private func isCaught(_ call: CallFact, in body: BodyFact) -> Bool {
        let clauses = body.catches.filter { $0.kind == .catch }
        return clauses.contains { clause in
            !clause.isPartial && catches(clause, call)
                // What a clause before it throws goes on.
                && !clauses.contains {
                    $0.around == clause.around && $0.location != clause.location
                        && body.isInside(call.location, call.closure, $0)
                }
        }
    }

    /// Whether a call only makes an argument of another tried one, which seldom throws itself: `try send(Ride(number: number))`.
    private func isArgument(_ index: Int, in body: BodyFact, of tried: [Int]) -> Bool {
        tried.contains { outer in body.calls[outer].arguments.contains { $0.value == .call(index) } }
    }

    private func isOverridden(_ function: MemberEntity) -> Bool {
        guard let owner = function.owner.map({ model.types[$0] }), owner.isClass else { return false }
        return model.conformers(of: owner).contains { heir in
            heir.members.contains {
                $0.fact.name == function.fact.name && $0.fact.modifiers.contains("override")
            }
        }
    }
}
