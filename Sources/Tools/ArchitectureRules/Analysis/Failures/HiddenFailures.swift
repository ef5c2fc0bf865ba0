import SourceModel

/// Where code answers a failure with the success of nothing: `completion(.success(try? read()))`.
struct HiddenFailures {
    private let body: BodyFact
    /// The closures that the code receives, by which it answers.
    private let answers: Set<String>
    private let name: String
    private let answersPicture: Bool

    init(_ body: BodyFact, of member: MemberFact) {
        self.body = body
        answers = AwaitedClosures.parameters(of: member)
        name = member.name
        answersPicture = member.parameters.contains { AwaitedClosures.answersPicture($0.type) }
    }

    static let names = NameQuery(["success"], isConstant: true)

    /// Calls that answer a failure with an empty list: `case .failure: completion([])`.
    var emptyLists: [CallFact] {
        answers.isEmpty
            ? []
            : onlyCalls(isEmptyList) { Self.onlyPrints($0) || makesEmptyList($0) }
    }

    /// The calls of a kind that are all that happens after a failure, but for calls that change nothing about it.
    private func onlyCalls(_ isAnswer: (CallFact) -> Bool, or changesNothing: (CallFact) -> Bool)
        -> [CallFact]
    {
        body.catches.filter {
            !$0.isEmpty && $0.kind != .handler && ($0.followsFailure || dropsError($0))
                && (!$0.usesError || onlyNotesError($0, isAnswer, changesNothing))
        }.compactMap { clause in
            let inside = body.calls.filter { call in
                clause.lines.contains(call.location.line) && call.location.line > clause.location.line
                    && body.isClosure(call.closure, in: clause.closure)
            }
            guard let answer = inside.first(where: isAnswer),
                inside.allSatisfy({ isAnswer($0) || changesNothing($0) })
            else { return nil }
            return answer
        }
    }

    /// Whether an error that a clause names is only written into a log.
    private func onlyNotesError(
        _ clause: CatchFact, _ isAnswer: (CallFact) -> Bool, _ changesNothing: (CallFact) -> Bool
    ) -> Bool {
        let notes = body.calls.filter {
            ReportingCallees.isReport($0.callee) && body.isInside($0.location, $0.closure, clause)
        }
        return !notes.isEmpty && notes.allSatisfy(changesNothing)
            && NotedFailures(body: body).onlyNotes(clause, or: isAnswer)
    }

    /// Whether the closure around a `guard` receives an error by its name, and never looks at it.
    private func dropsError(_ clause: CatchFact) -> Bool {
        guard let closure = clause.closure,
            let error = body.locals.first(where: { $0.closure == closure && $0.isReceivedError })
        else { return false }
        let isIt = { (chain: ChainFact) in chain.names.first == error.name }
        return !body.uses.contains { isIt($0.chain) && body.isClosure($0.closure, in: closure) }
            && !body.calls.contains { isIt($0.callee) && body.isClosure($0.closure, in: closure) }
    }

    private func isEmptyList(_ call: CallFact) -> Bool {
        guard call.callee.root == .name, call.callee.names.count == 1, call.arguments.count == 1,
            answers.contains(call.callee.names[0])
        else { return false }
        switch call.arguments[0].value {
        case .literal("[]"), .literal("[:]"): return true
        case .call(let index): return index < body.calls.count && makesEmptyList(body.calls[index])
        case .chain(let chain): return isEmptyConstant(chain, at: call.location)
        default: return false
        }
    }

    /// `let rides = [Ride]()`
    private func isEmptyConstant(_ chain: ChainFact, at location: FileLocation) -> Bool {
        guard chain.root == .name, chain.names.count == 1,
            let local = body.local(chain.names[0], visibleAt: location), local.isLet
        else { return false }
        switch local.value {
        case .literal("[]"), .literal("[:]"): return true
        case .call(let index): return index < body.calls.count && makesEmptyList(body.calls[index])
        default: return false
        }
    }

    /// `[Ride]()`, `Array()`
    private func makesEmptyList(_ call: CallFact) -> Bool {
        call.arguments.isEmpty
            && (call.callee.names == ["Array"] || call.callee.root == .other && call.callee.names.isEmpty)
    }

    /// Calls that answer a failure as if it had been a success: `case .failure(let error): print(error); completion()`.
    var doneAnswers: [CallFact] {
        onlyCalls {
            $0.callee.root == .name && $0.callee.names.count == 1
                // What only says that it is done, or who: `completion(self)`.
                && $0.arguments.allSatisfy { $0.value == .chain(ChainFact(root: .name, names: ["self"])) }
                && answers.contains($0.callee.names[0]) && !ErrorWords.exist(in: $0.callee.names[0])
        } or: {
            Self.changesNothing($0)
        }
        .filter { DroppedWrites.changes(name) || isPrinted(before: $0) }
    }

    /// Whether the failure is printed, so that it is known for one: others may only say that the work has ended.
    private func isPrinted(before answer: CallFact) -> Bool {
        body.catches.contains { clause in
            clause.lines.contains(answer.location.line)
                && body.calls.contains {
                    ReportingCallees.printers.contains($0.callee.names.last ?? "")
                        && body.isInside($0.location, $0.closure, clause)
                }
        }
    }

    /// Calls that answer a failure with a success that has no value: `case .failure: completion(.success)`.
    var successAnswers: [CallFact] {
        answers.isEmpty
            ? []
            : onlyCalls { call in
                guard call.callee.root == .name, call.callee.names.count == 1, call.arguments.count == 1,
                    answers.contains(call.callee.names[0])
                else { return false }
                return isSuccessOfNothing(call.arguments[0].value)
            } or: {
                Self.changesNothing($0) || $0.callee == ChainFact(root: .implicit, names: ["success"])
            }
    }

    /// `.success`, `.success(())`
    private func isSuccessOfNothing(_ value: ArgumentFact.Value) -> Bool {
        switch value {
        case .chain(let chain): return chain.root == .implicit && chain.names == ["success"]
        case .call(let index) where index < body.calls.count:
            let call = body.calls[index]
            return call.callee.root == .implicit && call.callee.names == ["success"]
                && call.arguments.count == 1
                && call.arguments[0].value == .literal("()")
        default: return false
        }
    }

    /// Calls that answer a failure with nothing, so that nobody learns of it: `catch { completion(nil) }`.
    ///
    var emptyAnswers: [CallFact] {
        isForPicture ? [] : onlyCalls(isEmptyAnswer) { Self.onlyPrints($0) }
    }

    /// Tried calls whose nil a caller gets beside the error of something else, or none: `let ride = try? decode(data)`,
    /// `completion(ride, error)`, `completion(ride, nil)`.
    var halfAnswers: [CallFact] {
        body.calls.compactMap { answer in
            guard answer.callee.root == .name, answer.callee.names.count == 1, answer.arguments.count > 1,
                answers.contains(answer.callee.names[0]),
                answer.arguments.contains(where: { Self.isError($0.value) || $0.value == .literal("nil") })
            else { return nil }
            return answer.arguments.lazy.compactMap { argument -> CallFact? in
                guard case .chain(let chain) = argument.value, isTried(chain, before: answer.location),
                    case .call(let index)? = body.local(chain.names[0], visibleAt: answer.location)?.value
                else { return nil }
                return body.calls[index]
            }.first
        }
    }

    private static func isError(_ value: ArgumentFact.Value) -> Bool {
        guard case .chain(let chain) = value else { return false }
        return chain.root == .name && ["error", "err"].contains(chain.names.last)
    }

    /// A picture that does not load is left out.
    var isForPicture: Bool { Self.isOfPicture(name) || answersPicture }

    static func isOfPicture(_ name: String) -> Bool {
        name.camelCaseWords.contains { pictures.contains($0.lowercased()) }
    }

    private static let pictures: Set<String> = [
        "image", "images", "photo", "picture", "avatar", "icon", "thumbnail", "logo",
    ]

    /// Whether a call only goes to another thread, or writes to the console.
    private static func onlyPrints(_ call: CallFact) -> Bool {
        call.callee.names.last.map { hops.contains($0) || ReportingCallees.printers.contains($0) } == true
    }

    /// The same, or writes into a log, which helps nobody who hears of a success.
    private static func changesNothing(_ call: CallFact) -> Bool {
        onlyPrints(call) || ReportingCallees.isReport(call.callee)
    }

    private static let hops: Set<String> = ["async", "main", "run", "perform", "leave"]
    private static let completions: Set<String> = [
        "completion", "completionHandler", "callback", "handler", "done",
    ]

    private func isEmptyAnswer(_ call: CallFact) -> Bool {
        guard call.callee.root == .name, !call.arguments.isEmpty,
            call.arguments.contains(where: { isNothing($0.value) }),
            call.arguments.allSatisfy({ isNothing($0.value) || StoppedIndicators.empties($0.value) })
        else { return false }
        let names = call.callee.names.filter { $0 != "self" }
        return names.count == 1 && (Self.completions.contains(names[0]) || answers.contains(names[0]))
            || names.count == 2 && names[1] == "resume" && call.arguments[0].label == "returning"
            || names.count == 2 && names[1] == "fulfill"
    }

    /// `nil`, `JSON.null`, `NSNull()`
    private func isNothing(_ value: ArgumentFact.Value) -> Bool {
        switch value {
        case .literal("nil"): true
        case .chain(let chain): chain.names.count < 3 && chain.names.last == "null"
        case .call(let index): index < body.calls.count && body.calls[index].callee.names == ["NSNull"]
        default: false
        }
    }

    /// The calls that do.
    var calls: [CallFact] {
        body.calls.filter { call in
            guard call.callee.names.last == "success", call.arguments.count == 1, isResult(call.callee) else {
                return false
            }
            if resumesSafely(call) { return false }
            switch call.arguments[0].value {
            case .call(let index): return isTried(index)
            case .chain(let chain): return isTried(chain, before: call.location)
            case .literal("nil"): return followsFailure(call)
            case .literal("()"): return followsIgnored(call)
            case .literal("[]"), .literal("[:]"): return isInCatch(call)
            case .other: return isResultWithDefault(at: call.location)
            default: return false
            }
        }
    }

    private func isResult(_ callee: ChainFact) -> Bool {
        callee.root == .implicit && callee.names.count == 1 || callee.names == ["Result", "success"]
    }

    /// Whether it passes the value of a received result with a default: `let rides = try? result.get()`, `completion(.success(rides ?? []))`.
    private func isResultWithDefault(at location: FileLocation) -> Bool {
        body.uses.contains { use in
            guard use.location.line == location.line, use.location.column > location.column,
                use.chain.root == .name, use.chain.names.count == 1,
                case .call(let index)? = body.local(use.chain.names[0], visibleAt: location)?.value,
                index < body.calls.count
            else { return false }
            return isTried(use.chain, before: location) && body.calls[index].callee.names.last == "get"
        }
    }

    private func isTried(_ index: Int) -> Bool {
        index < body.calls.count && body.calls[index].tried == "try?" && !isPause(body.calls[index])
    }

    /// Whether a variable contains what `try?` returns, still as an optional.
    private func isTried(_ chain: ChainFact, before location: FileLocation) -> Bool {
        guard chain.root == .name, chain.names.count == 1 else { return false }
        let local = body.locals.last {
            $0.name == chain.names[0] && $0.location.line <= location.line && $0.lastLine >= location.line
        }
        guard let local, !local.isUnwrapped, case .call(let index) = local.value else { return false }
        return isTried(index) && !isChecked(local, before: location)
    }

    /// Whether the code makes sure of the value: `if ride == nil { … } else { … }`, `ride!`.
    private func isChecked(_ local: LocalFact, before location: FileLocation) -> Bool {
        let isIt = { (chain: ChainFact) in chain.root == .name && chain.names == [local.name] }
        return body.branches.contains { branch in
            (local.location.line...location.line).contains(branch.location.line)
                && branch.subjects.contains(where: isIt)
        }
            || body.forced.contains { forced in
                guard case .chain(let chain) = forced.subject else { return false }
                return forced.location.line == location.line && isIt(chain)
            }
    }

    /// Whether it is where the code goes if something fails: in a `catch` that drops the error, or in the `else` of a
    /// condition with `try?`.
    private func followsFailure(_ call: CallFact) -> Bool {
        let line = call.location.line
        let guards = body.branches.filter { $0.kind == .guard && (0...2).contains(line - $0.location.line) }
        return isInCatch(call)
            || guards.contains { branch in
                body.calls.contains { $0.tried == "try?" && $0.location.line == branch.location.line }
            }
    }

    /// Whether it comes right after a call whose failure is ignored: `try? await store.update()`.
    private func followsIgnored(_ call: CallFact) -> Bool {
        body.calls.contains {
            $0.tried == "try?" && $0.isStatement && $0.closure == call.closure
                && !DroppedWrites.isQuiet($0.callee.names.last ?? "")
                && (1...3).contains(call.location.line - $0.location.line)
        }
    }

    private func isInCatch(_ call: CallFact) -> Bool {
        body.catches.contains {
            $0.kind != .handler && $0.followsFailure && $0.closure == call.closure && !$0.usesError
                && (0...2).contains(call.location.line - $0.location.line)
        }
    }

    /// Whether it resumes a continuation that cannot fail: `withCheckedContinuation`.
    private func resumesSafely(_ call: CallFact) -> Bool {
        let isResumed = body.calls.contains { outer in
            outer.callee.names.last == "resume"
                && outer.arguments.contains { argument in
                    guard case .call(let index) = argument.value, index < body.calls.count else {
                        return false
                    }
                    return body.calls[index] == call
                }
        }
        return isResumed
            && body.calls.contains {
                ["withCheckedContinuation", "withUnsafeContinuation"].contains($0.callee.names.last)
            }
    }

    private func isPause(_ call: CallFact) -> Bool { call.callee.names.last == "sleep" }
}
