import SourceModel
import Styles

/// A role that should keep another alive holds it weakly, and nobody else holds it.
struct OwnerReferenceWeak: Rule {
    let info = RuleInfo(
        id: "owner-reference-weak",
        summary: "A role that must own another holds it weakly, and nothing else in the project owns it.",
        why:
            "What nobody owns is released as soon as the builder returns. The scene then looks alive and does "
            + "nothing: calls to a weak reference that is gone vanish without a word.",
        whatToDo: "Hold it strongly, best as a `let` that the initialiser sets.",
        silence:
            "When another type of the project stores the role strongly, when it is a view, which the host "
            + "keeps, and when it is shared as a static property.",
        badExample: """
            protocol AboutInteracting: AnyObject { func closeTapped() }
            protocol AboutPresenting: AnyObject { func present(error: any Error) }
            protocol AboutDisplaying: AnyObject { func show(error: String) }

            final class AboutViewController: AboutDisplaying {
                weak var interactor: (any AboutInteracting)?
                func show(error: String) {}
            }
            final class AboutInteractor: AboutInteracting {
                var presenter: (any AboutPresenting)?
                func closeTapped() {}
            }
            final class AboutPresenter: AboutPresenting {
                weak var view: (any AboutDisplaying)?
                func present(error: any Error) { view?.show(error: "\\(error)") }
            }
            """,
        goodExample: """
            protocol AboutInteracting: AnyObject { func closeTapped() }
            protocol AboutPresenting: AnyObject { func present(error: any Error) }
            protocol AboutDisplaying: AnyObject { func show(error: String) }

            final class AboutViewController: AboutDisplaying {
                var interactor: (any AboutInteracting)?
                func show(error: String) {}
            }
            final class AboutInteractor: AboutInteracting {
                var presenter: (any AboutPresenting)?
                func closeTapped() {}
            }
            final class AboutPresenter: AboutPresenting {
                weak var view: (any AboutDisplaying)?
                func present(error: any Error) { view?.show(error: "\\(error)") }
            }
            """)

    func findings(in project: CheckedProject) -> [Finding] {
        let owned = ownedRoles(in: project)
        return project.players.flatMap { player in
            project.heldRoles(of: player).compactMap { holding, role in
                guard holding.member.fact.ownership != .strong, !holding.isInside,
                    let reference = player.style.reference(from: player.role.name, to: role),
                    reference.hold == .owns, !reference.isOptional,
                    player.style.role(role)?.platform == Role.Platform.none,
                    !owned.contains(RoleKey(scene: player.scene, role: role)),
                    !isShared(role, player, project)
                else { return nil }
                return finding(holding, role, player)
            }
        }
    }

    private struct RoleKey: Hashable {
        var scene: Int
        var role: String
    }

    /// The roles that any type of the project stores strongly, in whatever form.
    private func ownedRoles(in project: CheckedProject) -> Set<RoleKey> {
        var keys: Set<RoleKey> = []
        var seen: Set<TypeEntity.ID> = []
        for holding in project.holdings.joined() where holding.member.fact.ownership == .strong {
            guard !project.model.modules[holding.member.module].isTest else { continue }
            let target = holding.target
            if let part = project.scenes.part(of: target.id) {
                if project.scenes.part(of: holding.holder.id) != part {
                    keys.insert(RoleKey(scene: part.scene, role: part.role))
                }
            } else if seen.insert(target.id).inserted {
                for type in project.model.refinements(of: target) + project.model.conformers(of: target) {
                    guard let part = project.scenes.part(of: type.id) else { continue }
                    keys.insert(RoleKey(scene: part.scene, role: part.role))
                }
            }
        }
        return keys
    }

    private func isShared(_ role: String, _ player: Player, _ project: CheckedProject) -> Bool {
        project.types(playing: role, inSceneOf: player).contains { type in
            type.members.contains { $0.fact.isStatic && $0.fact.kind == .property && $0.fact.isStored }
        }
    }

    private func finding(_ holding: Holding, _ role: String, _ player: Player) -> Finding {
        let member = holding.member.fact
        let start = SourcePlace(path: member.place.path, line: member.place.line, column: 1)
        let fix =
            member.ownership == .weak
            ? Fix("hold it strongly", edits: [TextEdit(at: start, .replace(old: "weak ", new: ""))]) : nil
        return Finding(
            rule: id, severity: info.severity, place: member.place,
            message:
                "\"\(player.type.name)\" must own its scene's \(role) but holds it as \(member.ownership.rawValue) in "
                + "\"\(member.name)\", and nothing else holds it, so it is released at once; hold it strongly",
            subject: "\(player.type.qualifiedName).\(member.name)", fix: fix)
    }
}
