import SourceModel
import Styles

/// A component exposes its internals to other modules.
struct ComponentLeaksInternalsRule: Rule {
    let info = RuleInfo(
        id: "component-leaks-internals",
        summary:
            "A component makes public what it should hide behind its protocol, or returns it as its class.",
        why:
            "Other modules start to depend on whatever they can name, and the component can no longer change "
            + "internally. A component shows its protocol, its output protocol, its models, its errors and one "
            + "`assemble()`.",
        whatToDo: "Remove `public`, and return the protocol: `-> any PlacesProviding`.",
        exceptions:
            "For what the style does not hide, and if nothing is public. Of the bundled styles only `component` hides roles, "
            + "so projects without such components have no such finding.",
        badExample: """
            public protocol PlacesProviding: AnyObject { func provide() }
            public final class PlacesComponent: PlacesProviding {
                public func provide() {}
            }
            struct PlacesWorker {}
            public enum PlacesAssembly {
                public static func assemble() -> any PlacesProviding { PlacesComponent() }
            }
            """,
        goodExample: """
            public protocol PlacesProviding: AnyObject { func provide() }
            final class PlacesComponent: PlacesProviding {
                func provide() {}
            }
            struct PlacesWorker {}
            public enum PlacesAssembly {
                public static func assemble() -> any PlacesProviding { PlacesComponent() }
            }
            """)

    func findings(in project: ProjectContext) -> [Finding] {
        project.roleInstances.flatMap { instance -> [Finding] in
            if instance.role.name == "builder" { return handedOut(by: instance, project) }
            guard instance.role.demands.contains(.hidden), Self.isPublic(instance.type.access) else {
                return []
            }
            let edit = TextEdit(
                at: instance.type.location, .replace(old: "\(instance.type.access) ", new: ""))
            return [
                Finding(
                    of: info, at: instance.type.location,
                    message:
                        "\"\(instance.type.name)\" is the \(instance.role.name) of its component and \(instance.type.access), so "
                        + "other modules can come to depend on it; leave out \"\(instance.type.access)\"",
                    subject: instance.type.qualifiedName,
                    fix: instance.type.access == "public" ? Fix("hide it in its module", edits: [edit]) : nil)
            ]
        }
    }

    private static func isPublic(_ access: String) -> Bool { access == "public" || access == "open" }

    private func handedOut(by instance: RoleInstance, _ project: ProjectContext) -> [Finding] {
        instance.type.members.compactMap { member in
            guard member.fact.kind == .method, Self.isPublic(member.fact.access),
                let result = member.fact.type,
                let type = project.model.type(result, in: project.model.scope(of: member)),
                let made = project.roleInstance(of: type), made.scene == instance.scene,
                made.role.demands.contains(.hidden),
                !Self.isPublic(type.access)
            else { return nil }
            return Finding(
                of: info, at: member.fact.location,
                message:
                    "\"\(instance.type.name).\(member.fact.name)\" hands out the class \"\(type.name)\"; return the "
                    + "component's protocol",
                subject: "\(instance.type.qualifiedName).\(member.fact.name)")
        }
    }
}
