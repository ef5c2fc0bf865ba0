import SourceModel
import Styles

/// An assembler creates several objects itself.
struct AssemblerManyInitializersRule: Rule {
    let info = RuleInfo(
        id: "assembler-many-initializers",
        summary: "A builder that should call one initializer calls several.",
        why:
            "An assembler that creates one object and gets all others from other assemblers can be replaced piece "
            + "by piece, and each object is created in a single place of the project.",
        whatToDo: "Give each object an assembler of its own and call `assemble()` on it.",
        exceptions:
            "For values (structs and enums), for types from outside the project, and for other assemblers. "
            + "Of the bundled styles only `simple` demands it; projects of other styles have no such finding.",
        badExample: """
            protocol DoorsInteracting: AnyObject { func didTapOpen() }
            final class DoorsView {
                let interaction: any DoorsInteracting
                init(interaction: any DoorsInteracting) { self.interaction = interaction }
            }
            final class DoorsInteraction: DoorsInteracting { func didTapOpen() {} }
            struct DoorsAssembler {
                func assemble() -> DoorsView { DoorsView(interaction: DoorsInteraction()) }
            }
            """,
        goodExample: """
            protocol DoorsInteracting: AnyObject { func didTapOpen() }
            final class DoorsView {
                let interaction: any DoorsInteracting
                init(interaction: any DoorsInteracting) { self.interaction = interaction }
            }
            final class DoorsInteraction: DoorsInteracting { func didTapOpen() {} }
            struct DoorsAssembler {
                func assemble() -> DoorsView { DoorsView(interaction: DoorsInteractionAssembler().assemble()) }
            }
            struct DoorsInteractionAssembler {
                func assemble() -> any DoorsInteracting { DoorsInteraction() }
            }
            """)

    func findings(in project: ProjectContext) -> [Finding] {
        BuilderNames.types(demanding: .oneInitializer, in: project).compactMap { type in
            let made = objectsMade(by: type, project)
            guard made.count > 1 else { return nil }
            let names = made.map { "\"\($0.type.name)\"" }.joined(separator: ", ")
            return Finding(
                of: info, at: made[1].location,
                message:
                    "\"\(type.name)\" creates \(names) itself; call one initializer and get the others from other "
                    + "assemblers",
                subject: type.qualifiedName)
        }
    }

    private func objectsMade(
        by type: TypeEntity, _ project: ProjectContext
    ) -> [(type: TypeEntity, location: FileLocation)] {
        type.members.flatMap { member -> [(type: TypeEntity, location: FileLocation)] in
            guard let code = project.model.code(of: member) else { return [] }
            return code.body.calls.compactMap { call in
                guard let made = project.model.constructedType(of: call, in: code), made.isClass,
                    !isBuilder(made, project)
                else { return nil }
                return (made, call.location)
            }
        }.sorted { ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column) }
    }

    private func isBuilder(_ type: TypeEntity, _ project: ProjectContext) -> Bool {
        project.styles.contains { BuilderNames($0).matches(type) }
    }
}
