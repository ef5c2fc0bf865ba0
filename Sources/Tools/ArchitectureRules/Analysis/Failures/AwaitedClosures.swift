import SourceModel

/// The closures for which a caller waits, and what else code answers by that makes a stream or a continuation.
struct AwaitedClosures {
    let member: MemberFact
    let body: BodyFact

    var names: Set<String> {
        Self.parameters(of: member).union(madeStreams).union(receivedClosures).subtracting(kept)
    }

    /// Whether a closure is called after failures only, so that nobody waits for it.
    func isForFailures(_ name: String) -> Bool {
        let answers = body.calls.filter { Self.isAnswer($0, [name]) }
        return !answers.isEmpty && !body.uses.contains { $0.chain.names.first == name }
            && answers.allSatisfy { call in
                body.catches.contains {
                    ($0.followsFailure || $0.kind == .guardBranch)
                        && body.isInside(call.location, call.closure, $0)
                }
            }
    }

    /// The closures that the object keeps, to call them when something else happens: `session.onEnd = completion`.
    private var kept: Set<String> {
        Set(
            body.assignments.compactMap { assignment in
                guard case .chain(let chain) = assignment.value, chain.root == .name, chain.names.count == 1
                else {
                    return nil
                }
                return chain.names[0]
            })
    }

    /// Whether nobody waits for a closure: it reports what people do, or is called at once or not at all, because it may not escape.
    func mayBeLeftOut(_ name: String) -> Bool {
        if Self.isEvent(name) { return true }
        let parameter = member.parameters.first { ($0.innerName ?? $0.label) == name }
        if case .function? = parameter?.type { return true }
        return false
    }

    /// The parameters that are closures which are called later, once, when the work is done.
    static func parameters(of member: MemberFact) -> Set<String> {
        if member.type.map(isShown) == true || observes(member.name) { return [] }
        return Set(
            member.parameters.filter(isWaitedFor).map { $0.innerName ?? $0.label }.filter {
                others.isDisjoint(with: $0.camelCaseWords.map { $0.lowercased() })
            })
    }

    /// Whether a function passes on whatever comes, of which not everything has to: `startObserving(_ listener:)`.
    private static func observes(_ name: String) -> Bool {
        let words = name.camelCaseWords.map { $0.lowercased() }
        return words.contains("observing") || words.contains("listening")
            || ["observe", "listen", "subscribe"].contains(words.first)
    }

    /// Whether a function makes something that people see, whose closures it calls when they touch it.
    private static func isShown(_ result: TypeFact) -> Bool {
        result.namedParts.contains { part in part.name.camelCaseWords.last.map(shown.contains) == true }
    }

    private static let shown: Set<String> = [
        "View", "Controller", "Builder", "Button", "Action", "Actions", "Alert", "Menu", "Cell", "Item",
        "Items",
        "Model", "Module", "Coordinator", "Router",
    ]

    private static func isWaitedFor(_ parameter: ParameterFact) -> Bool { isWaitedFor(parameter.type) }

    private static func isWaitedFor(_ type: TypeFact) -> Bool {
        // Only a closure can escape, whatever its type is called.
        if case .decorated(let words, .named) = type, words.contains("@escaping") { return true }
        if let name = type.bareName {
            return words.contains { name.hasSuffix($0) }
        }
        guard case .function(let parameters, _, let result) = type.bare,
            !parameters.contains(where: isPicture)
        else { return false }
        return result == .void || result.bareName == "Void"
    }

    /// Whether a closure receives a picture, which is left out if it does not load.
    static func answersPicture(_ type: TypeFact) -> Bool {
        guard case .function(let parameters, _, _) = type.bare else { return false }
        return parameters.contains(where: isPicture)
    }

    private static func isPicture(_ parameter: TypeFact.Element) -> Bool {
        ["UIImage", "NSImage", "Image"].contains(parameter.type.bareName)
    }

    /// What the names of types of such closures end with.
    private static let words = [
        "Completion", "CompletionHandler", "Handler", "Callback", "CallBack", "CompletionBlock", "Closure",
    ]

    /// Words in the names of closures that are called more than once, or do the work themselves.
    private static let others: Set<String> = [
        "progress", "update", "updates", "changed", "event", "each", "body", "block", "animations",
        "configure", "transaction", "write", "mutation",
        "work", "operation", "action", "retry", "reload", "execute", "cached",
    ]

    /// What answers through the object by which the code makes a stream or a continuation.
    private static let answering: Set<String> = [
        "resume", "callAsFunction", "onNext", "onError", "onCompleted", "fulfill", "reject",
    ]

    /// The parameters by which closures answer that make a stream or a result: `Single.create { single in … }`,
    /// `Future { promise in … }`, `withCheckedContinuation { continuation in … }`.
    private var madeStreams: Set<String> {
        Set(
            body.locals.filter { local in
                guard let closure = local.closure, closure < body.closures.count, local.value == .other,
                    local.origin == nil, let index = body.closures[closure].call, index < body.calls.count
                else { return false }
                let names = body.calls[index].callee.names
                return Self.makers.contains(names.last ?? "")
                    || names.last == "create" && Self.streams.contains(names.first ?? "")
            }
            .map(\.name))
    }

    /// Whether a closure reports what people do, by its name, and not of the end of the work: `onSelect`, `didTap`.
    private static func isEvent(_ name: String) -> Bool {
        let words = name.camelCaseWords.map { $0.lowercased() }
        return words.count > 1 && ["on", "did", "will"].contains(words[0]) && ends.isDisjoint(with: words)
    }

    private static let ends: Set<String> = [
        "completion", "complete", "completed", "success", "finish", "finished", "done", "result", "response",
        "end",
        "load", "loaded", "receive", "failure", "error",
    ]

    /// The parameters of closures that are such closures themselves: `{ (endpoint, done: @escaping Completion) in … }`.
    private var receivedClosures: Set<String> {
        Set(
            body.locals.filter { local in
                local.closure != nil && local.value == .other && local.type.map(Self.isWaitedFor) == true
                    && Self.others.isDisjoint(with: local.name.camelCaseWords.map { $0.lowercased() })
            }
            .map(\.name))
    }

    private static let makers: Set<String> = [
        "Future", "Promise", "withCheckedContinuation", "withCheckedThrowingContinuation",
        "withUnsafeContinuation", "withUnsafeThrowingContinuation",
    ]
    private static let streams: Set<String> = ["Single", "Observable", "Completable", "Maybe"]

    /// The calls by which the code answers.
    var answers: [CallFact] {
        let names = names
        return names.isEmpty ? [] : body.calls.filter { Self.isAnswer($0, names) }
    }

    private static func isAnswer(_ call: CallFact, _ names: Set<String>) -> Bool {
        guard call.callee.root == .name, call.tried == nil, !call.isAwaited,
            let name = call.callee.names.first
        else { return false }
        return names.contains(name)
            && (call.callee.names.count == 1
                || call.callee.names.count == 2 && answering.contains(call.callee.names[1]))
    }
}
