import SourceModel

/// Which ignored failures lose nothing: what follows handles them, or the one who failed has reported them.
struct ExpectedFailures {
    let member: MemberFact
    let body: BodyFact

    /// Calls that read an optional part of data.
    private static let reading: Set<String> = [
        "decode", "decodeIfPresent", "container", "nestedContainer", "nestedUnkeyedContainer",
        "unkeyedContainer",
        "singleValueContainer", "superDecoder",
    ]

    /// Whether the code goes on as it should after a clause that does nothing.
    func isExpected(_ clause: CatchFact) -> Bool {
        clause.hasFallback || isChecked(clause) || isPassedOn(clause) || isOptionalPart(clause)
            || isRecovered(clause) || isOfQuestion(clause) || isOfBundle(clause) || isPreset(clause)
    }

    /// Whether a variable says "failed" unless the other case sets it: `var isSaved = false` before the `switch`, and
    /// `completion(isSaved)` after it or in a `defer`; `self.result = .failure(error)` before.
    private func isPreset(_ clause: CatchFact) -> Bool {
        guard clause.kind == .failureCase else { return false }
        return body.assignments.contains { assignment in
            guard clause.around.contains(assignment.location.line), assignment.target.root == .name,
                !saysFailed(assignment.value)
            else { return false }
            let before = body.assignments.filter {
                $0.target == assignment.target && $0.location.line < clause.around.lowerBound
            }
            let local = body.local(assignment.target.names[0], visibleAt: assignment.location)
            return before.contains { saysFailed($0.value) }
                || assignment.target.names.count == 1
                    && local.map { $0.location.line < clause.around.lowerBound && saysFailed($0.value) }
                        == true
        }
    }

    private func saysFailed(_ value: ArgumentFact.Value) -> Bool {
        switch value {
        case .literal(let text): text == "false"
        case .chain(let chain): chain.names.last.map(Self.speaksOfFailure) == true
        case .call(let index):
            index < body.calls.count && body.calls[index].callee.names.last.map(Self.speaksOfFailure) == true
        default: false
        }
    }

    private static func speaksOfFailure(_ name: String) -> Bool { name.lowercased().hasPrefix("fail") }

    /// Whether all that may fail is to read a file of the app's own bundle, which is there.
    private func isOfBundle(_ clause: CatchFact) -> Bool {
        !clause.tried.isEmpty && clause.tried.allSatisfy(["String", "Data", "NSString"].contains)
            && body.calls.contains { call in
                ["path", "url"].contains(call.callee.names.last)
                    && call.arguments.first?.label == "forResource"
            }
    }

    /// Whether it answers what is asked of each element of a list: `rides.filter { do { … } catch { return false } }`.
    private func isOfQuestion(_ clause: CatchFact) -> Bool {
        body.receiver(ofClosure: clause.closure)?.callee.names.last.map(Self.questions.contains) == true
    }

    private static let questions: Set<String> = ["filter", "asyncFilter", "contains", "allSatisfy"]

    /// Whether what it sets on success is tested right after: `do { text = try read() } catch {}` and `guard let text`, or
    /// `isRemoved = true` and `if !isRemoved`. An `if result.isEmpty` takes a failure for an empty result.
    private func isChecked(_ clause: CatchFact) -> Bool {
        let line = clause.location.line
        return body.assignments.contains { assignment in
            guard assignment.target.root == .name, assignment.target.names.count == 1,
                (line - 6...line).contains(assignment.location.line)
            else { return false }
            let isFlag = assignment.value == .literal("true")
            return body.branches.contains { branch in
                (line...line + 8).contains(branch.location.line) && (isFlag || branch.kind == .guard)
                    && branch.subjects.contains { $0.root == .name && $0.names == assignment.target.names }
            }
        }
    }

    /// Whether the result that a `switch` looks into is passed on as a whole too: `completion(result)`.
    private func isPassedOn(_ clause: CatchFact) -> Bool {
        guard clause.kind == .failureCase,
            let branch = body.branches.last(where: {
                $0.kind == .switch && $0.location.line < clause.location.line
            }), let subject = branch.subjects.first
        else { return false }
        let result = local(subject, at: branch.location)
        // `switch error { default: print(error) }` passes it on to nobody.
        let notes = Set(
            body.calls.filter {
                ReportingCallees.isReport($0.callee) && clause.lines.contains($0.location.line)
            }
            .map(\.location.line))
        // `case .success(let result): show(result)` passes on another value of the name.
        return body.calls.contains { call in
            !notes.contains(call.location.line) && call.arguments.contains { $0.value == .chain(subject) }
                && local(subject, at: call.location) == result
        }
            || body.uses.contains { use in
                use.chain == subject && use.closure == clause.closure
                    && use.location.line > clause.location.line && !notes.contains(use.location.line)
                    && !isSwitched(use.location)
                    && local(subject, at: use.location) == result
            }
    }

    /// Whether another `switch` begins there, which looks into the result as this one does.
    private func isSwitched(_ location: FileLocation) -> Bool {
        body.branches.contains { $0.kind == .switch && $0.location.line == location.line }
    }

    private func local(_ chain: ChainFact, at location: FileLocation) -> FileLocation? {
        chain.names.first.flatMap { body.local($0, visibleAt: location) }?.location
    }

    /// Whether it leaves out a part of decoded data in an initializer that decodes.
    private func isOptionalPart(_ clause: CatchFact) -> Bool {
        member.name == "init" && member.parameters.contains { $0.type.bareName == "Decoder" }
            && !clause.tried.isEmpty && clause.tried.allSatisfy(Self.reading.contains)
    }

    /// Whether a promise goes on after its failure was caught: `.catch { _ in }.then { … }`.
    private func isRecovered(_ clause: CatchFact) -> Bool {
        guard let closure = body.closures.first(where: { $0.location == clause.location }),
            let index = closure.call, index < body.calls.count, body.calls[index].callee.names.last == "catch"
        else { return false }
        return body.calls.contains {
            $0.callee.root == .call(index) && ["then", "map", "flatMap"].contains($0.callee.names.last)
        }
    }

    /// Whether a write goes to a cache, which is filled again if something is missing, or to a temporary file.
    func isTransient(_ call: CallFact) -> Bool {
        call.arguments.contains { argument in
            guard case .chain(let chain) = argument.value else { return false }
            if chain.names.contains(where: Self.isTransient) { return true }
            guard chain.root == .name, chain.names.count == 1,
                let local = body.locals.last(where: { $0.name == chain.names[0] })
            else { return false }
            return isTemporary(local.value)
        }
    }

    /// Whether a copy is saved of what is fetched again right after: `try? context.save()`, `refresh()`.
    func isFetchedAgain(after save: CallFact) -> Bool {
        save.callee.names.last == "save"
            && body.calls.contains { call in
                body.isClosure(save.closure, in: call.closure)
                    && call.callee.names.last.map(UnseenFailures.isRefresh) == true
                    && (save.location.line + 1...save.location.line + 4).contains(call.location.line)
            }
    }

    private static let transient: Set<String> = [
        "cache", "caches", "cached", "temp", "tmp", "temporary",
    ]

    private static func isTransient(_ name: String) -> Bool {
        name.camelCaseWords.contains { transient.contains($0.lowercased()) }
    }

    private func isTemporary(_ value: ArgumentFact.Value) -> Bool {
        var left: ArgumentFact.Value? = value
        while let current = left {
            left = nil
            let chain: ChainFact
            switch current {
            case .chain(let found): chain = found
            case .call(let index) where index < body.calls.count:
                chain = body.calls[index].callee
                if body.calls[index].arguments.contains(where: {
                    if case .chain(let argument) = $0.value {
                        argument.names.contains("temporaryDirectory")
                    } else {
                        false
                    }
                }) {
                    return true
                }
            default: return false
            }
            if chain.names.contains("temporaryDirectory") || chain.names.last == "NSTemporaryDirectory" {
                return true
            }
            if case .call(let before) = chain.root { left = .call(before) }
        }
        return false
    }
}
