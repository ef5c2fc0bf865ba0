import SourceModel
import Styles

/// A role receives through its initializer what it does not own.
struct CollaboratorByInitRule: Rule {
    let info = RuleInfo(
        id: "collaborator-by-init",
        summary:
            "A role receives a collaborator that it does not own through its initializer instead of the style's "
            + "method.",
        why:
            "A role owns what its initializer receives, and has it from the start. A collaborator that it does not "
            + "own arrives later through a method, and may disappear again. Keeping the two apart shows at the call "
            + "who owns whom, and lets both be created in any order.",
        whatToDo:
            "Give the role a method `use(_:)` that stores the collaborator weakly, and call it where the scene is "
            + "assembled.",
        exceptions:
            "In styles that name no method for handing over collaborators. "
            + "Of the bundled styles only `simple` demands it; projects of other styles have no such finding.",
        badExample: """
            protocol DoorsRendering: AnyObject { func render(_ renderable: DoorsRenderable) }
            protocol DoorsInteracting: AnyObject { func didTapOpen() }
            struct DoorsRenderable { let title: String }

            final class DoorsView: DoorsRendering {
                var interaction: (any DoorsInteracting)?
                func render(_ renderable: DoorsRenderable) {}
            }
            final class DoorsInteraction: DoorsInteracting {
                private weak var view: (any DoorsRendering)?
                init(view: any DoorsRendering) { self.view = view }
                func didTapOpen() { view?.render(DoorsRenderable(title: "open")) }
            }
            """,
        goodExample: """
            protocol DoorsRendering: AnyObject { func render(_ renderable: DoorsRenderable) }
            protocol DoorsInteracting: AnyObject { func didTapOpen() }
            struct DoorsRenderable { let title: String }

            final class DoorsView: DoorsRendering {
                var interaction: (any DoorsInteracting)?
                func render(_ renderable: DoorsRenderable) {}
            }
            final class DoorsInteraction: DoorsInteracting {
                private weak var view: (any DoorsRendering)?
                func use(_ view: any DoorsRendering) { self.view = view }
                func didTapOpen() { view?.render(DoorsRenderable(title: "open")) }
            }
            """)

    func findings(in project: ProjectContext) -> [Finding] {
        project.roleInstances.flatMap { instance -> [Finding] in
            let handed = instance.style.references.filter {
                $0.from == instance.role.name && $0.ownership == .weak && $0.handover != nil
            }
            guard !handed.isEmpty else { return [] }
            return instance.type.members.filter { $0.fact.kind == .initializer }.flatMap { member in
                member.fact.parameters.compactMap { parameter in
                    finding(parameter, of: member, handed, instance, project)
                }
            }
        }
    }

    private func finding(
        _ parameter: ParameterFact, of member: MemberEntity, _ handed: [Reference], _ instance: RoleInstance,
        _ project: ProjectContext
    ) -> Finding? {
        let types = project.model.types(parameter.type, in: project.model.scope(of: member))
        let roles = types.compactMap { project.role(of: $0, inSceneOf: instance) }
        guard let reference = handed.first(where: { roles.contains($0.to) }), let method = reference.handover
        else {
            return nil
        }
        let name = parameter.innerName ?? parameter.label
        return Finding(
            of: info, at: member.fact.location,
            message:
                "\"\(instance.type.name)\" receives its scene's \(reference.to) \"\(name)\" through init, though it does not own it; "
                + "receive it through \(method)(_:), and store it weakly",
            subject: "\(instance.type.qualifiedName).init.\(name)")
    }
}
