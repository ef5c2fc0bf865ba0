import SourceModel
import Styles

/// A scene lacks a role that its style, and the rest of the project, has.
struct SceneIncomplete: Rule {
    let info = RuleInfo(
        id: "scene-incomplete",
        severity: .warning,
        summary: "A scene lacks a role of its style that the project's other scenes have.",
        why:
            "Either another role does the missing one's work, against the style, or the work is not done. Whoever knows "
            + "one scene of a project should know them all.",
        whatToDo: "Write the missing role, or generate the scene anew with `scenery generate scene`.",
        silence:
            "For roles a style can do without, when fewer than three scenes say what is usual here or one in ten "
            + "lacks the role too, and when a role of another name or another scene fills the gap.",
        badExample: """
            protocol AboutInteracting: AnyObject { func closeTapped() }
            protocol AboutPresenting: AnyObject { func present() }
            final class AboutViewController { var interactor: (any AboutInteracting)? }
            final class AboutRouter {}
            final class AboutInteractor: AboutInteracting {
                var presenter: (any AboutPresenting)?
                func closeTapped() {}
            }
            """,
        goodExample: """
            protocol AboutInteracting: AnyObject { func closeTapped() }
            protocol AboutPresenting: AnyObject { func present() }
            final class AboutViewController { var interactor: (any AboutInteracting)? }
            final class AboutRouter {}
            final class AboutInteractor: AboutInteracting {
                var presenter: (any AboutPresenting)?
                func closeTapped() {}
            }
            final class AboutPresenter: AboutPresenting { func present() {} }
            """)

    func findings(in project: CheckedProject) -> [Finding] {
        let byStyle = Dictionary(grouping: project.scenes.all.indices) { project.scenes.all[$0].style.name }
        let names = Set(project.model.types.map(\.name))
        return project.scenes.all.enumerated().flatMap { number, scene in
            scene.style.roles.compactMap { role in
                guard !role.allows.contains(.absence), scene.players[role.name] == nil,
                    hasAllOthers(than: role, scene),
                    isNamed(role, scene, project)
                        || isUsual(
                            role, project, among: (byStyle[scene.style.name] ?? []).filter { $0 != number }),
                    !isFilled(role, scene, names, project)
                else { return nil }
                return finding(role, scene, project)
            }
        }
    }

    /// A group that lacks more than one role is rather a part of something else.
    private func hasAllOthers(than role: Role, _ scene: SceneMap.Scene) -> Bool {
        scene.style.roles.allSatisfy {
            $0.name == role.name || $0.allows.contains(.absence) || scene.players[$0.name] != nil
        }
    }

    /// The smallest number of other scenes that say what is usual.
    private static let fewest = 3

    private func isUsual(_ role: Role, _ project: CheckedProject, among others: [Int]) -> Bool {
        guard others.count >= Self.fewest else { return false }
        let having = others.filter { project.scenes.all[$0].players[role.name] != nil }
        return having.count * 10 >= others.count * 9
    }

    /// Whether another role holds a protocol of the scene that nobody conforms to.
    private func isNamed(_ role: Role, _ scene: SceneMap.Scene, _ project: CheckedProject) -> Bool {
        (scene.contracts[role.name] ?? []).contains { id in
            let contract = project.model.types[id]
            guard conformers(of: contract, project).isEmpty, project.model.refinements(of: contract).isEmpty
            else {
                return false
            }
            return scene.players.values.joined().contains {
                project.holdings[$0].contains { $0.target == contract }
            }
        }
    }

    private func conformers(of contract: TypeEntity, _ project: CheckedProject) -> [TypeEntity] {
        project.model.conformers(of: contract).filter { !StandIns.isOne($0, in: project.model) }
    }

    /// Whether a type of another name, or another scene's, does what the role would.
    private func isFilled(
        _ role: Role, _ scene: SceneMap.Scene, _ names: Set<String>, _ project: CheckedProject
    ) -> Bool {
        for suffix in role.suffixes where names.contains(scene.name + suffix) { return true }
        let contracts = (scene.contracts[role.name] ?? []).map { project.model.types[$0] }
        if contracts.contains(where: { !conformers(of: $0, project).isEmpty }) { return true }
        // A class above may hold what the scene itself does not show.
        if scene.players.values.joined().contains(where: {
            project.model.superclass(of: project.model.types[$0]) != nil
        }) {
            return true
        }
        return scene.players.values.joined().contains { player in
            project.holdings[player].contains { holding in
                if let part = project.scenes.part(of: holding.target.id), !part.isContract,
                    part.role == role.name
                {
                    return true
                }
                return holding.target.kind != .protocol
                    && role.suffixes.contains { holding.target.name.hasSuffix($0) }
            }
        }
    }

    private func finding(_ role: Role, _ scene: SceneMap.Scene, _ project: CheckedProject) -> Finding? {
        let first = scene.style.roles.lazy.compactMap { scene.players[$0.name]?.first }.first
        guard let first else { return nil }
        let type = project.model.types[first]
        return Finding(
            rule: id, severity: info.severity, place: type.place,
            message:
                "the scene \"\(scene.name)\" has no \(role.name), which the style \"\(scene.style.name)\" and the "
                + "project's other scenes have; write \(scene.name)\(role.suffix)",
            subject: "\(scene.name) \(role.name)")
    }
}
