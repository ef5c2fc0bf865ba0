import SourceModel
import Styles

// View models that only print their errors, and have nothing by which a view could learn of one.

extension ErrorDroppedRule {
    func speechlessViewModels(in project: ProjectContext) -> [Finding] {
        viewModels(in: project).flatMap { type -> [Finding] in
            let handlers = handlers(in: type)
            guard !handlers.isEmpty, !mayShowError(type, project) else { return [] }
            return handlers.map { finding(type, $0) }
        }
    }

    private func viewModels(in project: ProjectContext) -> [TypeEntity] {
        let inScenes = project.roleInstances.filter { $0.role.name == "presentation" }.map(\.type)
        var seen: Set<Int> = []
        return (inScenes + LogicTypes.all(in: project)).filter { type in
            (type.name.hasSuffix("ViewModel") || type.name.hasSuffix("VM") || isObserved(type, project))
                && seen.insert(type.id).inserted
        }
    }

    /// Whether a view of SwiftUI observes it.
    private func isObserved(_ type: TypeEntity, _ project: ProjectContext) -> Bool {
        project.model.inheritedNames(of: type).contains("ObservableObject")
            || type.declaration.attributes.contains { $0 == "@Observable" }
    }

    /// Whether something in it may report an error, by its name or its type.
    private func mayShowError(_ type: TypeEntity, _ project: ProjectContext) -> Bool {
        let all = [type] + project.model.ancestors(of: type)
        let known = Set(all.map(\.name)).union(Self.empty).union(Self.plain)
        return all.contains { part in
            part.inherited.contains { !known.contains($0.bareName ?? "") }
                || part.members.contains { mayReport($0, project) }
        }
    }

    /// What a view model may inherit that could show nothing.
    private static let plain: Set<String> = [
        "NSObject", "ObservableObject", "Identifiable", "Equatable", "Hashable",
    ]

    private func mayReport(_ member: MemberEntity, _ project: ProjectContext) -> Bool {
        if Self.tells(member.fact.name) { return true }
        let written = [member.fact.type, member.fact.initialType].compactMap { $0 }
        let names = written.flatMap(\.namedParts)
        if names.contains(where: { Self.tells($0.name) }) { return true }
        if member.fact.parameters.contains(where: { $0.type.namedParts.contains { Self.tells($0.name) } }) {
            return true
        }
        // A delegate, a router or the view itself.
        let others = names.compactMap { project.model.type($0.type, in: project.model.scope(of: member)) }
        return Self.isCollaborator(member.fact.name)
            && (others.isEmpty || others.contains { $0.kind != .protocol || canCarryError($0, project) })
    }

    private static func tells(_ name: String) -> Bool {
        ErrorWords.exist(in: name) || !words.isDisjoint(with: name.camelCaseWords.map { $0.lowercased() })
    }

    private static let words: Set<String> = [
        "state", "status", "phase", "result", "event", "toast", "warning", "banner", "snackbar", "popup",
        "notice", "validation", "output",
    ]

    private static func isCollaborator(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["delegate", "view", "router", "coordinator", "navigator", "listener", "handler", "flow"]
            .contains {
                name.hasSuffix($0)
            }
    }

    private func finding(_ type: TypeEntity, _ location: FileLocation) -> Finding {
        Finding(
            of: info, at: location,
            message:
                "\"\(type.name)\" only prints this error, and has nothing by which its view could learn of one, so people never see it; "
                + "add a property for the error, for example",
            subject: type.qualifiedName)
    }
}
