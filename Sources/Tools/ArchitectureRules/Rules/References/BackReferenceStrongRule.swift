import SourceModel
import Styles

/// A role has a strong reference to its owner.
struct BackReferenceStrongRule: Rule {
    let info = RuleInfo(
        id: "back-reference-strong",
        summary:
            "A role has a strong reference to a role that owns it, directly or through other roles, in a scene or by the names of both, or "
            + "to a delegate in another scene, a cell has one to what shows it, or a coordinator to its parent.",
        why:
            "The roles of a scene own each other in one direction. A strong reference back closes a retain cycle, "
            + "so that no role is released when the scene is closed: memory grows, and a scene that nobody sees keeps "
            + "responding.",
        whatToDo:
            "Make the reference weak: `weak var view: (any AboutDisplaying)?`. The protocol must refine AnyObject. "
            + "`--fix` does so only where the code that sets the reference shows that something else keeps the object: "
            + "it is returned, shown, or stored by another object that is.",
        exceptions:
            """
            - The code shows that the other role does not own this one: its reference is weak, or it never \
            names it.
            - The property is wrapped (`@Weak var view`), computed or static, the role itself sets it to \
            nil, or no code sets it though some sets another property of the object.
            - A value conforms to the delegate's protocol, or the object never passes itself on.
            - The object lives as long as the app: what the delegates of the app and of its windows store, a \
            screen that nothing but these delegates themselves makes when the app or a window starts, the first screen of \
            `Main.storyboard`, the tabs of storyboards, and a tab with all that is made for it where the tab bar is set up (except screens whose names say \
            that people leave them, such as a splash, an introduction or a login).

            Of views of no scene, references to view controllers count whose names say that they show the \
            view (`parentViewController`), and of cells also their delegates with such a type.
            """,
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
                func closeTapped() {}
            }
            final class AboutPresenter: AboutPresenting {
                var view: (any AboutDisplaying)?
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
        let instances = project.roleInstances.filter(\.type.isClass)
        let paths = OwnershipPaths(project: project)
        let delegates = ModuleDelegates(project)
        let stored = findings(inEach: instances, of: project) { instance in
            delegates.references(of: instance).filter { !instance.type.empties([$0.member.fact.name]) }
                .map { finding($0, instance, project) }
                + project.referencedRoles(of: instance).compactMap { finding($0, $1, instance, paths) }
        }
        let unknown =
            passed(in: project) + cells(in: project) + wired(in: project) + parents(in: project)
            + parentCoordinators(in: project)
        // Which view they are depends on code of the whole project.
        lazy var plain = PlainReferences(project)
        let views = instances.filter { project.isAsked($0.type) && PlainReferences.mayHave($0.type) }.flatMap
        {
            instance in
            // A role that should not know the view at all must not keep it alive either.
            plain.references(of: instance).compactMap { finding($0, $1, instance, paths, isKnown: false) }
        }
        var known = Set((stored + views).map(\.location))
        return stored + views + unknown.filter { known.insert($0.location).inserted }
    }

    private func finding(
        _ reference: StoredReference, _ role: String, _ instance: RoleInstance, _ paths: OwnershipPaths,
        isKnown: Bool = true
    ) -> Finding? {
        let isForbidden = !isKnown && instance.style.reference(from: instance.role.name, to: role) == nil
        guard isBack(reference, to: role, instance) || isForbidden && reference.isStrong,
            !instance.type.empties([reference.member.fact.name]),
            !isEnded(reference, from: role, instance, paths.project),
            !outlivesScenes(instance, role, paths.project),
            paths.leads(from: role, to: instance.role.name, inSceneOf: instance),
            SetProperties(project: paths.project).contain(reference)
        else { return nil }
        return finding(reference, role, instance, paths.project)
    }

    /// Whether the owner ends the cycle: it sets the reference, or its own to the role, to nil before it is released.
    private func isEnded(
        _ reference: StoredReference, from role: String, _ instance: RoleInstance, _ project: ProjectContext
    ) -> Bool {
        project.types(playing: role, inSceneOf: instance).contains { owner in
            let own = project.storedReferences[owner.id].filter {
                project.referencedRole(of: $0.target, inSceneOf: instance) == instance.role.name
            }
            return owner.empties(
                Set([reference.member.fact.name] + own.map(\.member.fact.name)), inTime: true)
        }
    }

    /// Whether the cycle lives as long as the app, as that of a tab does.
    private func outlivesScenes(_ instance: RoleInstance, _ role: String, _ project: ProjectContext) -> Bool {
        ([instance.type] + project.types(playing: role, inSceneOf: instance)).contains {
            project.appLong.outlivesScenes($0, in: project)
        }
    }

    private func isBack(_ reference: StoredReference, to role: String, _ instance: RoleInstance) -> Bool {
        guard reference.isStrong, !reference.isInside,
            instance.style.reference(from: instance.role.name, to: role)?.ownership == .weak
        else { return false }
        return reference.target.isClass || reference.target.kind == .protocol
    }

    func finding(
        _ reference: StoredReference, _ role: String, _ instance: RoleInstance, _ project: ProjectContext
    )
        -> Finding
    {
        let model = project.model
        let name = "\(instance.type.qualifiedName).\(reference.member.fact.name)"
        let isClassBound = model.isClassBound(reference.target)
        let way =
            if isClassBound {
                "make it a weak var"
            } else if isValue(reference.target, model) {
                "a value cannot be referenced weakly, so refer to an object that it observes instead"
            } else {
                "make it a weak var, and let \"\(reference.target.name)\" refine AnyObject"
            }
        let fix = isClassBound ? fix(reference.member.fact) : nil
        let isProven = fix != nil && OtherOwners(project: project).areProven(for: reference)
        let doubt =
            fix == nil || isProven
            ? "" : "; --fix leaves it, because no code shows that something else keeps the \(role)"
        return Finding(
            of: info, at: reference.member.fact.location,
            message:
                "\"\(instance.type.name)\" refers strongly to its scene's \(role) in \"\(reference.member.fact.name)\", and "
                + "the \(role) owns it in turn, so neither is ever released; \(way)\(doubt)",
            subject: name, fix: isProven ? fix : nil)
    }

    /// A module's delegate has its owner elsewhere.
    private func finding(
        _ reference: StoredReference, _ instance: RoleInstance, _ project: ProjectContext
    ) -> Finding {
        Finding(
            of: info, at: reference.member.fact.location,
            message:
                "\"\(instance.type.name)\" refers strongly to its delegate in \"\(reference.member.fact.name)\", which another "
                + "scene owns, and which is never released if it keeps this one; \(way(reference, project))",
            subject: "\(instance.type.qualifiedName).\(reference.member.fact.name)")
    }

    func way(_ reference: StoredReference, _ project: ProjectContext) -> String {
        project.model.isClassBound(reference.target)
            ? "make it a weak var"
            : "make it a weak var, and let \"\(reference.target.name)\" refine AnyObject"
    }

    /// Whether only structs and enums conform to a protocol.
    private func isValue(_ type: TypeEntity, _ model: ProjectModel) -> Bool {
        let conformers = model.conformers(of: type).filter { !StandIns.contains($0, in: model) }
        return !conformers.isEmpty && conformers.allSatisfy { $0.kind == .struct || $0.kind == .enum }
    }

    /// Only a variable of an optional type can be made weak by adding a word.
    private func fix(_ fact: MemberFact) -> Fix? {
        switch fact.type {
        case .optional, .implicitlyUnwrapped: break
        default: return nil
        }
        guard !fact.isLet else { return nil }
        let start = FileLocation(path: fact.location.path, line: fact.location.line, column: 1)
        return Fix(
            "make the reference weak", edits: [TextEdit(at: start, .replace(old: "var ", new: "weak var "))])
    }
}

extension ProjectModel {
    /// Whether a type may be referenced weakly: it is a class, or it is unknown because it inherits from a type that
    /// the project does not declare.
    func isClassBound(_ type: TypeEntity) -> Bool {
        ([type] + ancestors(of: type)).contains { one in
            if one.isClass || one.declaration.attributes.contains(where: { $0.hasPrefix("@objc") }) {
                return true
            }
            let known = Set(supertypes(of: one).map(\.name)).union(Self.valueProtocols)
            return one.inherited.contains { fact in
                fact.text == "class" || fact.bareName.map { !known.contains($0) } ?? false
            }
        }
    }

    /// Protocols from outside the project to which values conform as well.
    private static let valueProtocols: Set<String> = [
        "Any", "Sendable", "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable",
        "Identifiable", "Error",
        "CustomStringConvertible", "CaseIterable",
    ]
}
