import SourceModel

/// Which errors a piece of code receives and does not look at, or only asks whether they are there:
/// `guard error == nil else { return }`.
struct IgnoredErrors {
    let member: MemberFact
    let body: BodyFact
    /// Calls whose failure people do not notice.
    let harmless: Set<String>

    var all: [ErrorCheckFact] {
        body.errorChecks.filter { check in
            guard let scope = scope(of: check) else { return false }
            return isOnlyTested(check, in: scope) && !goesOn(after: check)
                && (check.closure.map { isPassed($0) && !isHarmless($0) } ?? true)
        }
    }

    /// Where closures begin that receive an error by its name and never name it, nor do anything else about a failure.
    var unread: [(location: FileLocation, closure: Int)] {
        // An error that a case or a `catch` binds is looked at by itself.
        body.locals.filter { $0.isReceivedError && $0.place != nil }.compactMap { local in
            guard let closure = local.closure, isPassed(closure), !isHarmless(closure), !catches(closure),
                !body.errorChecks.contains(where: { $0.variable == local.name && $0.closure == closure })
            else { return nil }
            let lines = local.location.line...max(local.location.line, local.lastLine)
            if looksAtResult(of: closure, in: lines) { return nil }
            let chains =
                body.calls.filter { lines.contains($0.location.line) }.map(\.callee)
                + body.uses.filter { lines.contains($0.location.line) }.map(\.chain)
            return chains.flatMap(\.names).contains(where: Self.speaksOfFailure)
                ? nil : (body.closures[closure].location, closure)
        }
    }

    /// Whether the code tells by another parameter that something failed: `if success { … } else { … }`.
    private func looksAtResult(of closure: Int, in lines: ClosedRange<Int>) -> Bool {
        let label = body.closures[closure].label ?? ""
        // It is the handler of the failure itself, or only tells how far the work is.
        if Self.speaksOfFailure(label) || label.lowercased().contains("progress") { return true }
        let received = Set(body.locals.filter { $0.closure == closure && $0.value == .other }.map(\.name))
        return body.branches.contains { branch in
            lines.contains(branch.location.line)
                && (branch.hasElse || branch.kind == .ternary || branch.kind == .value)
                && branch.subjects.contains { chain in
                    guard chain.root == .name, let first = chain.names.first, received.contains(first) else {
                        return false
                    }
                    // `if let address = places?.first?.address { … } else { … }`
                    return chain.names.count == 1 || branch.kind == .if && branch.hasElse && !branch.decides
                        || Self.tellsOutcome(chain.names[chain.names.count - 1])
                }
        }
    }

    /// Whether a property tells whether something failed, by its name: `response.success`, `reply.statusCode`.
    private static func tellsOutcome(_ name: String) -> Bool {
        name.camelCaseWords.contains { outcomes.contains($0.lowercased()) || speaksOfFailure($0) }
    }

    private static let outcomes: Set<String> = [
        "success", "succeeded", "successful", "status", "code", "ok", "valid", "result", "finished", "count",
        "empty",
        "first", "completed", "done",
    ]

    /// Whether it answers the failure of a stream, which is looked at by itself.
    private func catches(_ closure: Int) -> Bool {
        guard let call = body.closures[closure].call, call < body.calls.count else { return false }
        return ["catch", "catchError"].contains(body.calls[call].callee.names.last)
    }

    private static func speaksOfFailure(_ name: String) -> Bool {
        name.camelCaseWords.contains { word in
            let word = word.lowercased()
            return words.contains(word) || word.hasPrefix("err") || word.hasPrefix("fail")
        }
    }

    private static let words: Set<String> = ["problem", "alert", "print", "log", "logger", "debug", "toast"]

    /// The lines in which an error that the code receives is visible; `nil` if the code makes the error itself.
    private func scope(of check: ErrorCheckFact) -> ClosedRange<Int>? {
        let name = Self.names(of: check)[0]
        if let local = body.local(name, visibleAt: check.location) {
            guard local.value == .other, local.closure != nil, !local.isUnwrapped else { return nil }
            return local.location.line...max(local.location.line, local.lastLine)
        }
        let isParameter = member.parameters.contains { parameter in
            (parameter.innerName ?? parameter.label) == name
                && parameter.type.bareName.map {
                    $0.hasSuffix("Error") || $0.hasSuffix("Result") || check.variable != name
                } == true
        }
        return isParameter ? 0...Int.max : nil
    }

    /// The name of the error, or of what contains it and its own: `response.error`.
    private static func names(of check: ErrorCheckFact) -> [String] {
        check.variable.split(separator: ".").map(String.init)
    }

    /// Whether nothing but conditions reads the error.
    private func isOnlyTested(_ check: ErrorCheckFact, in scope: ClosedRange<Int>) -> Bool {
        let names = Self.names(of: check)
        let isIt = { (chain: ChainFact) in chain.root == .name && chain.names.starts(with: names) }
        let tests = body.errorChecks.count {
            $0.variable == check.variable && scope.contains($0.location.line)
        }
        let uses = body.uses.count {
            isIt($0.chain) && scope.contains($0.location.line) && !isInCatch($0.location)
        }
        return uses <= tests && !body.calls.contains { isIt($0.callee) && scope.contains($0.location.line) }
    }

    /// Whether the name is that of another error there, which a `catch` receives.
    private func isInCatch(_ location: FileLocation) -> Bool {
        body.catches.contains { $0.kind == .catch && $0.lines.contains(location.line) }
    }

    /// Whether code follows that runs with the error too, as a call of a completion.
    private func goesOn(after check: ErrorCheckFact) -> Bool {
        guard let last = check.lastLine else { return false }
        return body.calls.contains { $0.closure == check.closure && $0.location.line > last }
            || body.assignments.contains { $0.closure == check.closure && $0.location.line > last }
    }

    /// Whether the function itself receives an error, beside what it is for, and never names it: `func loaded(_ page: Page?, error: Error?)`.
    var isParameterUnread: Bool {
        guard member.kind == .method, member.parameters.count > 1, !body.isEmpty,
            let parameter = member.parameters.last(where: { $0.type.bareName == "Error" }),
            case .optional = parameter.type, body.branches.allSatisfy({ !$0.hasElse })
        else { return false }
        let name = parameter.innerName ?? parameter.label
        let chains = body.calls.map(\.callee) + body.uses.map(\.chain)
        return name != "_" && !chains.flatMap(\.names).contains { $0 == name || Self.speaksOfFailure($0) }
    }

    private func isPassed(_ closure: Int) -> Bool {
        closure < body.closures.count && !body.closures[closure].isEmpty && body.closures[closure].call != nil
    }

    /// Whether a closure belongs to a call whose failure people do not notice, or makes a picture of what it gets.
    func isHarmless(_ closure: Int) -> Bool {
        if body.calls.contains(where: {
            MadePictures.isMade(by: $0) && body.isClosure($0.closure, in: closure)
        }) {
            return true
        }
        // The sheet by which people share tells them itself.
        if body.closures[closure].target?.names.last == "completionWithItemsHandler" { return true }
        guard let call = body.closures[closure].call, call < body.calls.count else { return false }
        return body.calls[call].callee.names.contains {
            harmless.contains($0) || Self.loadsPicture($0) || Self.asksPerson($0) || Self.watches($0)
        }
    }

    /// Whether a person answers, who may say no: `confirm("Delete?") { … }`.
    private static func asksPerson(_ name: String) -> Bool {
        name.hasPrefix("confirm") || name.hasPrefix("prompt")
    }

    /// Whether it adds a closure to those that hear of what somebody else does, who learns of the failure: `addDidSaveHandler`.
    private static func watches(_ name: String) -> Bool {
        let words = name.camelCaseWords
        return words.count > 2 && words.first == "add"
            && words.last.map(["Handler", "Observer", "Listener", "Callback"].contains) == true
    }

    /// A picture that does not load is left out.
    private static func loadsPicture(_ name: String) -> Bool {
        name.lowercased().contains("image")
            && UnseenFailures.sending.isDisjoint(with: name.camelCaseWords.map { $0.lowercased() })
    }
}
