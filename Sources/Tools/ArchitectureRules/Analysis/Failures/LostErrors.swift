import SourceModel
import Styles

/// Where a member of a type, or a function of a file, loses an error.
struct LostErrors {
    typealias Loss = (location: FileLocation, kind: Kind)

    let project: ProjectContext
    let scope: Scope
    /// The type whose code it is; `nil` for a function of the file.
    let owner: DeclarationFact?
    let member: MemberFact
    let body: BodyFact

    /// Whether a member may lose an error; cheaper than to look at its code.
    static func mayExist(in member: MemberInPlace) -> Bool {
        !member.traits.isDisjoint(with: [.catches, .ignoresTried])
            || member.traits.contains(.calls)
                && (mayAnswer(member) || member.bodyMayName(DroppedWrites.handlers))
            || member.kind == .method
                && (member.parameters.contains {
                    $0.type.bareName == "Error" || ($0.innerName ?? $0.label) == "error"
                }
                    || member.traits.contains(.calls) && UnseenFailures.isNamedAfterFailure(member.name))
    }

    private static func mayAnswer(_ member: MemberInPlace) -> Bool {
        // A reactor's names are those of its own requests.
        member.bodyMayName(HiddenFailures.names) || member.bodyMayName(LostFailures.names)
            || member.bodyMayName(UnreadTasks.names) || member.type?.bareName == "Observable"
    }

    /// The same, but for failures that cannot happen.
    var withoutImpossibleFailures: LostErrors {
        guard body.calls.contains(where: { $0.tried != nil }) else { return self }
        let calls = CertainCalls(model: project.model, harmless: Self.cleanUp)
        return LostErrors(
            project: project, scope: scope, owner: owner, member: member,
            body: calls.withoutImpossibleFailures(code))
    }

    /// - Parameter neighbors: The members beside the code, whose written types tell what a stream fails with.
    func all(beside neighbors: [MemberFact]) -> [Loss] {
        if isObserver || triesDecodings { return [] }
        let code = code
        let safe = SafeStreams(body: body, neighbors: neighbors, type: writtenType) {
            type?.members.map(\.fact) ?? neighbors
        } called: {
            project.model.calledMember(of: $0, in: code)?.fact
        }
        let hidden = HiddenFailures(body, of: member)
        let ignored = IgnoredErrors(member: member, body: body, harmless: Self.cleanUp)
        let unanswered = UnansweredFailures(member: member, body: body, isNote: isNote).all
        return writes
            + (hidden.calls + hidden.successAnswers).map { ($0.location, .hidden) }
            + (UnseenFailures(member: member, body: body).isUnnoticed ? [] : hidden.doneAnswers)
            .map { ($0.location, .answeredAsDone) }
            + (hidden.emptyAnswers + hidden.halfAnswers).map {
                ($0.location, .answeredWithNothing)
            }
            + (hidden.isForPicture ? [] : nothing) + replaced(safe)
            + (ignored.isParameterUnread && isLogic ? [(member.location, .unreadParameter)] : [])
            + ignored.unread.filter { !isBefore($0.location, unanswered) && !isAnsweredInside($0.closure) }
            .map { ($0.location, .unread) }
            + (worksQuietly ? [] : ignored.all).filter { !isAnsweredInside($0.closure) }
            .map { ($0.location, .onlyTested) }
            + OverlookedErrors(body: body).all.map { ($0, .overlooked) }
            + (isLogic ? IgnoredResults(body: body).all : []).map { ($0, .emptyHandler) }
            + (worksQuietly ? [] : handlers(safe, ignored)) + stopped(safe)
            + hidden.emptyLists.map { ($0.location, .emptyListAnswer) }
            + unanswered.map { ($0.location, .unanswered($0.closure)) }
            + printed + unseen(safe, ignored)
            + unreadTasks
    }

    /// Whether it works in the background by its name, and people do not see that it loads. A refresh is what they may ask for.
    private var worksQuietly: Bool {
        UnseenFailures.isRefresh(member.name) && !member.name.hasPrefix("refresh")
            && !UnseenFailures(member: member, body: body).startsLoading
    }

    private var unreadTasks: [Loss] {
        if UnseenFailures(member: member, body: body).loadsFurther { return [] }
        let callees = ReportingCallees(model: project.model)
        return UnreadTasks(member: member, body: body, harmless: Self.cleanUp, isRead: readsValue).calls
            .filter { !callees.reports($0, in: code) }
            .map { ($0.location, .unreadTask($0.callee.text)) }
    }

    /// Whether it extends what decoders read from, to try one type of a value after the other.
    private var triesDecodings: Bool {
        guard let name = owner?.name else { return false }
        return name.hasSuffix("DecodingContainer") || name.hasPrefix("KeyedDecodingContainer")
    }

    /// Whether it only watches what others ask a server, who learn of the failure themselves: a plugin of Moya, a monitor of Alamofire.
    private var isObserver: Bool {
        guard let type else { return false }
        return !project.model.inheritedNames(of: type).isDisjoint(with: ["PluginType", "EventMonitor"])
    }

    /// The written type of the last property in a chain.
    private func writtenType(of chain: ChainFact, at location: FileLocation) -> TypeFact? {
        let front = ChainFact(root: chain.root, names: chain.names.dropLast())
        guard let last = chain.names.last,
            let owner = project.model.value(of: front, at: location, in: code), !owner.isMetatype,
            let fact = project.model.member(last, of: owner.type, isStatic: false)?.fact
        else { return nil }
        return fact.type ?? fact.initialType
    }

    /// Whether some code of the type reads the value of a property, as that of a task: `try await loadTask?.value`.
    private func readsValue(of property: String) -> Bool {
        let members = type?.members.map(\.fact) ?? owner?.members ?? []
        return members.contains { other in
            guard let body = other.body else { return false }
            return BodyChains(body).contains { chain, _ in
                chain.names.contains(property) && chain.names.last.map(["value", "result"].contains) == true
            }
        }
    }

    /// Whether a closure is for a function of the project that answers with successes only, or shows each failure itself.
    func isAnsweredInside(_ closure: Int?) -> Bool {
        guard let closure, let index = body.closures[closure].call, index < body.calls.count,
            let called = project.model.calledMember(of: body.calls[index], in: code)?.fact,
            let inner = called.body
        else { return false }
        return onlySucceeds(called, inner) || ReportingCallees.showsFailures(inner)
    }

    /// Whether a function answers with successes only, and hands the closure to nobody.
    private func onlySucceeds(_ called: MemberFact, _ inner: BodyFact) -> Bool {
        let answers = AwaitedClosures(member: called, body: inner)
        let isSuccess = { (call: CallFact) in
            call.arguments.allSatisfy { argument in
                guard case .call(let index) = argument.value, index < inner.calls.count else { return false }
                return inner.calls[index].callee.names.last == "success"
            }
        }
        return !answers.answers.isEmpty && answers.answers.allSatisfy(isSuccess)
            && !inner.uses.contains { $0.chain.names.count == 1 && answers.names.contains($0.chain.names[0]) }
    }

    /// Whether one of the losses is at the beginning of the closure at a location.
    private func isBefore(_ closure: FileLocation, _ losses: [UnansweredFailures.Loss]) -> Bool {
        losses.contains { (0...3).contains($0.location.line - closure.line) }
    }

    private var printed: [Loss] {
        let noted = NotedFailures(body: body)
        return body.catches.filter { noted.isPrintedInsteadOfThrown($0, in: member) }.map {
            ($0.location, .printed)
        }
    }

    // MARK: Writes

    private var writes: [Loss] {
        // Nobody waits for the end of what they cancel.
        if member.name == "cancel" { return [] }
        let expected = ExpectedFailures(member: member, body: body)
        let writes = DroppedWrites(owner: owner, calls: body.calls)
        let code = code
        let calls = body.calls.filter { call in
            writes.contains(call, isLogic: isLogic || isInScene && DroppedWrites.acts(call)) {
                project.model.calledMember(of: $0, in: code)?.fact.effects.throwing != nil
            } && !expected.isTransient(call) && !expected.isFetchedAgain(after: call)
        }
        let callees = ReportingCallees(model: project.model)
        let unreported = body.calls.filter { writes.changes($0) && isLogic && receivesNoHandler($0, code) }
        return calls.filter { !callees.reports($0, in: code) }.map { ($0.location, .write($0.callee.text)) }
            + unreported.map { ($0.location, .unreported($0.callee.text)) }
    }

    /// Whether a call of one of the project's functions passes `nil` for the closure that would receive its error.
    private func receivesNoHandler(_ call: CallFact, _ code: CodeContext) -> Bool {
        let empty = call.arguments.filter { $0.value == .literal("nil") }.compactMap(\.label)
        guard !empty.isEmpty, let called = project.model.calledMember(of: call, in: code),
            !(called.fact.body?.calls.contains { ReportingCallees.isReport($0.callee) } ?? false)
        else { return false }
        return called.fact.parameters.contains { parameter in
            guard empty.contains(parameter.label), case .function(let received, _, _) = parameter.type.bare
            else {
                return false
            }
            return received.contains { ["Error", "Result"].contains($0.type.bareName) }
        }
    }

    var code: CodeContext {
        var scope = scope
        scope.type = type
        return CodeContext(scope: scope, member: member, body: body)
    }

    var type: TypeEntity? {
        owner.flatMap { owner in
            let names = owner.qualifiedName.split(separator: ".").map(String.init)
            let fact = names.dropFirst().reduce(TypeFact.name(names.first ?? "")) {
                .named(base: $0, name: $1, arguments: [])
            }
            return project.model.type(fact, in: scope)
        }
    }

    /// Whether the code belongs to the logic or presentation of a scene, or is named so.
    var isLogic: Bool {
        guard let type else { return false }
        return project.roleInstance(of: type).map { $0.role.platform == .none }
            ?? LogicTypes.isNamedSo(type, in: project.model)
    }

    /// Whether another role of the scene tells the type of the error, by a protocol of which there is one conformer.
    private var isTold: Bool {
        guard let type, project.roleInstance(of: type) != nil else { return false }
        return project.model.ancestors(of: type).contains { boundary in
            boundary.kind == .protocol && boundary.members.contains { $0.fact.name == member.name }
                && project.model.conformers(of: boundary).count { $0.isClass } == 1
        } && isCalled
    }

    /// Whether some code of the app calls a function of this name.
    private var isCalled: Bool {
        let query = NameQuery([member.name])
        return project.model.types.contains { type in
            type.members { $0.traits.contains(.calls) && $0.bodyMayName(query) }.contains { caller in
                caller.fact.body?.calls.contains { $0.callee.names.last == member.name } == true
            }
        }
    }

    /// Whether a subclass has code of its own for it.
    private var isOverridden: Bool {
        guard let type else { return false }
        return project.model.conformers(of: type).contains { heir in
            heir.members.contains { $0.fact.name == member.name && $0.fact.modifiers.contains("override") }
        }
    }

    // MARK: Handlers

    private func handlers(_ safe: SafeStreams, _ ignored: IgnoredErrors) -> [Loss] {
        let expected = ExpectedFailures(member: member, body: body)
        let streams = StreamEnds(body: body)
        let indicators = StoppedIndicators(body: body)
        return body.catches.filter { clause in
            (clause.isEmpty || indicators.onlyHops(in: clause)) && !clause.isExplained && !clause.isUnnamed
                && clause.kind != .errorBranch && clause.followsFailure
                && (clause.kind != .emptyMethod || (isLogic || isTold) && !isOverridden)
                && !isCancellation(clause) && !Self.isCleanUp(clause) && !isState(clause)
                && !isOfNothing(clause) && !isOfSafeEffect(clause) && !safe.handles(clause.location)
                && !expected.isExpected(clause)
                && !(clause.closure.map(ignored.isHarmless) ?? false) && !isAnsweredInside(clause.closure)
                && (!streams.isUnlabeledEnd(clause) || streams.followsRequest(clause)
                    || streams.fails(clause) { project.model.calledMember(of: $0, in: code)?.fact })
        }
        .map { ($0.location, $0.kind == .catch ? .emptyCatch : .emptyHandler) }
    }

    /// Whether a case is one of the project's own, without an error in it: `enum Outcome { case success(Ride), error }`.
    private func isState(_ clause: CatchFact) -> Bool {
        guard clause.kind == .failureCase,
            body.uses.contains(where: {
                $0.location.line == clause.location.line
                    && $0.chain == ChainFact(root: .implicit, names: ["error"])
            })
        else { return false }
        let enums = project.model.types.filter { type in
            !type.members { $0.kind == .enumCase && $0.name == "error" }.isEmpty
        }
        let plain = enums.filter { type in
            type.members { $0.kind == .enumCase && $0.name == "error" }.allSatisfy(\.fact.parameters.isEmpty)
        }
        if plain.count == enums.count { return !plain.isEmpty }
        // `case .inProgress, .error: return`
        let others = Set(
            body.uses.filter { $0.chain.root == .implicit && clause.around.contains($0.location.line) }
                .compactMap(\.chain.names.first)
        ).subtracting(["error", "success", "next", "completed"])
        return plain.contains { type in
            !type.members { $0.kind == .enumCase && others.contains($0.name) }.isEmpty
        }
    }

    /// Whether nothing that an effect does may throw: `.run { send in await client.load() } catch: { … }`.
    func isOfSafeEffect(_ clause: CatchFact) -> Bool {
        guard let handler = body.closures.first(where: { $0.location == clause.location }),
            handler.label == "catch", let call = handler.call
        else { return false }
        let effects = body.closures.indices.filter {
            body.closures[$0].call == call && body.closures[$0].label != "catch"
        }
        return !body.calls.contains { inner in
            inner.tried != nil && effects.contains { body.isClosure(inner.closure, in: $0) }
        }
    }

    /// Whether the closures of what is made do nothing at all, whatever they are for: `Logger(info: { _ in }, error: { _ in })`.
    private func isOfNothing(_ clause: CatchFact) -> Bool {
        guard let closure = body.closures.first(where: { $0.location == clause.location }),
            closure.isEmpty, let index = closure.call, body.calls[index].callee.readsAsInitializer
        else { return false }
        let closures = body.closures.filter { $0.call == index }
        return closures.count > 1 && closures.allSatisfy(\.isEmpty)
    }

    private func stopped(_ safe: SafeStreams) -> [Loss] {
        let indicators = StoppedIndicators(body: body)
        return body.catches.compactMap { clause in
            if isCancellation(clause) || Self.isCleanUp(clause) || safe.handles(clause.location) {
                return nil
            }
            if indicators.onlyStop(in: clause) { return (clause.location, .onlyStopped) }
            return member.name != "init" && indicators.onlyEmpties(in: clause) && isLogic
                ? (clause.location, .emptyListAnswer) : nil
        }
    }

    /// Calls whose failure people do not notice.
    private static let cleanUp: Set<String> = [
        "removeItem", "trashItem", "unlink", "close", "closeFile", "createDirectory", "sleep",
        "checkCancellation", "setActive", "lockForConfiguration", "setTorchModeOn",
        "setCategory", "overrideOutputAudioPort", "attributesOfFileSystem", "attributesOfItem",
        "resourceValues",
        // The system keeps what the person answers.
        "requestAuthorization", "requestAccess",
        // The person closes the window and opens it again.
        "fileImporter", "fileExporter", "fileMover", "ASWebAuthenticationSession", "loadObject", "loadItem",
        "loadTransferable",
        // Its text is written in the code, and is right or wrong at every run.
        "NSRegularExpression",
        // What the app has stored itself, and asks for by its own predicates.
        "performFetch",
        // It goes on with the other files of the folder.
        "enumerator",
    ]

    static func isCleanUp(_ clause: CatchFact) -> Bool {
        let tried = clause.tried.filter { !lists.contains($0) }
        return !tried.isEmpty && tried.allSatisfy(cleanUp.contains)
    }

    /// Calls around those that clean up: what is in a folder, each of it, and the session of the audio.
    private static let lists: Set<String> = ["contentsOfDirectory", "forEach", "sharedInstance"]

    func isCancellation(_ clause: CatchFact) -> Bool {
        body.types.contains {
            $0.location.line == clause.location.line && $0.type.bareName == "CancellationError"
        }
    }
}
