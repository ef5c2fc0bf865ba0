import SourceModel
import Styles

/// A scene lacks a role that its style and the rest of the project have.
struct SceneIncompleteRule: Rule {
    let info = RuleInfo(
        id: "scene-incomplete",
        severity: .warning,
        summary: "A scene lacks a role of its style that the project's other scenes have.",
        why:
            "Either another role does the work of the missing one, against the style, or the work is not done. All "
            + "scenes of a project should have the same structure.",
        whatToDo: "Write the missing role, or generate the scene again with `scenery generate scene`.",
        exceptions:
            "For roles that are optional in the style, if the project has fewer than three such scenes or one in "
            + "ten lacks the role too, and if a role with another name or of another scene does the work: a "
            + "coordinator that creates the roles is the builder, and a scene may show a window or another "
            + "scene's view, and a tab bar needs no logic. Cells and base classes are parts of other scenes.",
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

    func findings(in project: ProjectContext) -> [Finding] {
        let byStyle = Dictionary(grouping: project.scenes.all.indices) { project.scenes.all[$0].style.name }
        let substitutes = RoleSubstitutes(project)
        return project.scenes.all.enumerated().filter { !substitutes.isPart($1) }.flatMap { number, scene in
            scene.style.roles.compactMap { role in
                guard !role.allows.contains(.absence), scene.types[role.name] == nil,
                    hasAllOthers(than: role, scene),
                    isNamed(role, scene, project)
                        || isUsual(
                            role, project, among: (byStyle[scene.style.name] ?? []).filter { $0 != number }),
                    !substitutes.exist(for: role, in: scene)
                else { return nil }
                return finding(role, scene, project)
            }
        }
    }

    /// A group that lacks more than one role is rather part of something else.
    private func hasAllOthers(than role: Role, _ scene: SceneMap.Scene) -> Bool {
        scene.style.roles.allSatisfy {
            $0.name == role.name || $0.allows.contains(.absence) || scene.types[$0.name] != nil
        }
    }

    /// The smallest number of other scenes that show what is usual.
    private static let fewest = 3

    private func isUsual(_ role: Role, _ project: ProjectContext, among others: [Int]) -> Bool {
        guard others.count >= Self.fewest else { return false }
        let having = others.filter { project.scenes.all[$0].types[role.name] != nil }
        return having.count * 10 >= others.count * 9
    }

    /// Whether another role stores a protocol of the scene to which no type conforms.
    private func isNamed(_ role: Role, _ scene: SceneMap.Scene, _ project: ProjectContext) -> Bool {
        (scene.boundaries[role.name] ?? []).contains { id in
            let boundary = project.model.types[id]
            guard project.realConformers(of: boundary).isEmpty,
                project.model.refinements(of: boundary).isEmpty
            else {
                return false
            }
            return scene.types.values.joined().contains {
                project.storedReferences[$0].contains { $0.target == boundary }
            }
        }
    }

    private func finding(_ role: Role, _ scene: SceneMap.Scene, _ project: ProjectContext) -> Finding? {
        let first = scene.style.roles.lazy.compactMap { scene.types[$0.name]?.first }.first
        guard let first else { return nil }
        let type = project.model.types[first]
        return Finding(
            of: info, at: type.location,
            message:
                "the scene \"\(scene.name)\" has no \(role.name), which the style \"\(scene.style.name)\" and the "
                + "project's other scenes have; write \(scene.name)\(role.suffix)",
            subject: "\(scene.name) \(role.name)")
    }
}
