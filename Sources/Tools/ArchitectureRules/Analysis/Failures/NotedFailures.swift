import SourceModel

/// Which failures code at most notes for developers: `case .failure(let error): print(error)`.
struct NotedFailures {
    let body: BodyFact

    /// Whether nothing else happens in a clause, but for calls and assignments that tell nothing of the failure.
    func onlyNotes(
        _ clause: CatchFact, or tellsNothing: (CallFact) -> Bool = { _ in false },
        sets: (AssignmentFact) -> Bool = { _ in false }
    ) -> Bool {
        guard !clause.isEmpty, !clause.isExplained, clause.lastLine > 0 else { return false }
        let calls = body.calls.filter { body.isInside($0.location, $0.closure, clause) }
        let noting = calls.filter { ReportingCallees.isReport($0.callee) || tellsNothing($0) }
        let notes = Set(noting.map(\.location.line)).union(noting.flatMap { linesBelow($0, among: calls) })
        return !calls.isEmpty && calls.allSatisfy { notes.contains($0.location.line) }
            && body.assignments.allSatisfy { !body.isInside($0.location, $0.closure, clause) || sets($0) }
            && !body.uses.contains { use in
                body.isInside(use.location, use.closure, clause) && !notes.contains(use.location.line)
                    && use.chain.names != ["self"] && !isOnlyNamed(use, notes)
                    && !isOfSwitch(use, in: clause) && !isOfCondition(use, in: clause)
                    && !isNoEffect(use, of: clause)
            }
    }

    /// Whether a reducer says that nothing follows: `case let .loaded(.failure(error)): log(error); return .none`.
    private func isNoEffect(_ use: UseFact, of clause: CatchFact) -> Bool {
        clause.kind == .failureCase && use.chain == ChainFact(root: .implicit, names: ["none"])
    }

    /// The lines on which the arguments of a note stand whose own line has none: `logger.error(` and the text below; each
    /// argument has one.
    private func linesBelow(_ note: CallFact, among calls: [CallFact]) -> [Int] {
        let line = note.location.line
        let isSpread = note.arguments.contains {
            if case .literal = $0.value { return false }
            return true
        }
        guard isSpread, !body.uses.contains(where: { $0.location.line == line }),
            !body.calls.contains(where: { $0.location.line == line && $0 != note })
        else { return [] }
        let others = calls.map(\.location.line) + body.assignments.map(\.location.line)
        let next = others.filter { $0 > line }.min() ?? .max
        return Array((line + 1)..<min(next, line + 1 + note.arguments.count))
    }

    /// Whether a handler only asks which error it is: `onError: { error in switch error { case .offline: print("offline") } }`.
    private func isOfSwitch(_ use: UseFact, in clause: CatchFact) -> Bool {
        // Cases of a result are looked at by themselves.
        guard clause.kind == .handler,
            !body.catches.contains(where: {
                $0.kind == .failureCase && $0.closure != clause.closure
                    && clause.lines.contains($0.location.line)
            }),
            let branch = body.branches.first(where: {
                $0.kind == .switch && body.isInside($0.location, $0.closure, clause)
            })
        else { return false }
        return use.location.line == branch.location.line || use.chain.root == .implicit
    }

    /// Whether a use is in a condition that only tells which note is written: `if case .offline = error { log("offline") }`.
    private func isOfCondition(_ use: UseFact, in clause: CatchFact) -> Bool {
        body.branches.contains {
            $0.kind == .if && $0.location.line == use.location.line
                && body.isInside($0.location, $0.closure, clause)
        }
    }

    /// Whether code gives a value another name that only notes read: `let problem = error as NSError; print(problem)`.
    private func isOnlyNamed(_ use: UseFact, _ notes: Set<Int>) -> Bool {
        guard let local = body.locals.first(where: { $0.location.line == use.location.line && $0.isLet })
        else {
            return false
        }
        return body.uses.allSatisfy {
            $0.chain.names.first != local.name
                || (local.isCast || local.isUnwrapped) && $0.location.line == local.location.line
                || notes.contains($0.location.line)
                || !(local.location.line...max(local.location.line, local.lastLine)).contains(
                    $0.location.line)
        }
    }

    /// Whether a clause only prints its error, in code that could throw it: `func save() throws { do { … } catch { print(error) } }`.
    func isPrintedInsteadOfThrown(_ clause: CatchFact, in member: MemberFact) -> Bool {
        guard member.effects.throwing == "throws", clause.kind == .catch, clause.closure == nil,
            onlyNotes(clause), isOnlyPrinted(clause)
        else { return false }
        // What is sent then lacks what could not be encoded.
        let tried = clause.tried.filter { $0.first?.isLowercase == true }
        if !tried.isEmpty, tried.allSatisfy({ $0 == "encode" || $0 == "data" }) { return true }
        return member.type == nil
            && body.calls.allSatisfy { $0.location.line <= clause.around.upperBound }
            && body.uses.allSatisfy { $0.location.line <= clause.around.upperBound }
    }

    /// Whether no note of a clause goes into a log.
    func isOnlyPrinted(_ clause: CatchFact) -> Bool {
        body.calls.allSatisfy { !clause.lines.contains($0.location.line) || !Self.isLog($0.callee) }
    }

    /// Whether it writes into a log rather than only to the console.
    private static func isLog(_ callee: ChainFact) -> Bool {
        ReportingCallees.isReport(callee) && !ReportingCallees.printers.contains(callee.names.last ?? "")
    }
}
