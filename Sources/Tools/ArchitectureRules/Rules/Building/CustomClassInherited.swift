import SourceModel
import Styles

/// A role inherits from a class of the project.
struct CustomClassInherited: Rule {
    let info = RuleInfo(
        id: "custom-class-inherited",
        summary: "A role that must stand for itself inherits from a class of the project.",
        why:
            "What a base class does shows in none of its subclasses, and a change to it changes every scene at once. "
            + "A collaborator that is handed over does the same and can be seen and replaced.",
        whatToDo:
            "Take what the base class does as a collaborator, or write it as a protocol with an extension.",
        silence: "For classes from outside, such as UIViewController, and for roles the style lets inherit.",
        badExample: """
            protocol DoorsInteracting: AnyObject { func didTapOpen() }
            class BaseInteraction { func log(_ text: String) {} }
            final class DoorsView { var interaction: (any DoorsInteracting)? }
            final class DoorsInteraction: BaseInteraction, DoorsInteracting { func didTapOpen() { log("open") } }
            """,
        goodExample: """
            protocol DoorsInteracting: AnyObject { func didTapOpen() }
            protocol Logging { func log(_ text: String) }
            final class DoorsView { var interaction: (any DoorsInteracting)? }
            final class DoorsInteraction: DoorsInteracting {
                private let logger: any Logging
                init(logger: any Logging) { self.logger = logger }
                func didTapOpen() { logger.log("open") }
            }
            """)

    func findings(in project: CheckedProject) -> [Finding] {
        project.players.compactMap { player in
            guard player.role.demands.contains(.noBaseClass),
                let base = project.model.superclass(of: player.type)
            else { return nil }
            return Finding(
                rule: id, severity: info.severity, place: player.type.place,
                message:
                    "\"\(player.type.name)\" inherits from the project's own class \"\(base.name)\", which hides what it "
                    + "does; take that as a collaborator instead",
                subject: "\(player.type.qualifiedName): \(base.qualifiedName)")
        }
    }
}
