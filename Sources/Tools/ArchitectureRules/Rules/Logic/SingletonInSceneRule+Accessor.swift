import SourceModel
import Styles

// Who accesses shared objects, and who may.

extension SingletonInSceneRule {
    /// Who accesses a shared object.
    struct Accessor {
        let type: TypeEntity
        /// `nil` for logic of no scene.
        let role: Role?

        init(_ instance: RoleInstance) { (type, role) = (instance.type, instance.role) }
        init(_ type: TypeEntity) { (self.type, role) = (type, nil) }

        var isView: Bool { role?.platform == .host }
        var isLogic: Bool { role == nil || role?.platform == Role.Platform.none }
        /// Whether it may use the application.
        var showsScreens: Bool { role?.allows.contains(.hostImports) ?? type.name.hasSuffix("Presenter") }

        /// Whether it puts other scenes together, as routers and coordinators do.
        var opensScreens: Bool { !isView && role?.allows.contains(.hostImports) == true }
    }

    /// Whether somebody can pass what it needs: nobody can to a cell, which the host creates.
    func isChecked(_ instance: RoleInstance, _ objects: SharedObjects, _ project: ProjectContext) -> Bool {
        guard instance.role.name != "builder", !isWholeApp(instance.type, project) else { return false }
        return instance.role.platform != .host
            || !objects.isPart(instance.type) && isOfScene(instance, project)
    }

    /// Whether a view names another role of its scene, or the protocol of one: another app of the project may have a view model that
    /// only shares the name.
    private func isOfScene(_ instance: RoleInstance, _ project: ProjectContext) -> Bool {
        let scene = project.scenes.all[instance.scene]
        // By which other screens tell it what happened.
        let told = (scene.boundaries[instance.role.name] ?? []).filter {
            project.model.types[$0].name.hasSuffix("Delegate")
        }
        let others = Set(scene.types.values.joined()).union(scene.boundaries.values.joined())
            .subtracting([instance.type.id]).subtracting(told)
        if project.storedReferences[instance.type.id].contains(where: { others.contains($0.target.id) })
            || project.model.ancestors(of: instance.type).contains(where: { others.contains($0.id) })
        {
            return true
        }
        // A view of ReactorKit may name its reactor by an alias only.
        if instance.type.isClass, project.model.inheritedNames(of: instance.type).contains(where: Self.binds)
        {
            return true
        }
        let names = Set(others.map { project.model.types[$0].name })
        let query = NameQuery(names)
        return instance.type.inherited.flatMap(\.namedParts).contains { names.contains($0.name) }
            || instance.type.members.contains { member in
                let written = [member.fact.type] + member.fact.parameters.map(\.type)
                return written.compactMap { $0 }.flatMap(\.namedParts).contains { names.contains($0.name) }
                    || member.fact.bodyMayName(query)
                        && member.fact.body.map { Self.isAny(of: names, namedIn: $0) } == true
            }
    }

    private static func binds(_ name: String) -> Bool { name == "View" || name == "StoryboardView" }

    private static func isAny(of names: Set<String>, namedIn body: BodyFact) -> Bool {
        body.types.contains { use in use.type.namedParts.contains { names.contains($0.name) } }
            || BodyChains(body).contains { chain, _ in
                chain.root == .name && chain.names.first.map(names.contains) == true
            }
    }

    /// Whether it is the app of SwiftUI itself, which puts its parts together.
    private func isWholeApp(_ type: TypeEntity, _ project: ProjectContext) -> Bool {
        type.declaration.attributes.contains("@main")
            || project.model.inheritedNames(of: type).contains("App")
    }
}
