import SourceModel
import Styles

/// References to views that are written as a class of the system: `var viewController: UIViewController?`.
///
/// Only the code that connects a scene says which view it is: `router.viewController = view`.
struct PlainReferences {
    let project: ProjectContext

    private static let classes: Set<String> = [
        "UIViewController", "UITableViewController", "UICollectionViewController", "UITabBarController",
        "UIView",
        "NSViewController",
    ]

    /// The references to the view of the type's own scene.
    func references(of instance: RoleInstance) -> [(reference: StoredReference, role: String)] {
        let plain = instance.type.members {
            $0.kind == .property && $0.isStored && !$0.isStatic && $0.ownership == .strong
                && $0.type?.bareName.map(Self.classes.contains) == true
        }
        guard !plain.isEmpty, let view = instance.style.viewRole else { return [] }
        let views = project.types(playing: view.name, inSceneOf: instance)
        let makers = project.model.types.filter { !StandIns.contains($0, in: project.model) }
        return plain.compactMap { member in
            let names = NameQuery([member.fact.name])
            let target = makers.lazy.flatMap { maker in
                maker.members { $0.traits.contains(.assignments) && $0.bodyMayName(names) }
            }.compactMap { assigned(to: member, of: instance.type, in: $0) }.first(where: views.contains)
            return target.map {
                (
                    StoredReference(owner: instance.type, member: member, target: $0, isInside: false),
                    view.name
                )
            }
        }
    }

    /// The type of what a member assigns to the property of another object.
    private func assigned(to property: MemberEntity, of owner: TypeEntity, in member: MemberEntity)
        -> TypeEntity?
    {
        guard let code = project.model.code(of: member) else { return nil }
        let objects = WiringCode(project: project, code: code)
        for assignment in code.body.assignments where assignment.target.names.last == property.fact.name {
            guard assignment.target.names.count == 2,
                type(of: [assignment.target.names[0]], at: assignment.location, objects, code) == owner,
                case .chain(let value) = assignment.value, value.root == .name
            else { continue }
            if let found = type(of: value.names, at: assignment.location, objects, code) { return found }
        }
        return nil
    }

    private func type(
        of names: [String], at location: FileLocation, _ objects: WiringCode, _ code: CodeContext
    ) -> TypeEntity? {
        if names.count == 1, let created = objects.createdType(names[0]) { return created }
        return project.model.value(of: ChainFact(root: .name, names: names), at: location, in: code)?.type
    }
}
