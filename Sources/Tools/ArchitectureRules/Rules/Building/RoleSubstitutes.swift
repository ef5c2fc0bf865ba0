import SourceModel
import Styles

/// Finds what does the work of a role that a scene lacks, and scenes that need not be complete.
struct RoleSubstitutes {
    private let project: ProjectContext
    private let names: Set<String>
    private var model: ProjectModel { project.model }

    init(_ project: ProjectContext) {
        self.project = project
        names = Set(project.model.types.map(\.name))
    }

    /// Whether the types are part of other scenes: a cell, which its list shows, or base classes.
    func isPart(_ scene: SceneMap.Scene) -> Bool {
        if scene.name.hasSuffix("Cell") { return true }
        return scene.types.values.joined().map { model.types[$0] }.contains { type in
            type.isClass && !model.conformers(of: type).isEmpty
                || model.inheritedNames(of: type).contains { Self.cells.contains($0) }
        }
    }

    private static let cells: Set<String> = [
        "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView",
        "NSTableCellView", "NSCollectionViewItem",
    ]

    /// Whether a type with another name, of another scene, or that a superclass stores, does the work of the role.
    func exist(for role: Role, in scene: SceneMap.Scene) -> Bool {
        for suffix in role.suffixes where names.contains(scene.name + suffix) { return true }
        let boundaries = (scene.boundaries[role.name] ?? []).map { model.types[$0] }
        if boundaries.contains(where: { !project.realConformers(of: $0).isEmpty }) { return true }
        let types = scene.types.values.joined().map { model.types[$0] }
        // A superclass may store what the scene itself does not.
        if types.contains(where: { model.superclass(of: $0) != nil }) { return true }
        if types.contains(where: { stores(role, $0) }) { return true }
        if role.name == "builder" { return isAssembled(scene) }
        if role.name == "logic" { return types.contains(where: isContainer) }
        return role.platform == .host && types.contains { shows($0, role) }
    }

    /// Whether it only shows other scenes, which have the logic.
    private func isContainer(_ type: TypeEntity) -> Bool {
        model.inheritedNames(of: type).contains { Self.containers.contains($0) }
    }

    private static let containers: Set<String> = [
        "UITabBarController", "UINavigationController", "UISplitViewController", "UIPageViewController",
    ]

    private func stores(_ role: Role, _ type: TypeEntity) -> Bool {
        type.members { $0.kind == .property && $0.isStored }.contains { isNamed(as: role, $0) }
            || storesByType(role, type)
    }

    /// Whether it is called as the role is, and its type exists: `interactor: LocalAuthInteractorInput`.
    private func isNamed(as role: Role, _ property: MemberEntity) -> Bool {
        let name = property.fact.name.lowercased()
        guard role.suffixes.contains(where: { name.hasSuffix($0.lowercased()) }),
            let written = property.fact.type ?? property.fact.initialType
        else { return false }
        let types = model.types(written, in: model.scope(of: property))
        return types.allSatisfy { $0.kind != .protocol || !project.realConformers(of: $0).isEmpty }
    }

    private func storesByType(_ role: Role, _ type: TypeEntity) -> Bool {
        project.storedReferences[type.id].contains { reference in
            if let part = project.scenes.part(of: reference.target.id), !part.isBoundary,
                part.role == role.name
            {
                return true
            }
            return reference.target.kind != .protocol
                && role.suffixes.contains { reference.target.name.hasSuffix($0) }
        }
    }

    /// Whether any function creates several roles of the scene: a coordinator, or a router with a static function.
    private func isAssembled(_ scene: SceneMap.Scene) -> Bool {
        let ids = Set(scene.types.values.joined())
        return model.types.contains { type in
            type.members.contains { member in
                guard member.fact.traits.contains(.calls), let code = model.code(of: member) else {
                    return false
                }
                let made = code.body.calls.compactMap { model.constructedType(of: $0, in: code)?.id }
                return Set(made).intersection(ids).count > 1
            }
        }
    }

    /// Whether the type shows a window, or gets a view from a function or initializer.
    private func shows(_ type: TypeEntity, _ view: Role) -> Bool {
        type.members.contains { member in
            let types = [member.fact.type, member.fact.initialType] + member.fact.parameters.map(\.type)
            if types.contains(where: { $0?.bareName == "UIWindow" || $0?.bareName == "NSWindow" }) {
                return true
            }
            guard member.fact.traits.contains(.calls), let code = model.code(of: member) else { return false }
            return code.body.calls.contains { call in
                if let made = model.constructedType(of: call, in: code) { return isView(made, view) }
                guard let called = model.calledMember(of: call, in: code), called.owner != type.id,
                    let result = called.fact.type
                else { return false }
                return model.types(result, in: model.scope(of: called)).contains { isView($0, view) }
            }
        }
    }

    private func isView(_ type: TypeEntity, _ view: Role) -> Bool {
        if let part = project.scenes.part(of: type.id) { return part.role == view.name }
        return type.kind != .protocol && view.suffixes.contains { type.name.hasSuffix($0) }
            && type.inherited.contains(where: \.draws)
    }
}

extension ProjectContext {
    /// The types that conform to a protocol, without those that replace others in tests.
    func realConformers(of boundary: TypeEntity) -> [TypeEntity] {
        model.conformers(of: boundary).filter { !StandIns.contains($0, in: model) }
    }
}
