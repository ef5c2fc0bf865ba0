import SourceModel
import Styles

/// A value that is to stay as it was made can be changed.
struct RenderableMutable: Rule {
    let info = RuleInfo(
        id: "renderable-mutable",
        summary: "A role that must be immutable has a variable or a mutating method, or is a class.",
        why:
            "A view given the same renderable always looks the same. If somebody can change it after it was made, "
            + "what is on the screen depends on when it was looked at.",
        whatToDo: "Make it a struct whose stored properties are all `let`; make a new one for each change.",
        silence: "For computed and static properties.",
        badExample: """
            protocol DoorsInteracting: AnyObject { func didTapOpen() }
            struct DoorsRenderable { var title: String }
            final class DoorsView { var interaction: (any DoorsInteracting)? }
            final class DoorsInteraction: DoorsInteracting { func didTapOpen() {} }
            """,
        goodExample: """
            protocol DoorsInteracting: AnyObject { func didTapOpen() }
            struct DoorsRenderable { let title: String }
            final class DoorsView { var interaction: (any DoorsInteracting)? }
            final class DoorsInteraction: DoorsInteracting { func didTapOpen() {} }
            """)

    func findings(in project: CheckedProject) -> [Finding] {
        project.players.filter { $0.role.demands.contains(.immutable) }.flatMap { player -> [Finding] in
            let type = player.type
            let head =
                type.isClass
                ? [finding("is a class", "make it a struct", type, type.qualifiedName, type.place)] : []
            return head
                + type.members.compactMap { member in
                    let name = "\(type.qualifiedName).\(member.fact.name)"
                    if member.fact.kind == .property, member.fact.isStored, !member.fact.isStatic,
                        !member.fact.isLet
                    {
                        return finding(
                            "can be changed in \"\(member.fact.name)\"", "make it a let", type, name,
                            member.fact.place,
                            fix: fix(member.fact))
                    }
                    if member.fact.modifiers.contains("mutating") {
                        return finding(
                            "changes itself in \"\(member.fact.name)\"", "return a new one", type, name,
                            member.fact.place)
                    }
                    return nil
                }
        }
    }

    /// A variable with a value of its own would, as a constant, no longer be set by the initialiser.
    private func fix(_ fact: MemberFact) -> Fix? {
        guard !fact.hasBody, !fact.modifiers.contains("lazy"), fact.attributes.isEmpty else { return nil }
        return Fix("make it a let", edits: [TextEdit(at: fact.place, .replace(old: "var ", new: "let "))])
    }

    private func finding(
        _ what: String, _ way: String, _ type: TypeEntity, _ subject: String, _ place: SourcePlace,
        fix: Fix? = nil
    ) -> Finding {
        Finding(
            rule: id, severity: info.severity, place: place,
            message:
                "\"\(type.name)\" must stay as it was made but \(what), so a view may look different for the same "
                + "value; \(way)",
            subject: subject, fix: fix)
    }
}
