import SourceModel
import Styles

/// A value that should be immutable can be changed.
struct RenderableMutableRule: Rule {
    let info = RuleInfo(
        id: "renderable-mutable",
        summary: "A role that must be immutable has a variable or a mutating method, or is a class.",
        why:
            "A view that is given the same renderable always looks the same. If the renderable can change after it "
            + "was created, what is on the screen depends on when the view read it.",
        whatToDo:
            "Make it a struct whose stored properties are all `let`, and create a new one for each change.",
        exceptions:
            "For computed and static properties. "
            + "Of the bundled styles only `simple` demands it; projects of other styles have no such finding.",
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

    func findings(in project: ProjectContext) -> [Finding] {
        project.roleInstances.filter { $0.role.demands.contains(.immutable) }.flatMap {
            instance -> [Finding] in
            let type = instance.type
            let head =
                type.isClass
                ? [finding("is a class", "make it a struct", type, type.qualifiedName, type.location)] : []
            return head
                + type.members.compactMap { member in
                    let name = "\(type.qualifiedName).\(member.fact.name)"
                    if member.fact.kind == .property, member.fact.isStored, !member.fact.isStatic,
                        !member.fact.isLet
                    {
                        return finding(
                            "can be changed in \"\(member.fact.name)\"", "make it a let", type, name,
                            member.fact.location,
                            fix: fix(member.fact))
                    }
                    if member.fact.modifiers.contains("mutating") {
                        return finding(
                            "changes itself in \"\(member.fact.name)\"", "return a new one", type, name,
                            member.fact.location)
                    }
                    return nil
                }
        }
    }

    /// As a constant, a variable with a default value could no longer be set by the initializer.
    private func fix(_ fact: MemberFact) -> Fix? {
        guard !fact.hasBody, !fact.modifiers.contains("lazy"), fact.attributes.isEmpty else { return nil }
        return Fix("make it a let", edits: [TextEdit(at: fact.location, .replace(old: "var ", new: "let "))])
    }

    private func finding(
        _ what: String, _ way: String, _ type: TypeEntity, _ subject: String, _ location: FileLocation,
        fix: Fix? = nil
    ) -> Finding {
        Finding(
            of: info, at: location,
            message:
                "\"\(type.name)\" must be immutable but \(what), so a view may look different for the same "
                + "value; \(way)",
            subject: subject, fix: fix)
    }
}
