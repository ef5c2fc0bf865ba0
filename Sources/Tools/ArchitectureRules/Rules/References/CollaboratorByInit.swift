import SourceModel
import Styles

/// A role takes by its initialiser what it does not own.
struct CollaboratorByInit: Rule {
    let info = RuleInfo(
        id: "collaborator-by-init",
        summary:
            "A role takes a collaborator it does not own by its initialiser instead of by the style's method.",
        why:
            "What comes by the initialiser is owned and there from the first moment; what is not owned comes later, by "
            + "a method, and may go again. Keeping the two apart shows at the call who owns whom, and lets the two be "
            + "made in any order.",
        whatToDo:
            "Give the role a method `use(_:)` that stores the collaborator weakly, and call it where the scene is "
            + "put together.",
        silence: "In styles that name no method for handing over.",
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

    func findings(in project: CheckedProject) -> [Finding] {
        project.players.flatMap { player -> [Finding] in
            let handed = player.style.references.filter {
                $0.from == player.role.name && $0.hold == .sees && $0.handover != nil
            }
            guard !handed.isEmpty else { return [] }
            return player.type.members.filter { $0.fact.kind == .initializer }.flatMap { member in
                member.fact.parameters.compactMap { parameter in
                    finding(parameter, of: member, handed, player, project)
                }
            }
        }
    }

    private func finding(
        _ parameter: ParameterFact, of member: MemberEntity, _ handed: [Reference], _ player: Player,
        _ project: CheckedProject
    ) -> Finding? {
        let types = project.model.types(parameter.type, in: project.model.scope(of: member))
        let roles = types.compactMap { project.role(of: $0, inSceneOf: player) }
        guard let reference = handed.first(where: { roles.contains($0.to) }), let method = reference.handover
        else {
            return nil
        }
        let name = parameter.innerName ?? parameter.label
        return Finding(
            rule: id, severity: info.severity, place: member.fact.place,
            message:
                "\"\(player.type.name)\" takes its scene's \(reference.to) \"\(name)\" by init, though it does not own it; "
                + "take it by \(method)(_:) and hold it weakly",
            subject: "\(player.type.qualifiedName).init.\(name)")
    }
}
