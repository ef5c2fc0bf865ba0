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
            "For roles a style can do without, when fewer than three scenes say what is usual here or one in five "
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
                    isNamed(role, scene, project)
                        || isUsual(
                            role, project, among: (byStyle[scene.style.name] ?? []).filter { $0 != number }),
                    !isFilled(role, scene, names, project)
                else { return nil }
                return finding(role, scene, project)
            }
        }
    }

    /// The smallest number of other scenes that say what is usual.
    private static let fewest = 3

    private func isUsual(_ role: Role, _ project: CheckedProject, among others: [Int]) -> Bool {
        guard others.count >= Self.fewest else { return false }
        let having = others.filter { project.scenes.all[$0].players[role.name] != nil }
        return having.count * 5 >= others.count * 4
    }

    /// Whether another role holds a protocol of the scene that nobody conforms to.
    private func isNamed(_ role: Role, _ scene: SceneMap.Scene, _ project: CheckedProject) -> Bool {
        (scene.contracts[role.name] ?? []).contains { id in
            let contract = project.model.types[id]
            guard project.model.conformers(of: contract).isEmpty,
                project.model.refinements(of: contract).isEmpty
            else {
                return false
            }
            return scene.players.values.joined().contains {
                project.holdings[$0].contains { $0.target == contract }
            }
        }
    }

    /// Whether a type of another name, or another scene's, does what the role would.
    private func isFilled(
        _ role: Role, _ scene: SceneMap.Scene, _ names: Set<String>, _ project: CheckedProject
    ) -> Bool {
        for suffix in role.suffixes where names.contains(scene.name + suffix) { return true }
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
