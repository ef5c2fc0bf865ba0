import SourceModel
import Styles

/// A view commands its logic instead of telling it what happened.
struct ViewTellsWhatToDo: Rule {
    let info = RuleInfo(
        id: "view-tells-what-to-do",
        summary: "A method by which a view speaks to its logic is named as a command.",
        why:
            "A view that says `openDoors` has decided what a tap means. A view that says `didTapMainButton` leaves "
            + "that to the logic, where it can change and be tested.",
        whatToDo:
            "Name the method for what happened: `didTapMainButton()`, `termsTapped()`, `viewDidLoad()`.",
        silence:
            "In styles that do not ask for it, for names whose first word is no well-known command, and for "
            + "the methods by which collaborators are handed over.",
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

    /// First words that tell somebody to do something.
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

    func findings(in project: CheckedProject) -> [Finding] {
        project.scenes.all.flatMap { scene -> [Finding] in
            let told = scene.style.roles.filter { $0.demands.contains(.toldWhatHappened) }
            return told.flatMap { role in
                (scene.contracts[role.name] ?? []).map { project.model.types[$0] }.flatMap { contract in
                    findings(in: contract, of: role, scene)
                }
            }
        }
    }

    private func findings(in contract: TypeEntity, of role: Role, _ scene: SceneMap.Scene) -> [Finding] {
        let handovers = Set(scene.style.references.compactMap(\.handover))
        return contract.members.compactMap { member in
            let name = member.fact.name
            guard member.fact.kind == .method, !handovers.contains(name),
                Self.commands.contains(Self.firstWord(of: name)), name != "retry", !Self.isPast(name)
            else { return nil }
            return Finding(
                rule: id, severity: info.severity, place: member.fact.place,
                message:
                    "\"\(contract.name)\" lets the view of \"\(scene.name)\" command \"\(name)\"; say what happened "
                    + "instead and leave to the \(role.name) what follows, as in didTap…()",
                subject: "\(contract.qualifiedName).\(name)")
        }
    }

    /// Whether the last word says that something has happened: `closeTapped`, `openPressed`.
    static func isPast(_ name: String) -> Bool {
        guard let start = name.lastIndex(where: \.isUppercase) else { return false }
        return name[start...].hasSuffix("ed") || ["Chosen", "Begun", "Sent"].contains(name[start...])
    }

    static func firstWord(of name: String) -> String {
        String(name.prefix { !$0.isUppercase && $0 != "_" })
    }
}
