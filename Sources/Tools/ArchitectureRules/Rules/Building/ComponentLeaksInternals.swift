import SourceModel
import Styles

/// A component shows other modules what it is made of.
struct ComponentLeaksInternals: Rule {
    let info = RuleInfo(
        id: "component-leaks-internals",
        summary:
            "A component makes public what it is to hide behind its protocol, or hands it out by its class.",
        why:
            "What other modules can name they come to depend on; the component can then no longer change inside. It "
            + "shows its protocol, its output, its models, its errors and one assemble().",
        whatToDo: "Leave out `public`, and return the protocol: `-> any PlacesProviding`.",
        silence: "For what the style does not hide, and where nothing is public.",
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

    func findings(in project: CheckedProject) -> [Finding] {
        project.players.flatMap { player -> [Finding] in
            if player.role.name == "builder" { return handedOut(by: player, project) }
            guard player.role.demands.contains(.hidden), Self.isPublic(player.type.access) else { return [] }
            let edit = TextEdit(at: player.type.place, .replace(old: "\(player.type.access) ", new: ""))
            return [
                Finding(
                    rule: id, severity: info.severity, place: player.type.place,
                    message:
                        "\"\(player.type.name)\" is the \(player.role.name) of its component and \(player.type.access), so "
                        + "other modules can come to depend on it; leave out \"\(player.type.access)\"",
                    subject: player.type.qualifiedName,
                    fix: player.type.access == "public" ? Fix("hide it in its module", edits: [edit]) : nil)
            ]
        }
    }

    private static func isPublic(_ access: String) -> Bool { access == "public" || access == "open" }

    private func handedOut(by player: Player, _ project: CheckedProject) -> [Finding] {
        player.type.members.compactMap { member in
            guard member.fact.kind == .method, Self.isPublic(member.fact.access),
                let result = member.fact.type,
                let type = project.model.type(result, in: project.model.scope(of: member)),
                let made = project.player(type), made.scene == player.scene,
                made.role.demands.contains(.hidden),
                !Self.isPublic(type.access)
            else { return nil }
            return Finding(
                rule: id, severity: info.severity, place: member.fact.place,
                message:
                    "\"\(player.type.name).\(member.fact.name)\" hands out the class \"\(type.name)\"; return the "
                    + "component's protocol",
                subject: "\(player.type.qualifiedName).\(member.fact.name)")
        }
    }
}
