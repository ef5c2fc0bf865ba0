import SourceModel
import Styles

/// A role that should be final can be subclassed.
struct InteractionNotFinalRule: Rule {
    let info = RuleInfo(
        id: "interaction-not-final",
        summary: "A class whose role must be final is not final.",
        why: "A subclass can change what the class does, and its behavior is then no longer in one place.",
        whatToDo: "Write `final class`.",
        exceptions:
            "For roles that the style allows to be subclassed, and for actors, which have no subclasses. "
            + "Of the bundled styles only `simple` demands it; projects of other styles have no such finding.",
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

    func findings(in project: ProjectContext) -> [Finding] {
        let inherited = Set(project.model.types.compactMap { project.model.superclass(of: $0) })
        return project.roleInstances.compactMap { instance in
            let type = instance.type
            guard instance.role.demands.contains(.final), type.kind == .class,
                !type.declaration.modifiers.contains("final")
            else { return nil }
            let start = FileLocation(
                path: type.location.path, line: type.location.line, column: type.location.column)
            let fix = Fix(
                "make it final", edits: [TextEdit(at: start, .replace(old: "class ", new: "final class "))])
            return Finding(
                of: info, at: type.location,
                message:
                    "\"\(type.name)\" is the \(instance.role.name) of its scene and can be inherited from; make it final",
                subject: type.qualifiedName,
                fix: inherited.contains(type) || type.access == "open" ? nil : fix)
        }
    }
}
