import SourceModel
import Styles

/// References to views that are written as a class of the system: `var viewController: UIViewController?`.
///
/// The code that connects a scene says which view it is, `router.viewController = view`, or a property that has the name of the
/// view's class.
struct PlainReferences {
    let project: ProjectContext

    private static let classes: Set<String> = [
        "UIViewController", "UITableViewController", "UICollectionViewController", "UITabBarController",
        "UIView",
        "NSViewController",
    ]

    /// The members of the project that may set such a reference of a role.
    private let setters: [MemberEntity]

    /// - Complexity: linear in the members of the project.
    init(_ project: ProjectContext) {
        self.project = project
        let names = project.roleInstances.flatMap { instance in
            let plain = Self.plain(of: instance.type)
            return plain.isEmpty ? [] : plain.map(\.fact.name) + [instance.type.name]
        }
        let query = NameQuery(Set(names))
        let makers =
            names.isEmpty ? [] : project.model.types.filter { !StandIns.contains($0, in: project.model) }
        setters = makers.flatMap { maker in
            maker.members {
                !$0.traits.isDisjoint(with: [.assignments, .calls]) && $0.bodyMayName(query)
            }
        }
    }

    /// Whether a type has one, whatever the code sets it to.
    static func mayHave(_ type: TypeEntity) -> Bool { !plain(of: type).isEmpty }

    private static func plain(of type: TypeEntity) -> [MemberEntity] {
        type.members {
            $0.kind == .property && $0.isStored && !$0.isStatic && $0.ownership == .strong
                && $0.type?.bareName.map(classes.contains) == true
        }
    }

    /// The references to the view of the type's own scene.
    func references(of instance: RoleInstance) -> [(reference: StoredReference, role: String)] {
        let plain = Self.plain(of: instance.type)
        guard !plain.isEmpty, let view = instance.style.viewRole else { return [] }
        let views = project.types(playing: view.name, inSceneOf: instance)
        return plain.compactMap { member in
            let names = NameQuery([member.fact.name, instance.type.name])
            let labels = labels(setting: member, of: instance.type)
            let target = setters.lazy.filter { $0.bodyMayName(names) }
                .compactMap { assigned(to: member, labels, of: instance.type, in: $0) }
                .compactMap { found in views.first { isView($0, found, instance) } }.first
            return (target ?? views.first { $0.name.lowercased() == member.fact.name.lowercased() }).map {
                (
                    StoredReference(owner: instance.type, member: member, target: $0, isInside: false),
                    view.name
                )
            }
        }
    }

    /// Whether the type that the code has for an object is the view, or a protocol of the view's role.
    private func isView(_ view: TypeEntity, _ found: TypeEntity, _ instance: RoleInstance) -> Bool {
        if view == found { return true }
        return found.kind == .protocol && project.model.inherits(view, from: found)
            && project.referencedRole(of: found, inSceneOf: instance) == instance.style.viewRole?.name
    }

    /// The type of what a member assigns to the property of another object.
    ///
    /// - Parameter labels: Those of the arguments with which the owner's initializers set it.
    private func assigned(
        to property: MemberEntity, _ labels: Set<String>, of owner: TypeEntity, in member: MemberEntity
    ) -> TypeEntity? {
        guard let code = project.model.code(of: member) else { return nil }
        let objects = WiringCode(project: project, code: code)
        for assignment in code.body.assignments where assignment.target.names.last == property.fact.name {
            guard assignment.target.names.count == 2 else { continue }
            let holder = type(of: [assignment.target.names[0]], at: assignment.location, objects, code)
            guard holder == owner || holder == nil && registers(owner, code),
                let found = type(of: assignment.value, at: assignment.location, objects, code)
            else { continue }
            return found
        }
        for call in code.body.calls where !labels.isEmpty {
            guard let argument = call.arguments.first(where: { labels.contains($0.label ?? "_") }),
                project.model.constructedType(of: call, in: code) == owner,
                let found = type(of: argument.value, at: call.location, objects, code)
            else { continue }
            return found
        }
        return nil
    }

    /// The labels of an initializer's parameters that set the property.
    private func labels(setting property: MemberEntity, of owner: TypeEntity) -> Set<String> {
        var labels: Set<String> = []
        for member in owner.members where member.fact.kind == .initializer {
            for assignment in member.fact.body?.assignments ?? []
            where assignment.target.names.last == property.fact.name {
                guard case .chain(let value) = assignment.value, value.names.count == 1 else { continue }
                for parameter in member.fact.parameters
                where (parameter.innerName ?? parameter.label) == value.names[0] {
                    labels.insert(parameter.label)
                }
            }
        }
        return labels
    }

    /// Whether a container registers the type, so that the parameter of a closure may be its object.
    private func registers(_ owner: TypeEntity, _ code: CodeContext) -> Bool {
        code.body.calls.contains { call in
            call.callee.names.last == "register" && named(in: call, code) == owner
        }
    }

    /// The type that a call names in its first argument: `resolve(HomeViewController.self)`.
    private func named(in call: CallFact, _ code: CodeContext) -> TypeEntity? {
        guard case .chain(let chain)? = call.arguments.first?.value, chain.names.last == "self" else {
            return nil
        }
        let front = ChainFact(root: chain.root, names: chain.names.dropLast())
        return project.model.value(of: front, at: call.location, in: code)?.type
    }

    private func type(
        of value: ArgumentFact.Value, at location: FileLocation, _ objects: WiringCode, _ code: CodeContext
    ) -> TypeEntity? {
        switch value {
        case .chain(let chain):
            return chain.root == .name ? type(of: chain.names, at: location, objects, code) : nil
        case .call(let index) where index < code.body.calls.count:
            let call = code.body.calls[index]
            return call.callee.names.last == "resolve" ? named(in: call, code) : nil
        default: return nil
        }
    }

    private func type(
        of names: [String], at location: FileLocation, _ objects: WiringCode, _ code: CodeContext
    ) -> TypeEntity? {
        if names.count == 1, let created = objects.createdType(names[0]) { return created }
        if let cast = typeOfOther(names, code) { return cast }
        return project.model.value(of: ChainFact(root: .name, names: names), at: location, in: code)?.type
    }

    /// The type of a variable for the same object: `let view = controller as! HomeViewInput`.
    private func typeOfOther(_ names: [String], _ code: CodeContext) -> TypeEntity? {
        let path = names.filter { $0 != "self" }.joined(separator: ".")
        return code.body.locals.lazy.filter { $0.isCast && $0.origin == path }.compactMap { local in
            local.type.flatMap { project.model.type($0, in: code.scope) }
        }.first
    }
}
