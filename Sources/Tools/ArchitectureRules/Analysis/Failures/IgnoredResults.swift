import SourceModel

/// Results that a `case` of a reducer receives, and of which only a success is looked at:
/// `case .loaded(let result): if case .success(let rides) = result { … }; return .none`.
struct IgnoredResults {
    let body: BodyFact

    /// Where the success is asked for.
    var all: [FileLocation] {
        body.branches.filter { branch in
            branch.kind == .if && !branch.hasElse && asksForSuccess(branch)
        }
        .map(\.location)
    }

    private func asksForSuccess(_ branch: BranchFact) -> Bool {
        let line = branch.location.line
        guard body.uses.contains(where: { $0.location.line == line && $0.chain == Self.success }),
            let result = branch.subjects.lazy.compactMap({ received($0, at: branch.location) }).first
        else { return false }
        let lines = result.location.line...max(result.location.line, result.lastLine)
        let isResult = { (chain: ChainFact) in chain.root == .name && chain.names.first == result.name }
        return body.uses.count { isResult($0.chain) && lines.contains($0.location.line) } == 1
            && !body.calls.contains { isResult($0.callee) && lines.contains($0.location.line) }
            && endsWithNothing(lines)
    }

    /// Whether the last thing that happens is that no effect follows.
    private func endsWithNothing(_ lines: ClosedRange<Int>) -> Bool {
        let called = body.calls.map(\.location.line).filter(lines.contains).max() ?? 0
        let last = body.uses.filter { lines.contains($0.location.line) }.max {
            $0.location.line < $1.location.line
        }
        return last.map {
            $0.chain.root == .implicit && $0.chain.names == ["none"] && $0.location.line > called
        } == true
    }

    /// What a pattern of a `switch` binds; closures that receive a result are looked at by themselves.
    private func received(_ chain: ChainFact, at location: FileLocation) -> LocalFact? {
        guard chain.root == .name, chain.names.count == 1,
            let local = body.local(chain.names[0], visibleAt: location), local.isLet, local.place == nil,
            local.value == .other, local.location.line < location.line,
            body.branches.contains(where: { $0.kind == .switch && $0.location.line < local.location.line })
        else { return nil }
        return local
    }

    private static let success = ChainFact(root: .implicit, names: ["success"])
}
