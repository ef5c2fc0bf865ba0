import SourceModel
import Styles

/// Strong references of roles to delegates in other scenes, which often open theirs: `var delegate: PickerModuleDelegate?`.
struct ModuleDelegates {
    private let project: ProjectContext
    private let appLong: AppLongObjects

    init(_ project: ProjectContext) {
        self.project = project
        appLong = project.appLong
    }

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
        return !conformers.isEmpty
            && conformers.allSatisfy { conformer in
                conformer.isClass && project.roleInstance(of: conformer)?.scene != instance.scene
                    && handsItselfOver(conformer) && !appLong.outlivesScenes(conformer, in: project)
            }
    }

    /// Whether it passes its own object to others, as who opens a scene does. Who passes a helper made for this may need the
    /// reference that keeps it.
    private func handsItselfOver(_ type: TypeEntity) -> Bool {
        type.members { $0.traits.contains(.calls) || $0.traits.contains(.assignments) }.contains {
            $0.fact.body?.passesSelf == true
        }
    }
}
