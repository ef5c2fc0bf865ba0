import SourceModel
import Styles

// What the code of a scene only prints or writes into a log.

extension LostErrors {
    func unseen(_ safe: SafeStreams, _ ignored: IgnoredErrors) -> [Loss] {
        let failures = UnseenFailures(member: member, body: body)
        let isInScene = isInScene
        let clauses =
            isInScene || isNavigation
            ? failures.clauses : failures.clauses.filter { failures.isAnsweredBeside($0, by: keptAnswers) }
        let isWhole =
            isInScene
            ? failures.isWhole || failures.isErrorDisplay
            : failures.isWhole && answersElsewhere
        guard isWhole || !clauses.isEmpty else { return [] }
        let expected = ExpectedFailures(member: member, body: body)
        let unseen = clauses.filter { clause in
            !isCancellation(clause) && !Self.isCleanUp(clause) && !safe.handles(clause.location)
                && !expected.isExpected(clause) && !(clause.closure.map(ignored.isHarmless) ?? false)
        }
        return (unseen.map(\.location) + (isWhole ? [member.location] : [])).map { ($0, .onlyNoted) }
    }

    /// Whether it is the logic of a scene, its view, or what a view of SwiftUI observes.
    private var isInScene: Bool {
        guard let type, !LogicTypes.isPreview(type) else { return false }
        if isLogic { return true }
        return project.roleInstance(of: type)?.role.platform == .host
            || !project.model.inheritedNames(of: type).isDisjoint(with: Self.drawing)
            || type.declaration.attributes.contains("@Observable")
    }

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

    /// What views and their models are.
    private static let drawing: Set<String> = [
        "ObservableObject", "View", "UIViewController", "UITableViewController", "UICollectionViewController",
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
