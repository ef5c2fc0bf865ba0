import SourceModel
import Styles

/// A role names a role of its scene that the style keeps from it.
struct RoleKnowsWrongRole: Rule {
    let info = RuleInfo(
        id: "role-knows-wrong-role",
        summary: "A role names another role of its scene that its style gives it no way to.",
        why:
            "The style says who speaks with whom. A short cut past it ties two roles together that were meant to "
            + "change apart, and what crosses there is seen by no test of the roles between.",
        whatToDo: "Go by the roles between: tell the role that the style names, and let it tell the next.",
        silence:
            "Where a scene is put together: in builders, and in functions that make several of its roles.",
        badExample: """
            protocol AboutInteracting: AnyObject { func closeTapped() }
            protocol AboutPresenting: AnyObject { func present(error: any Error) }
            protocol AboutDisplaying: AnyObject { func show(error: String) }

            final class AboutViewController: AboutDisplaying {
                var interactor: (any AboutInteracting)?
                func show(error: String) {}
            }
            final class AboutInteractor: AboutInteracting {
                var presenter: (any AboutPresenting)?
                weak var view: (any AboutDisplaying)?
                func closeTapped() { view?.show(error: "not now") }
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
                func closeTapped() { presenter?.present(error: CancellationError()) }
            }
            final class AboutPresenter: AboutPresenting {
                weak var view: (any AboutDisplaying)?
                func present(error: any Error) { view?.show(error: "\\(error)") }
            }
            """)

    func findings(in project: CheckedProject) -> [Finding] {
        let places = AssemblyPlaces(project)
        return project.players.filter { $0.role.name != "builder" }.flatMap { player -> [Finding] in
            var told: Set<String> = []
            var assembly: [MemberEntity]?
            return project.model.references(from: player.type).compactMap { reference in
                guard Self.kinds.contains(reference.kind),
                    let role = project.role(of: reference.to, inSceneOf: player), role != "builder",
                    !isValue(role, player),
                    !player.style.allows(player.role.name, toKnow: role), !told.contains(role)
                else { return nil }
                let building = assembly ?? places.members(of: player.type)
                assembly = building
                guard !building.contains(where: { $0.contains(reference.place) }) else { return nil }
                told.insert(role)
                return finding(reference, role, player)
            }
        }
    }

    /// Whether it is no partner but a value that crosses, which whoever makes or shows it must name.
    private func isValue(_ role: String, _ player: Player) -> Bool {
        player.style.role(role).map { $0.kind == .struct && $0.contracts.isEmpty } ?? true
    }

    /// A pattern or metatype often only tells types apart.
    private static let kinds: Set<TypeReference.Kind> = [
        .strong, .weak, .unowned, .computed, .parameter, .result, .local, .construction, .staticUse, .cast,
        .genericArgument,
    ]

    private func finding(_ reference: TypeReference, _ role: String, _ player: Player) -> Finding {
        let known = player.style.references.filter { $0.from == player.role.name && !$0.isOptional }.map(\.to)
        let way =
            known.isEmpty
            ? "go by the roles between" : "it speaks with the \(known.joined(separator: " and the "))"
        return Finding(
            rule: id, severity: info.severity, place: reference.place,
            message: "\"\(player.type.name)\" is the \(player.role.name) of its scene and names its \(role) "
                + "\"\(reference.to.name)\", which the style \"\(player.style.name)\" keeps from it; \(way)",
            subject: "\(player.type.qualifiedName) → \(reference.to.qualifiedName)")
    }
}
