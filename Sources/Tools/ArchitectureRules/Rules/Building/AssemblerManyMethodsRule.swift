import SourceModel
import Styles

/// An assembler has several methods.
struct AssemblerManyMethodsRule: Rule {
    let info = RuleInfo(
        id: "assembler-many-methods",
        summary: "A builder that should have one method has several.",
        why:
            "An assembler creates one object. With a second method it creates two, and code that needs one of them "
            + "depends on what the other needs.",
        whatToDo: "Write an assembler for each object, each with the single method `assemble()`.",
        exceptions:
            "For private methods and initializers. "
            + "Of the bundled styles only `simple` demands it; projects of other styles have no such finding.",
        badExample: """
            protocol DoorsInteracting: AnyObject { func didTapOpen() }
            final class DoorsView { var interaction: (any DoorsInteracting)? }
            final class DoorsInteraction: DoorsInteracting { func didTapOpen() {} }
            struct DoorsAssembler {
                func assemble() -> DoorsView { DoorsView() }
                func assembleInteraction() -> any DoorsInteracting { DoorsInteractionAssembler().assemble() }
            }
            struct DoorsInteractionAssembler {
                func assemble() -> any DoorsInteracting { DoorsInteraction() }
            }
            """,
        goodExample: """
            protocol DoorsInteracting: AnyObject { func didTapOpen() }
            final class DoorsView { var interaction: (any DoorsInteracting)? }
            final class DoorsInteraction: DoorsInteracting { func didTapOpen() {} }
            struct DoorsAssembler {
                func assemble() -> DoorsView { DoorsView() }
            }
            struct DoorsInteractionAssembler {
                func assemble() -> any DoorsInteracting { DoorsInteraction() }
            }
            """)

    func findings(in project: ProjectContext) -> [Finding] {
        BuilderNames.types(demanding: .oneMethod, in: project).compactMap { type in
            let methods = type.members.map(\.fact).filter {
                $0.kind == .method && $0.access != "private" && $0.access != "fileprivate"
            }
            guard methods.count > 1 else { return nil }
            let names = methods.map { "\"\($0.name)\"" }.joined(separator: ", ")
            return Finding(
                of: info, at: methods[1].location,
                message:
                    "\"\(type.name)\" has the methods \(names); an assembler makes one thing, by one method, so give "
                    + "each its own",
                subject: type.qualifiedName)
        }
    }
}
