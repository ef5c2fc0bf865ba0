import SourceModel
import Styles

/// A role that is to be final can be inherited from.
struct InteractionNotFinal: Rule {
    let info = RuleInfo(
        id: "interaction-not-final",
        summary: "A class whose role must be final is not.",
        why:
            "A class that can be inherited from can be made to do something else from outside; what it does is then no "
            + "longer in one place.",
        whatToDo: "Write `final class`.",
        silence: "For roles the style lets inherit, and for actors, which nobody inherits from.",
        badExample: """
            protocol DoorsInteracting: AnyObject { func didTapOpen() }
            final class DoorsView { var interaction: (any DoorsInteracting)? }
            class DoorsInteraction: DoorsInteracting { func didTapOpen() {} }
            """,
        goodExample: """
            protocol DoorsInteracting: AnyObject { func didTapOpen() }
            final class DoorsView { var interaction: (any DoorsInteracting)? }
            final class DoorsInteraction: DoorsInteracting { func didTapOpen() {} }
            """)

    func findings(in project: CheckedProject) -> [Finding] {
        let inherited = Set(project.model.types.compactMap { project.model.superclass(of: $0) })
        return project.players.compactMap { player in
            let type = player.type
            guard player.role.demands.contains(.final), type.kind == .class,
                !type.declaration.modifiers.contains("final")
            else { return nil }
            let start = SourcePlace(path: type.place.path, line: type.place.line, column: type.place.column)
            let fix = Fix(
                "make it final", edits: [TextEdit(at: start, .replace(old: "class ", new: "final class "))])
            return Finding(
                rule: id, severity: info.severity, place: type.place,
                message:
                    "\"\(type.name)\" is the \(player.role.name) of its scene and can be inherited from; make it final",
                subject: type.qualifiedName,
                fix: inherited.contains(type) || type.access == "open" ? nil : fix)
        }
    }
}
