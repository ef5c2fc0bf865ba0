import SourceModel
import Styles

// What the code of a scene only prints or writes into a log.

extension LostErrors {
    func unseen(_ safe: SafeStreams, _ ignored: IgnoredErrors) -> [Loss] {
        let failures = UnseenFailures(member: member, body: body, isNote: isNote)
        let isInScene = isInScene
        let clauses =
            isInScene || isNavigation
            ? failures.clauses : failures.clauses.filter { failures.isAnsweredBeside($0, by: keptAnswers) }
        let isWhole =
            isInScene
            ? failures.isWhole || failures.isErrorDisplay
            : failures.isWhole && answersElsewhere
        let logged = (isInScene || isNavigation) && !failures.isUnnoticed ? loggedByLibrary : []
        guard isWhole || !clauses.isEmpty else { return logged }
        let expected = ExpectedFailures(member: member, body: body)
        let unseen = clauses.filter { clause in
            !isCancellation(clause) && !Self.isCleanUp(clause) && !safe.handles(clause.location)
                && !expected.isExpected(clause) && !isTracked(clause) && !isShown(clause)
                && !isOfSafeEffect(clause)
                && !(clause.closure.map(ignored.isHarmless) ?? false) && !isAnsweredInside(clause.closure)
                && !goesOnWithOthers(clause)
        }
        return logged + (unseen.map(\.location) + (isWhole ? [member.location] : [])).map { ($0, .onlyNoted) }
    }

    /// Whether it is the handler of one file in a folder, after which the others follow: `enumerator(at: url, errorHandler: { … })`.
    private func goesOnWithOthers(_ clause: CatchFact) -> Bool {
        body.receiver(of: clause)?.callee.names.last == "enumerator"
    }

    /// What PromiseKit logs itself: `load().done { … }.cauterize()`.
    private var loggedByLibrary: [Loss] {
        body.calls.filter { $0.callee.names.last == "cauterize" && $0.arguments.isEmpty }
            .map { ($0.location, .onlyNoted) }
    }

    /// Whether a function of the type that is called like a log keeps the note in a property, which the view shows: `logs.append(text)`.
    private func isShown(_ clause: CatchFact) -> Bool {
        body.calls.contains { call in
            let names = call.callee.names.filter { $0 != "self" }
            guard names.count == 1, body.isInside(call.location, call.closure, clause), let type,
                let called = project.model.calledMember(of: call, in: code), called.owner == type.id,
                let inner = called.fact.body
            else { return false }
            let stored = Set(type.members { $0.kind == .property && $0.isStored }.map(\.fact.name))
            let changed =
                inner.assignments.map(\.target)
                + inner.calls.map(\.callee).filter { ["append", "insert"].contains($0.names.last) }
            return changed.contains { chain in
                chain.root == .name && chain.names.first { $0 != "self" }.map(stored.contains) == true
            }
        }
    }

    /// Whether the stream has passed its failure on before its handler: `request().trackError(errors).subscribe(onError: { print($0) })`.
    private func isTracked(_ clause: CatchFact) -> Bool {
        guard var call = body.receiver(of: clause) else { return false }
        while case .call(let before) = call.callee.root, before < body.calls.count {
            call = body.calls[before]
            if call.callee.names.last?.hasPrefix("trackError") == true { return true }
        }
        return false
    }

    /// Whether a call hands the failure to a function of the same type that only prints it or writes it into a log.
    func isNote(_ call: CallFact) -> Bool {
        let names = call.callee.names.filter { $0 != "self" }
        guard call.callee.root == .name, names.count == 1, !call.arguments.isEmpty, names[0] != member.name,
            owner != nil, let called = project.model.calledMember(of: call, in: code), called.owner != nil,
            let body = called.fact.body
        else { return false }
        return UnseenFailures(member: called.fact, body: body).onlyNotesThroughout
    }

    /// Whether it is the logic of a scene, its view, or what a view of SwiftUI observes.
    var isInScene: Bool {
        guard let type, !LogicTypes.isPreview(type) else { return false }
        if isLogic { return true }
        let inherited = project.model.inheritedNames(of: type)
        return project.roleInstance(of: type)?.role.platform == .host
            || !inherited.isDisjoint(with: Self.drawing)
            || (inherited.contains("ObservableObject") || type.declaration.attributes.contains("@Observable"))
                && !servesScreens(type)
    }

    /// Whether it serves many screens by its name, rather than being the model of one: `NotificationManager`.
    private func servesScreens(_ type: TypeEntity) -> Bool {
        type.name.camelCaseWords.last.map(Self.serving.contains) ?? false
    }

    private static let serving: Set<String> = [
        "Manager", "Service", "Repository", "Client", "Provider", "Controller", "Container", "Database",
        "Persistence", "Device", "Session", "Store", "Adapter", "Handler", "Scheduler",
    ]

    /// Whether it opens screens, by its name and by what it keeps; a coordinator of data does not.
    private var isNavigation: Bool {
        guard let type, ["Coordinator", "Router", "Wireframe"].contains(where: type.name.hasSuffix) else {
            return false
        }
        let kept = ([type] + project.model.ancestors(of: type)).flatMap(\.members)
            .filter { $0.fact.kind == .property || $0.fact.kind == .initializer }
        return kept.contains { member in
            let types = [member.fact.type] + member.fact.parameters.map(\.type)
            return ([member.fact.name] + types.compactMap { $0?.bareName }).contains { name in
                let name = name.lowercased()
                return Self.screens.contains { name.contains($0) }
            }
        }
    }

    private static let screens = ["navigat", "router", "window", "controller", "coordinator"]

    /// What views are.
    private static let drawing: Set<String> = [
        "View", "UIViewController", "UITableViewController", "UICollectionViewController",
        "NSViewController",
    ]

    /// Whether another function of the name, which is notified of the success, calls a closure or sends to a stream that the object keeps.
    private var answersElsewhere: Bool {
        guard let type else { return false }
        let kept = keptAnswers
        return !kept.isEmpty
            && type.members.contains { other in
                other.fact.name == member.name && other.fact.location != member.location
                    && other.fact.body?.calls.contains { call in
                        call.callee.names.first { $0 != "self" }.map(kept.contains) ?? false
                    } ?? false
            }
    }

    /// The stored properties by which the object answers.
    private var keptAnswers: Set<String> {
        guard let owner else { return [] }
        return Set(
            owner.members.filter { $0.kind == .property && $0.isStored && Self.answers($0) }.map(\.name))
    }

    /// Whether a property is a delegate, a closure, a stream or a continuation.
    private static func answers(_ property: MemberFact) -> Bool {
        if property.name.lowercased().hasSuffix("delegate") || property.name == "output" { return true }
        guard let type = property.type ?? property.initialType else { return false }
        if type.isFunction { return true }
        guard let name = type.bareName else { return false }
        return ["Subject", "Relay", "Continuation", "Completion", "Callback", "Handler", "Closure"].contains {
            name.hasSuffix($0)
        }
    }
}
