import SourceModel

/// Where code fails, at most prints that, and never calls the closure which its caller waits for.
struct UnansweredFailures {
    struct Loss {
        var location: FileLocation
        /// The closure that is not called.
        var closure: String
    }

    let member: MemberFact
    let body: BodyFact
    /// Whether a call runs code of the project that only notes what failed: `handle(error)`.
    var isNote: (CallFact) -> Bool = { _ in false }

    private var awaited: AwaitedClosures { AwaitedClosures(member: member, body: body) }
    private var siblings: SiblingClosures { SiblingClosures(body: body) }

    var all: [Loss] {
        let names = awaited.names
        guard !names.isEmpty else { return [] }
        let answers = awaited.answers
        let ways =
            HiddenFailures(body, of: member).isForPicture
            ? [] : UnansweredWays(member: member, body: body, isNote: isNote).all(among: answers)
        return tried(answers) + ways + forgotten
            + body.catches.compactMap { clause in
                guard isSilent(clause, answers),
                    !ways.contains(where: { clause.lines.contains($0.location.line) }),
                    !names.contains(where: { isNamed($0, in: clause.lines) }),
                    let answer = answers.first(where: { answersSuccess($0, beside: clause) }),
                    !answers.contains(where: { isReached($0, after: clause) })
                else { return nil }
                return Loss(location: clause.location, closure: answer.callee.names[0])
            }
    }

    /// Failures that are only printed in a function which calls its caller's closure in no case.
    private var forgotten: [Loss] {
        let names = AwaitedClosures.parameters(of: member)
        guard let name = names.sorted().first, !names.contains(where: { isNamed($0, in: 0...Int.max) }),
            !names.contains(where: awaited.mayBeLeftOut),
            !member.parameters.contains(where: Self.isOptionalClosure)
        else { return [] }
        return body.catches.filter {
            !$0.isEmpty && $0.followsFailure && NotedFailures(body: body).onlyNotes($0, or: isNote)
        }
        .map { Loss(location: $0.location, closure: name) }
    }

    private static func isOptionalClosure(_ parameter: ParameterFact) -> Bool {
        guard case .optional(let type) = parameter.type, case .function = type.bare else { return false }
        return true
    }

    /// Whether a clause at most prints, or leaves where nothing was answered before: `if error != nil { return }`.
    private func isSilent(_ clause: CatchFact, _ answers: [CallFact]) -> Bool {
        if !clause.isEmpty, clause.followsFailure {
            let indicators = StoppedIndicators(body: body)
            return NotedFailures(body: body).onlyNotes(
                clause, or: { isNote($0) || indicators.stops($0) || StoppedIndicators.isHop($0) },
                sets: StoppedIndicators.stops)
        }
        guard !clause.isExplained, clause.kind == .errorBranch, clause.isEmpty,
            !answers.allSatisfy({ awaited.mayBeLeftOut($0.callee.names.first ?? "") })
        else { return false }
        return !answers.contains { answer in
            answer.location.line < clause.location.line && body.isClosure(answer.closure, in: clause.closure)
                && !body.catches.contains { $0.leaves && $0.lines.contains(answer.location.line) }
        }
    }

    /// Calls that are tried with `try?` and would have called the closure: `try? client.send(ride) { result in completion(result) }`.
    private func tried(_ answers: [CallFact]) -> [Loss] {
        body.calls.indices.filter { body.calls[$0].tried == "try?" }.compactMap { index in
            let call = body.calls[index]
            let inside = answers.first { answer in
                isPassed(answer, to: call) && call.isStatement
                    || body.calls.contains { isPassed(answer, to: $0) && isMember($0, ofResultOf: index) }
            }
            guard let inside,
                !answers.contains(where: {
                    $0.location.line > inside.location.line && body.isClosure(call.closure, in: $0.closure)
                })
            else { return nil }
            return Loss(location: call.location, closure: inside.callee.names[0])
        }
    }

    /// Whether an answer is in a closure that a call gets.
    private func isPassed(_ answer: CallFact, to call: CallFact) -> Bool {
        call.arguments.contains { argument in
            guard case .closure(let closure) = argument.value else { return false }
            return body.isClosure(answer.closure, in: closure)
        }
    }

    /// Whether a call is one of a variable that is nil after a failure: `let request = try? makeRequest()`, `request?.send { … }`.
    private func isMember(_ call: CallFact, ofResultOf index: Int) -> Bool {
        guard call.isStatement, call.callee.root == .name, call.callee.names.count == 2,
            let local = body.local(call.callee.names[0], visibleAt: call.location)
        else { return false }
        return local.value == .call(index) && !local.isUnwrapped
    }

    private func isNamed(_ name: String, in lines: ClosedRange<Int>) -> Bool {
        body.uses.contains { lines.contains($0.location.line) && $0.chain.names.contains(name) }
            || body.calls.contains { lines.contains($0.location.line) && $0.callee.names.contains(name) }
    }

    // MARK: Answers

    /// Whether a call answers if the work of a clause succeeds.
    private func answersSuccess(_ call: CallFact, beside clause: CatchFact) -> Bool {
        let line = call.location.line
        if siblings.contain(call, of: clause) { return true }
        guard clause.kind != .handler, body.isClosure(call.closure, in: clause.closure) else { return false }
        if clause.kind == .catch {
            // `do { header = try sign() } catch { log(error); return }`, and the work after it.
            if clause.leaves, line > clause.around.upperBound { return true }
            return clause.around.contains(line)
                && body.calls.contains { tried in
                    tried.tried == "try" && tried.closure == clause.closure
                        && (clause.around.lowerBound...line).contains(tried.location.line)
                        && !clause.lines.contains(tried.location.line)
                }
        }
        return clause.around.contains(line) && !clause.lines.contains(line)
            || clause.leaves && line > clause.around.upperBound
    }

    /// Whether a call runs after a failure too, because it follows behind all.
    private func isReached(_ call: CallFact, after clause: CatchFact) -> Bool {
        let line = call.location.line
        let own = clause.kind == .handler ? siblings.handler(of: clause) : clause.closure
        guard !clause.leaves, line > clause.around.upperBound, !siblings.contain(call, of: clause) else {
            return false
        }
        let isInOtherClause = body.catches.contains {
            $0.lines.contains(line) && $0.location != clause.location
        }
        return !isInOtherClause
            && (body.isClosure(call.closure, in: own) || body.isClosure(own, in: call.closure))
    }
}
