import SourceModel

/// Errors that a closure receives and looks at too late: behind a `guard` that leaves for want of the value beside the error,
/// `{ ride, error in guard let ride else { return }; … show(error) }`.
struct OverlookedErrors {
    let body: BodyFact

    /// The `else` of each such `guard`.
    var all: [FileLocation] {
        let errors = body.locals.filter { $0.isReceivedError && $0.place != nil }
        guard !errors.isEmpty else { return [] }
        return body.catches.filter { clause in
            clause.kind == .guardBranch && clause.isEmpty && !clause.isExplained
                && errors.contains { $0.closure == clause.closure && isSeen($0, onlyAfter: clause) }
                && isForWantOfValue(clause)
        }
        .map(\.location)
    }

    private func isSeen(_ error: LocalFact, onlyAfter clause: CatchFact) -> Bool {
        let lines = BodyChains(body).filter { chain, _ in
            chain.root == .name && chain.names.first == error.name
        }.map(\.1.line)
        return lines.contains { $0 > clause.around.upperBound && $0 <= error.lastLine }
            && !lines.contains { $0 > error.location.line && $0 <= clause.around.upperBound }
    }

    /// Whether a `guard` only unwraps what the closure received beside the error.
    private func isForWantOfValue(_ clause: CatchFact) -> Bool {
        guard
            let branch = body.branches.first(where: {
                $0.kind == .guard && $0.location.line == clause.around.lowerBound
            }), !branch.compares
        else { return false }
        return branch.subjects.contains { chain in
            chain.root == .name && chain.names.count == 1
                && body.locals.contains {
                    $0.closure == clause.closure && $0.place != nil && $0.name == chain.names[0]
                        && !$0.isReceivedError
                }
        }
    }
}
