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

    var all: [Loss] {
        let answers = awaited.answers
        guard !answers.isEmpty else { return [] }
        let names = awaited.names
        return tried(answers) + unwrapped(answers)
            + body.catches.compactMap { clause in
                guard isSilent(clause, answers),
                    !names.contains(where: { isNamed($0, in: clause.lines) }),
                    let answer = answers.first(where: { answersSuccess($0, beside: clause) }),
                    !answers.contains(where: { isReached($0, after: clause) })
                else { return nil }
                return Loss(location: clause.location, closure: answer.callee.names[0])
            }
    }

    /// Whether a clause at most prints, or a `guard` leaves where nothing was answered before: `guard let ride = try? decode(data) else { return }`.
    private func isSilent(_ clause: CatchFact, _ answers: [CallFact]) -> Bool {
        if !clause.isEmpty, clause.kind != .guardBranch {
            let indicators = StoppedIndicators(body: body)
            return NotedFailures(body: body).onlyNotes(
                clause, or: { isNote($0) || indicators.stops($0) || StoppedIndicators.isHop($0) },
                sets: StoppedIndicators.stops)
        }
        guard !clause.isExplained,
            clause.kind == .errorBranch || clause.kind == .guardBranch && tests(.guard, clause),
            clause.isEmpty || NotedFailures(body: body).onlyNotes(clause),
            !answers.allSatisfy({ awaited.mayBeLeftOut($0.callee.names.first ?? "") })
        else { return false }
        return !answers.contains { answer in
            answer.location.line < clause.location.line && body.isClosure(answer.closure, in: clause.closure)
                && !body.catches.contains { $0.leaves && $0.lines.contains(answer.location.line) }
        }
    }

    /// The `if` without an `else` around the only answers: `if let ride = parse(json) { completion(ride) }`.
    private func unwrapped(_ answers: [CallFact]) -> [Loss] {
        body.catches.compactMap { clause in
            guard clause.kind == .unwrappingIf, !clause.isExplained, tests(.if, clause) else { return nil }
            let near = answers.filter {
                body.isClosure($0.closure, in: clause.closure)
                    || body.isClosure(clause.closure, in: $0.closure)
            }
            guard let answer = near.first(where: { clause.lines.contains($0.location.line) }),
                let name = answer.callee.names.first, !awaited.mayBeLeftOut(name),
                !isPassed(name, beside: clause),
                near.allSatisfy({ clause.lines.contains($0.location.line) || isElsewhere($0, than: clause) }),
                !answers.contains(where: { $0.callee.names.first == name && isInSibling($0, of: clause) })
            else { return nil }
            return Loss(location: clause.location, closure: answer.callee.names[0])
        }
    }

    /// Whether the call that receives the closure around a clause gets the caller's closure for failures too:
    /// `load(success: { ride in if let ride { done(ride) } }, failure: done)`.
    private func isPassed(_ name: String, beside clause: CatchFact) -> Bool {
        guard let own = clause.closure, own < body.closures.count, let index = body.closures[own].call,
            index < body.calls.count
        else { return false }
        return body.calls[index].arguments.contains {
            $0.value == .chain(ChainFact(root: .name, names: [name]))
        }
    }

    /// Whether a call answers before the closure of a clause is made, or for another failure than its own.
    private func isElsewhere(_ call: CallFact, than clause: CatchFact) -> Bool {
        guard call.closure != clause.closure, !body.isClosure(call.closure, in: clause.closure) else {
            return false
        }
        return call.location.line < clause.location.line
            || body.catches.contains {
                $0.kind == .catch && $0.closure == call.closure && $0.lines.contains(call.location.line)
            }
    }

    /// Whether a condition tests what the closure around received: `guard let data else { return }`.
    private func tests(_ kind: BranchFact.Kind, _ clause: CatchFact) -> Bool {
        guard !isForEach(clause.closure) else { return false }
        let received = Set(
            body.locals.filter {
                $0.closure == clause.closure && $0.place != nil && $0.origin == nil && !$0.isReceivedError
            }
            .map(\.name))
        return body.branches.contains { branch in
            branch.kind == kind && branch.location.line == clause.around.lowerBound
                && (!branch.compares || clause.kind == .unwrappingIf)
                && branch.subjects.contains {
                    $0.root == .name && received.contains($0.names.first ?? "") && !Self.isFlag($0)
                }
        }
    }

    /// Whether a closure gets the elements of a list, of which some may be left out.
    private func isForEach(_ closure: Int?) -> Bool {
        guard let closure, closure < body.closures.count, let index = body.closures[closure].call,
            index < body.calls.count
        else { return false }
        return body.calls[index].callee.names.last.map(Self.lists.contains) ?? false
    }

    private static let lists: Set<String> = [
        "map", "compactMap", "flatMap", "forEach", "filter", "reduce", "sorted", "first", "contains",
        "mapValues",
    ]

    /// Whether it is a boolean by its name, which says that something was not needed as often as that it failed.
    private static func isFlag(_ chain: ChainFact) -> Bool {
        let words = (chain.names.last ?? "").camelCaseWords.map { $0.lowercased() }
        return words.first.map(flags.contains) == true || words.count == 1 && flags.contains(words[0])
    }

    private static let flags: Set<String> = [
        "is", "has", "did", "should", "can", "was", "success", "finished", "completed", "granted", "done",
        "ok", "flag",
    ]

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
        if isInSibling(call, of: clause) { return true }
        guard clause.kind != .handler, body.isClosure(call.closure, in: clause.closure) else { return false }
        if clause.kind == .catch {
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

    /// Whether a call is in another closure of the call that receives that of the clause: `sink { … } receiveValue: { … }`.
    private func isInSibling(_ call: CallFact, of clause: CatchFact) -> Bool {
        let own = clause.kind == .handler ? handler(of: clause) : clause.closure
        guard let own, own < body.closures.count, let receiver = body.closures[own].call else { return false }
        var current = call.closure
        while let index = current, index < body.closures.count {
            if index != own, body.closures[index].call == receiver { return true }
            current = body.closures[index].closure
        }
        return false
    }

    private func handler(of clause: CatchFact) -> Int? {
        body.closures.firstIndex { $0.location == clause.location }
    }

    /// Whether a call runs after a failure too, because it follows behind all.
    private func isReached(_ call: CallFact, after clause: CatchFact) -> Bool {
        let line = call.location.line
        let own = clause.kind == .handler ? handler(of: clause) : clause.closure
        guard !clause.leaves, line > clause.around.upperBound, !isInSibling(call, of: clause) else {
            return false
        }
        let isInOtherClause = body.catches.contains {
            $0.lines.contains(line) && $0.location != clause.location
        }
        return !isInOtherClause
            && (body.isClosure(call.closure, in: own) || body.isClosure(own, in: call.closure))
    }
}
