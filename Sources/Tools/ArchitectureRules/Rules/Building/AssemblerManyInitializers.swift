import SourceModel
import Styles

/// An assembler makes several objects itself.
struct AssemblerManyInitializers: Rule {
    let info = RuleInfo(
        id: "assembler-many-initializers",
        summary: "A builder that is to call one initialiser calls several.",
        why:
            "An assembler that makes one thing and takes the rest from other assemblers can be replaced piece by "
            + "piece, and each piece is made in one place of the project.",
        whatToDo: "Give each object an assembler of its own and call `assemble()` on it.",
        silence: "For values (structs and enums), for types from outside, and for other assemblers.",
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

    func findings(in project: CheckedProject) -> [Finding] {
        BuilderNames.types(demanding: .oneInitializer, in: project).compactMap { type in
            let made = objectsMade(by: type, project)
            guard made.count > 1 else { return nil }
            let names = made.map { "\"\($0.type.name)\"" }.joined(separator: ", ")
            return Finding(
                rule: id, severity: info.severity, place: made[1].place,
                message:
                    "\"\(type.name)\" makes \(names) itself; call one initialiser and take the rest from other "
                    + "assemblers",
                subject: type.qualifiedName)
        }
    }

    private func objectsMade(
        by type: TypeEntity, _ project: CheckedProject
    ) -> [(type: TypeEntity, place: SourcePlace)] {
        type.members.flatMap { member -> [(type: TypeEntity, place: SourcePlace)] in
            guard let code = project.model.code(of: member) else { return [] }
            return code.body.calls.compactMap { call in
                guard let made = project.model.constructedType(of: call, in: code), made.isClass,
                    !isBuilder(made, project)
                else { return nil }
                return (made, call.place)
            }
        }.sorted { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
    }

    private func isBuilder(_ type: TypeEntity, _ project: CheckedProject) -> Bool {
        project.styles.contains { BuilderNames($0).isOne(type) }
    }
}
