import SourceModel
import Styles

/// A role inherits from a class of the project.
struct CustomClassInheritedRule: Rule {
    let info = RuleInfo(
        id: "custom-class-inherited",
        summary: "A role that must not have a base class inherits from a class of the project.",
        why:
            "The behavior of a base class is not visible in its subclasses, and a change to it changes every scene "
            + "at once. A collaborator does the same work and can be seen and replaced.",
        whatToDo:
            "Move the work of the base class into a collaborator, or into a protocol with an extension.",
        exceptions:
            "For classes from outside the project, such as UIViewController, and for roles that the style allows to "
            + "inherit. Of the bundled styles only `simple` demands it; projects of other styles have no such finding.",
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

    func findings(in project: ProjectContext) -> [Finding] {
        project.roleInstances.compactMap { instance in
            guard instance.role.demands.contains(.noBaseClass),
                let base = project.model.superclass(of: instance.type)
            else { return nil }
            return Finding(
                of: info, at: instance.type.location,
                message:
                    "\"\(instance.type.name)\" inherits from the project's own class \"\(base.name)\", which hides what it "
                    + "does; take that as a collaborator instead",
                subject: "\(instance.type.qualifiedName): \(base.qualifiedName)")
        }
    }
}
