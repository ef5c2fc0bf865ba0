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
        let calls = body.calls.filter {
            clause.lines.contains($0.location.line) && !isHead($0.location, clause)
        }
        let notes = Set(calls.filter { ReportingCallees.isReport($0.callee) }.map(\.location.line))
        return !calls.isEmpty && calls.allSatisfy { notes.contains($0.location.line) || tellsNothing($0) }
            && body.assignments.allSatisfy { !clause.lines.contains($0.location.line) || sets($0) }
            && !body.uses.contains { use in
                clause.lines.contains(use.location.line) && !isHead(use.location, clause)
                    && !notes.contains(use.location.line) && use.chain.names != ["self"]
            }
    }

    /// Whether a clause only prints its error, in code that could throw it: `func save() throws { do { … } catch { print(error) } }`.
    func isPrintedInsteadOfThrown(_ clause: CatchFact, in member: MemberFact) -> Bool {
        guard member.effects.throwing == "throws", member.type == nil, clause.kind == .catch,
            clause.closure == nil, onlyNotes(clause)
        else { return false }
        return body.calls.allSatisfy { !clause.lines.contains($0.location.line) || !Self.isLog($0.callee) }
            && body.calls.allSatisfy { $0.location.line <= clause.around.upperBound }
            && body.uses.allSatisfy { $0.location.line <= clause.around.upperBound }
    }

    /// Whether it writes into a log rather than only to the console.
    private static func isLog(_ callee: ChainFact) -> Bool {
        ReportingCallees.isReport(callee) && !ReportingCallees.printers.contains(callee.names.last ?? "")
    }

    /// Whether something is in the pattern or the condition of a clause, or before it on its line.
    private func isHead(_ location: FileLocation, _ clause: CatchFact) -> Bool {
        location.line == clause.location.line && clause.lastLine > location.line
    }
}
