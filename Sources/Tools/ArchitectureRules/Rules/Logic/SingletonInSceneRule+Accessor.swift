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
        instance.role.name != "builder" && !isWholeApp(instance.type, project)
            && !(instance.role.platform == .host && objects.isPart(instance.type))
    }

    /// Whether it is the app of SwiftUI itself, which puts its parts together.
    private func isWholeApp(_ type: TypeEntity, _ project: ProjectContext) -> Bool {
        type.declaration.attributes.contains("@main")
            || project.model.inheritedNames(of: type).contains("App")
    }
}
