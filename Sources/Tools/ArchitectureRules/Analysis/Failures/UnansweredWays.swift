import SourceModel

/// The ways through closures on which they do not call the closure of a caller that they call on others:
/// `if let ride = parse(json) { completion(ride) }`.
struct UnansweredWays {
    typealias Loss = UnansweredFailures.Loss

    let member: MemberFact
    let body: BodyFact
    /// Whether a call runs code of the project that only notes what failed: `handle(error)`.
    let isNote: (CallFact) -> Bool

    private var awaited: AwaitedClosures { AwaitedClosures(member: member, body: body) }

    func all(among answers: [CallFact]) -> [Loss] {
        let names = awaited.names
        // The closure for a failure is the one to call.
        let closures = AwaitedClosures.parameters(of: member)
        let failing = member.parameters.map { $0.innerName ?? $0.label }.first {
            closures.contains($0) && ErrorWords.exist(in: $0)
        }
        let ways = body.catches.compactMap { way -> (ClosedRange<Int>, Loss)? in
            guard way.kind == .silentWay, !way.isExplained, let name = way.uncalled, names.contains(name),
                !awaited.mayBeLeftOut(name), !ErrorWords.exist(in: name), isQuiet(way),
                names.count > 1 || !awaited.isForFailures(name),
                way.closure == nil
                    ? isForWantOfValue(way)
                    : (isOfCatch(way) || isForWhatIsReceived(way))
                        && isMissed(
                            answers.filter { $0.callee.names.first == name } + passing(name), on: way)
            else { return nil }
            return (way.around, Loss(location: way.location, closure: failing ?? name))
        }
        // The cases of one `switch` are one place.
        var seen: Set<ClosedRange<Int>> = []
        return ways.filter { seen.insert($0.0).inserted }.map(\.1)
    }

    /// Whether nothing happens on a way, but for prints and for what is set to a constant.
    private func isQuiet(_ way: CatchFact) -> Bool {
        way.isEmpty
            || NotedFailures(body: body).onlyNotes(
                way, or: isNote,
                sets: { [.literal("false"), .literal("true"), .literal("nil")].contains($0.value) })
    }

    // MARK: Other answers

    /// The calls that answer by a function which gets the closure: `show(ride, completion: completion)`.
    private func passing(_ name: String) -> [CallFact] {
        let closure = ChainFact(root: .name, names: [name])
        return body.calls.filter { $0.arguments.contains { $0.label == name && $0.value == .chain(closure) } }
    }

    /// Whether none of the calls of the closure answers for a way too.
    private func isMissed(_ answers: [CallFact], on way: CatchFact) -> Bool {
        guard let name = way.uncalled, !isPassed(name, beside: way) else { return false }
        let siblings = SiblingClosures(body: body)
        return answers.contains { body.isClosure($0.closure, in: way.closure) }
            && answers.allSatisfy { call in
                siblings.contain(call, of: way)
                    ? isAfterFailure(call) : isAround(call, way) || isElsewhere(call, than: way)
            }
    }

    /// Whether the call that receives the closure of a way gets the caller's closure for failures too:
    /// `load(success: { ride in if let ride { done(ride) } }, failure: done)`.
    private func isPassed(_ name: String, beside way: CatchFact) -> Bool {
        body.receiver(ofClosure: way.closure)?.arguments.contains {
            $0.value == .chain(ChainFact(root: .name, names: [name]))
        } ?? false
    }

    /// Whether a call is in the closure of a way, or in the code around that.
    private func isAround(_ call: CallFact, _ way: CatchFact) -> Bool {
        body.isClosure(call.closure, in: way.closure) || body.isClosure(way.closure, in: call.closure)
    }

    /// Whether a call answers before the closure of a way is made, or for another failure than its own.
    private func isElsewhere(_ call: CallFact, than way: CatchFact) -> Bool {
        call.location.line < way.location.line
            || body.catches.contains {
                $0.kind == .catch && $0.closure == call.closure && $0.lines.contains(call.location.line)
            }
    }

    private func isAfterFailure(_ call: CallFact) -> Bool {
        body.catches.contains { $0.followsFailure && body.isInside(call.location, call.closure, $0) }
    }

    // MARK: Conditions

    private func isOfCatch(_ way: CatchFact) -> Bool {
        body.catches.contains { $0.kind == .catch && $0.location == way.location }
    }

    /// Whether a way is taken for what the closure around has received: `guard let data else { return }`, `case .failure: break`.
    private func isForWhatIsReceived(_ way: CatchFact) -> Bool {
        let receiver = body.receiver(ofClosure: way.closure)?.callee.names.last
        guard receiver.map(Self.lists.contains) != true, receiver.map(Self.asksPermission) != true,
            !makesPicture(way.closure),
            let branch = body.branches.first(where: { isBranch($0, of: way) }), !speaksOfCancel(branch),
            !waitsForPerson(branch), !isAnsweredBefore(branch)
        else { return false }
        let fits = branch.kind == .switch ? isEnd(way) : !isSecond(way, branch.location.line)
        return fits && !isCertain(way, branch) && tests(branch, in: way)
    }

    /// Whether a condition asks if a person has not answered yet, after which the same closure is called again:
    /// `if status != .notDetermined { … }`.
    private func waitsForPerson(_ branch: BranchFact) -> Bool {
        branch.subjects.contains { $0.names.last == "notDetermined" }
    }

    /// Whether a condition asks for a variable that says that the closure was called before: `guard !isDone else { return }`,
    /// where `isDone = true` follows.
    private func isAnsweredBefore(_ branch: BranchFact) -> Bool {
        branch.subjects.contains { chain in
            chain.root == .name && chain.names.count == 1
                && body.assignments.contains { $0.target == chain && $0.value == .literal("true") }
        }
    }

    private func makesPicture(_ closure: Int?) -> Bool {
        body.calls.contains { MadePictures.isMade(by: $0) && body.isClosure($0.closure, in: closure) }
    }

    func isBranch(_ branch: BranchFact, of way: CatchFact) -> Bool {
        switch branch.kind {
        case .if: branch.location.line == way.location.line || isElse(way, of: branch)
        case .guard, .switch: branch.location.line == way.around.lowerBound
        default: false
        }
    }

    /// Whether a way is the code of the `else` of a condition, and not that of another `if` behind it.
    private func isElse(_ way: CatchFact, of branch: BranchFact) -> Bool {
        branch.location.line == way.around.lowerBound
            && !body.branches.contains { $0.kind == .if && $0.location.line == way.location.line }
    }

    private func tests(_ branch: BranchFact, in way: CatchFact) -> Bool {
        let received = received(in: way.closure)
        return branch.subjects.contains { chain in
            chain.root == .name && received.contains(chain.names.first ?? "")
                && (!Self.isFlag(chain) || chain.names.last == "isEmpty")
                && (!branch.compares || chain.names.contains(where: Self.tellsOutcome))
        }
    }

    /// What a closure receives, and what its code makes of that.
    private func received(in closure: Int?) -> Set<String> {
        body.locals.reduce(into: []) { names, local in
            guard local.closure == closure else { return }
            if local.place != nil || follows(local, from: names) { names.insert(local.name) }
        }
    }

    private func follows(_ local: LocalFact, from received: Set<String>) -> Bool {
        switch local.value {
        case .chain(let chain): chain.root == .name && received.contains(chain.names.first ?? "")
        case .call(let index) where index < body.calls.count:
            body.calls[index].tried == "try?"
                || body.calls[index].callee.names.first.map(received.contains) == true
                || body.calls[index].arguments.contains { argument in
                    guard case .chain(let chain) = argument.value else { return false }
                    return chain.root == .name && received.contains(chain.names.first ?? "")
                }
        case .literal: false
        // A pattern binds it: `case .success(let ride)`.
        default:
            local.origin.map { received.contains($0.split(separator: ".").first.map(String.init) ?? "") }
                ?? local.isLet
        }
    }

    /// Whether the code has answered for the error before, or for the other outcome: `if case .failure(let error) = result { … }`.
    func isSecond(_ way: CatchFact, _ line: Int) -> Bool {
        if unwrapsError(on: line) || tellsBothOutcomes(way) { return true }
        return body.branches.contains { branch in
            branch.kind == .if && branch.closure == way.closure && branch.location.line < way.location.line
                && isAnswered(way.uncalled, from: branch.location.line, to: way.location.line)
                && (branch.subjects.contains { $0.names.contains(where: Self.isError) } && !leaves(branch)
                    && isOfReceived(way, line)
                    || comparesOutcome(on: branch.location.line) && comparesOutcome(on: way.location.line))
        }
    }

    /// Whether a condition asks for what the closure itself receives, which is there if there is no error, and not for a part of it.
    private func isOfReceived(_ way: CatchFact, _ line: Int) -> Bool {
        let received = Set(body.locals.filter { $0.closure == way.closure && $0.place != nil }.map(\.name))
        guard !received.isEmpty, let branch = body.branches.first(where: { isBranch($0, of: way) }) else {
            return true
        }
        return branch.subjects.contains { received.contains($0.names.first ?? "") }
    }

    /// Whether an `if` for an error goes no further: `if let error { completion(error); return }`.
    private func leaves(_ branch: BranchFact) -> Bool {
        body.catches.contains { $0.kind == .errorBranch && $0.location == branch.location && $0.leaves }
    }

    /// Whether a condition only asks for what each answer over HTTP is, after the failures were answered:
    /// `if let response = response as? HTTPURLResponse`.
    private func isCertain(_ way: CatchFact, _ branch: BranchFact) -> Bool {
        let line = branch.location.line
        return body.types.contains { $0.location.line == line && $0.type.bareName == "HTTPURLResponse" }
            && body.locals.count { $0.location.line == line && $0.isUnwrapped } == 1
            && isAnswered(way.uncalled, from: 0, to: line)
    }

    private func isAnswered(_ name: String?, from first: Int, to last: Int) -> Bool {
        body.calls.contains {
            $0.callee.names.first == name && (first..<max(first, last)).contains($0.location.line)
        }
    }

    /// `if case .failure(let error) = result`
    private func comparesOutcome(on line: Int) -> Bool {
        body.uses.contains {
            $0.location.line == line && $0.chain.root == .implicit
                && ["success", "failure", "error"].contains($0.chain.names.last)
        }
    }

    /// `if case .success = result { … } else if case .failure = result { … }`
    private func tellsBothOutcomes(_ way: CatchFact) -> Bool {
        way.location.line != way.around.lowerBound && comparesOutcome(on: way.location.line)
            && comparesOutcome(on: way.around.lowerBound)
    }

    private func unwrapsError(on line: Int) -> Bool {
        body.locals.contains { $0.location.line == line && $0.isUnwrapped && Self.isError($0.name) }
    }

    private static func isError(_ name: String) -> Bool {
        ["error", "err", "errors"].contains(name.lowercased())
    }

    /// Whether a case is that of an end, rather than of some progress before it, or of what is left beside a failure.
    private func isEnd(_ way: CatchFact) -> Bool {
        let patterns = body.uses.filter {
            $0.chain.root == .implicit && way.around.contains($0.location.line)
        }
        let own = patterns.filter { $0.location.line == way.location.line }.flatMap(\.chain.names)
        if own.isEmpty {
            return !patterns.flatMap(\.chain.names).contains { ["failure", "error", "next"].contains($0) }
        }
        return !own.contains { $0.camelCaseWords.contains { Self.steps.contains($0.lowercased()) } }
    }
}
