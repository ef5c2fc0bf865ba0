import SourceModel

/// Calls that may throw in a `Task` whose result nobody reads: `Task { try await client.save(ride) }`.
struct UnreadTasks {
    let member: MemberFact
    let body: BodyFact
    /// Calls whose failure people do not notice.
    let harmless: Set<String>
    /// Whether other code of the type reads the value of a task that a property keeps.
    let isRead: (String) -> Bool

    static let names = NameQuery(["Task"], isConstant: true)

    /// The first such call of each task.
    var calls: [CallFact] {
        body.closures.indices.compactMap { closure in
            guard isUnread(closure) else { return nil }
            return body.calls.indices.first { index in
                let call = body.calls[index]
                return call.closure == closure && call.tried == "try" && call.isAwaited && !isCaught(call)
                    && !isPart(index) && !answersByClosure(call)
                    && !(call.callee.names.last.map(isHarmless) ?? true)
                    && call.callee.names.first != "Task"
            }.map { body.calls[$0] }
        }
    }

    /// Whether a call is an argument of another one, or only makes a value: `Task.sleep(nanoseconds: UInt64(delay))`.
    private func isPart(_ index: Int) -> Bool {
        let names = body.calls[index].callee.names
        if names.count == 1, names[0].first?.isUppercase == true { return true }
        return body.calls.contains { outer in
            outer.tried == "try" && outer.isAwaited && outer.arguments.contains { $0.value == .call(index) }
        }
    }

    /// Whether a call gets a closure too, which hears of the failure before it is thrown on: `try await load { result in … }`.
    private func answersByClosure(_ call: CallFact) -> Bool {
        call.arguments.contains { argument in
            guard case .closure(let closure) = argument.value else { return false }
            return body.catches.contains {
                $0.kind == .failureCase && body.isClosure($0.closure, in: closure)
            }
        }
    }

    /// Whether a closure is the code of a task that is neither kept nor returned.
    private func isUnread(_ closure: Int) -> Bool {
        guard let index = body.closures[closure].call, index < body.calls.count else { return false }
        let call = body.calls[index]
        return call.callee.names.first == "Task" && Self.makers.contains(call.callee.names.last ?? "")
            && (call.isStatement || isKeptToCancel(index))
            && call.arguments.count { if case .closure = $0.value { true } else { false } } == 1
            && (member.type == nil || call.closure != nil) && !makesPictures(closure) && !refreshes(call)
            && !body.calls.contains { $0.callee.root == .call(index) } && !isElement(call)
    }

    /// Whether it is what a closure answers of which a list is made: `rides.map { ride in Task { try await load(ride) } }`.
    private func isElement(_ task: CallFact) -> Bool {
        guard let closure = task.closure, let index = body.closures[closure].call, index < body.calls.count,
            ["map", "compactMap", "flatMap"].contains(body.calls[index].callee.names.last)
        else { return false }
        let isResult =
            body.calls.count { $0.closure == closure } == 1
            && !body.uses.contains { $0.closure == closure && $0.location.line > task.location.line }
        return isResult && !body.calls[index].isStatement
    }

    /// Whether a person has pulled a list down, who sees that nothing new comes: `.refreshable { Task { try await load() } }`.
    private func refreshes(_ task: CallFact) -> Bool {
        guard let closure = task.closure, let call = body.closures[closure].call, call < body.calls.count
        else { return false }
        return body.calls[call].callee.names.last == "refreshable"
    }

    /// Whether a property or `_` gets the task, and nothing of the body reads its value.
    private func isKeptToCancel(_ index: Int) -> Bool {
        body.assignments.contains { assignment in
            guard assignment.value == .call(index), let name = assignment.target.names.last else {
                return false
            }
            return name == "_" || name.lowercased().hasSuffix("task") && !isRead(name)
        }
    }

    /// Whether it shows pictures out of a film, which are left out if they do not load.
    private func makesPictures(_ closure: Int) -> Bool {
        body.calls.contains { $0.closure == closure && $0.callee.names == ["AVAssetImageGenerator"] }
    }

    private static let makers: Set<String> = ["Task", "detached", "init"]

    /// Whether nobody notices that it fails, or it shows something, which throws when the person closes it.
    private func isHarmless(_ name: String) -> Bool {
        harmless.contains(name) || DroppedWrites.isQuiet(name) || name.hasSuffix("Flags")
            || name.camelCaseWords.count > 1 && UnseenFailures.isRefresh(name)
            || name.camelCaseWords.first.map { Self.showing.contains($0.lowercased()) } == true
    }

    private static let showing: Set<String> = [
        "show", "present", "ask", "disconnect", "coordinate", "navigate", "route",
    ]

    private func isCaught(_ call: CallFact) -> Bool {
        let line = call.location.line
        return body.catches.contains {
            $0.kind == .catch && !$0.isPartial && $0.closure == call.closure && $0.around.contains(line)
                && !$0.lines.contains(line)
        }
    }
}
