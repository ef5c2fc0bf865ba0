import SourceModel
import Styles

/// An assembler offers several methods.
struct AssemblerManyMethods: Rule {
    let info = RuleInfo(
        id: "assembler-many-methods",
        summary: "A builder that is to have one method has several.",
        why:
            "An assembler makes one thing. With a second method it makes two, and whoever needs one of them depends on "
            + "what the other needs.",
        whatToDo: "Make an assembler for each thing, each with the one method `assemble()`.",
        silence: "For private methods and initialisers.",
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

    func findings(in project: CheckedProject) -> [Finding] {
        BuilderNames.types(demanding: .oneMethod, in: project).compactMap { type in
            let methods = type.members.map(\.fact).filter {
                $0.kind == .method && $0.access != "private" && $0.access != "fileprivate"
            }
            guard methods.count > 1 else { return nil }
            let names = methods.map { "\"\($0.name)\"" }.joined(separator: ", ")
            return Finding(
                rule: id, severity: info.severity, place: methods[1].place,
                message:
                    "\"\(type.name)\" has the methods \(names); an assembler makes one thing, by one method, so give "
                    + "each its own",
                subject: type.qualifiedName)
        }
    }
}
