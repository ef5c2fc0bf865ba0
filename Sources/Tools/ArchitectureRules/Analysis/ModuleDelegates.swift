import SourceModel
import Styles

/// Strong references of roles to delegates in other scenes, which often open theirs: `var delegate: PickerModuleDelegate?`.
struct ModuleDelegates {
    let project: ProjectContext

    private static let names: Set<String> = [
        "delegate", "moduleDelegate", "moduleOutput", "listener", "parentDelegate", "sceneDelegate",
    ]

    /// The references of a role to protocols with the name of a delegate, to which only classes of other scenes conform.
    func references(of instance: RoleInstance) -> [StoredReference] {
        guard instance.role.name != "builder", instance.type.isClass else { return [] }
        return project.storedReferences[instance.type.id].filter { reference in
            let name = reference.member.fact.name
            return reference.isStrong && !reference.isInside && reference.target.kind == .protocol
                && (Self.names.contains(name) || name.hasSuffix("Delegate"))
                && project.scenes.part(of: reference.target.id)?.scene != instance.scene
                && isForObjects(reference.target, instance)
        }
    }

    private func isForObjects(_ type: TypeEntity, _ instance: RoleInstance) -> Bool {
        let conformers = project.realConformers(of: type)
        let appLong = AppLongObjects(model: project.model)
        return !conformers.isEmpty
            && conformers.allSatisfy { conformer in
                conformer.isClass && project.roleInstance(of: conformer)?.scene != instance.scene
                    && handsItselfOver(conformer) && !appLong.contains(conformer)
            }
    }

    /// Whether it passes its own object to others, as who opens a scene does. Who passes a helper made for this may need the
    /// reference that keeps it.
    private func handsItselfOver(_ type: TypeEntity) -> Bool {
        let isSelf = { (value: ArgumentFact.Value) -> Bool in
            if case .chain(let chain) = value { return chain.names == ["self"] }
            return false
        }
        return type.members { $0.traits.contains(.calls) || $0.traits.contains(.assignments) }.contains {
            member in
            guard let body = member.fact.body else { return false }
            return body.assignments.contains { isSelf($0.value) }
                || body.calls.contains { $0.arguments.contains { isSelf($0.value) } }
        }
    }
}
