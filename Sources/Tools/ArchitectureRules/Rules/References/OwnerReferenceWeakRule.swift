import SourceModel
import Styles

/// A role that should own another has only a weak reference to it, and nothing else owns it.
struct OwnerReferenceWeakRule: Rule {
    let info = RuleInfo(
        id: "owner-reference-weak",
        summary:
            "A role has only a weak reference to a role that it must own, and nothing else in the project owns that "
            + "role.",
        why:
            "An object without an owner is released as soon as the builder returns. The scene then looks complete "
            + "and does nothing: calls through a weak reference to a released object are ignored silently.",
        whatToDo: "Make the reference strong, preferably a `let` that the initializer sets.",
        exceptions:
            "If another type of the project stores the role strongly, if the role is a view, which its host owns, "
            + "and if it is shared as a static property.",
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

    func findings(in project: ProjectContext) -> [Finding] {
        let weak = weakOwners(in: project)
        guard !weak.isEmpty else { return [] }
        let owned = ownedRoles(in: project)
        return weak.compactMap { instance, reference, role in
            owned.contains(RoleKey(scene: instance.scene, role: role)) || isShared(role, instance, project)
                ? nil : finding(reference, role, instance)
        }
    }

    private func weakOwners(
        in project: ProjectContext
    ) -> [(instance: RoleInstance, reference: StoredReference, role: String)] {
        project.roleInstances.flatMap { instance in
            project.referencedRoles(of: instance).compactMap { reference, role in
                guard reference.member.fact.ownership != .strong, !reference.isInside,
                    let declared = instance.style.reference(from: instance.role.name, to: role),
                    declared.ownership == .strong, !declared.isOptional,
                    isScenesOwn(instance.style.role(role))
                else { return nil }
                return (instance, reference, role)
            }
        }
    }

    /// A view is owned by its host, and optional roles often outlive the scene, as coordinators do.
    private func isScenesOwn(_ role: Role?) -> Bool {
        guard let role else { return false }
        return role.platform == .none && !role.allows.contains(.absence)
    }

    private struct RoleKey: Hashable {
        var scene: Int
        var role: String
    }

    /// The roles that any type of the project stores strongly, in any form.
    private func ownedRoles(in project: ProjectContext) -> Set<RoleKey> {
        var keys: Set<RoleKey> = []
        var seen: Set<TypeEntity.ID> = []
        for reference in project.storedReferences.joined() where reference.member.fact.ownership == .strong {
            guard !project.model.modules[reference.member.module].isTest else { continue }
            let target = reference.target
            if let part = project.scenes.part(of: target.id) {
                if project.scenes.part(of: reference.owner.id) != part {
                    keys.insert(RoleKey(scene: part.scene, role: part.role))
                }
            } else if seen.insert(target.id).inserted {
                for type in project.model.refinements(of: target) + project.model.conformers(of: target) {
                    guard let part = project.scenes.part(of: type.id) else { continue }
                    keys.insert(RoleKey(scene: part.scene, role: part.role))
                }
            }
        }
        for type in project.model.types where !project.model.modules[type.module].isTest {
            for maker in type.initialValues(in: project.model) {
                guard let part = project.scenes.part(of: maker.id) else { continue }
                keys.insert(RoleKey(scene: part.scene, role: part.role))
            }
        }
        return keys
    }

    private func isShared(_ role: String, _ instance: RoleInstance, _ project: ProjectContext) -> Bool {
        project.types(playing: role, inSceneOf: instance).contains { type in
            type.members.contains { $0.fact.isStatic && $0.fact.kind == .property && $0.fact.isStored }
        }
    }

    private func finding(_ reference: StoredReference, _ role: String, _ instance: RoleInstance) -> Finding {
        let member = reference.member.fact
        let start = FileLocation(path: member.location.path, line: member.location.line, column: 1)
        let fix =
            member.ownership == .weak
            ? Fix("make the reference strong", edits: [TextEdit(at: start, .replace(old: "weak ", new: ""))])
            : nil
        return Finding(
            of: info, at: member.location,
            message:
                "\"\(instance.type.name)\" must own its scene's \(role) but its reference \"\(member.name)\" is \(member.ownership.rawValue), "
                + "and nothing else owns it, so it is released at once; make the reference strong",
            subject: "\(instance.type.qualifiedName).\(member.name)", fix: fix)
    }
}
