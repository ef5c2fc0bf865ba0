import SourceModel
import Styles

/// A view sends commands to its logic instead of events.
struct ViewTellsWhatToDoRule: Rule {
    let info = RuleInfo(
        id: "view-tells-what-to-do",
        summary: "A method through which a view calls its logic is named like a command.",
        why:
            "A view that calls `openDoors` has decided what a tap means. A view that calls `didTapMainButton` "
            + "leaves the decision to the logic, where it can be changed and tested.",
        whatToDo:
            "Name the method after what happened: `didTapMainButton()`, `termsTapped()`, `viewDidLoad()`.",
        exceptions:
            "In styles that do not require it, for names whose first word is not a well-known command, and for the "
            + "methods that hand over collaborators. Of the bundled styles only `simple` demands it; projects of other styles have no such finding.",
        badExample: """
            protocol DoorsInteracting: AnyObject { func openDoors() }
            final class DoorsView { var interaction: (any DoorsInteracting)? }
            final class DoorsInteraction: DoorsInteracting { func openDoors() {} }
            """,
        goodExample: """
            protocol DoorsInteracting: AnyObject { func didTapMainButton() }
            final class DoorsView { var interaction: (any DoorsInteracting)? }
            final class DoorsInteraction: DoorsInteracting { func didTapMainButton() {} }
            """)

    /// First words of commands.
    private static let commands: Set<String> = [
        "add", "apply", "buy", "call", "cancel", "change", "check", "choose", "clear", "close", "confirm",
        "create",
        "delete", "dismiss", "display", "do", "download", "edit", "execute", "fetch", "filter", "get", "go",
        "hide", "load", "log", "make", "navigate", "open", "pay", "perform", "play", "present", "process",
        "push",
        "refresh", "reload", "remove", "render", "request", "reset", "retry", "route", "run", "save",
        "search", "select",
        "send", "set", "show", "start", "stop", "store", "submit", "toggle", "update", "upload", "validate",
    ]

    func findings(in project: ProjectContext) -> [Finding] {
        project.scenes.all.flatMap { scene -> [Finding] in
            let receivers = scene.style.roles.filter { $0.demands.contains(.toldWhatHappened) }
            return receivers.flatMap { role in
                (scene.boundaries[role.name] ?? []).map { project.model.types[$0] }.flatMap { boundary in
                    findings(in: boundary, of: role, scene)
                }
            }
        }
    }

    private func findings(in boundary: TypeEntity, of role: Role, _ scene: SceneMap.Scene) -> [Finding] {
        let handovers = Set(scene.style.references.compactMap(\.handover))
        return boundary.members.compactMap { member in
            let name = member.fact.name
            guard member.fact.kind == .method, !handovers.contains(name),
                Self.commands.contains(Self.firstWord(of: name)), name != "retry", !Self.isPast(name)
            else { return nil }
            return Finding(
                of: info, at: member.fact.location,
                message:
                    "\"\(boundary.name)\" lets the view of \"\(scene.name)\" send the command \"\(name)\"; name what happened "
                    + "instead, as in didTap…(), and let the \(role.name) decide what follows",
                subject: "\(boundary.qualifiedName).\(name)")
        }
    }

    /// Whether the last word names an event: `closeTapped`, `openPressed`.
    static func isPast(_ name: String) -> Bool {
        guard let start = name.lastIndex(where: \.isUppercase) else { return false }
        return name[start...].hasSuffix("ed") || ["Chosen", "Begun", "Sent"].contains(name[start...])
    }

    static func firstWord(of name: String) -> String {
        String(name.prefix { !$0.isUppercase && $0 != "_" })
    }
}
