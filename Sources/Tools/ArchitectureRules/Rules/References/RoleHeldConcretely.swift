import SourceModel
import Styles

/// A role holds another by its type where the style has it seen through a protocol.
struct RoleHeldConcretely: Rule {
    let info = RuleInfo(
        id: "role-held-concretely",
        summary: "A role holds another by its class instead of by the protocol it is seen through.",
        why:
            "A class cannot be replaced by a mock, and everything it has is open to whoever holds it; the protocol "
            + "is what keeps the roles apart and testable.",
        whatToDo:
            "Write the protocol as the property's type: `any AboutPresenting` instead of `AboutPresenter`.",
        silence:
            "When the style leaves it open and the scene has no protocol for the role, when the property is "
            + "wrapped (`@ObservedObject`, `@StateObject`) or observable, which need the class, and when a router "
            + "holds its own view, whose navigation it uses.",
        badExample: """
            protocol AboutInteracting: AnyObject { func closeTapped() }
            protocol AboutPresenting: AnyObject { func present(error: any Error) }

            final class AboutViewController {
                var interactor: (any AboutInteracting)?
            }
            final class AboutInteractor: AboutInteracting {
                var presenter: AboutPresenter?
                func closeTapped() {}
            }
            final class AboutPresenter: AboutPresenting {
                func present(error: any Error) { print(error) }
            }
            """,
        goodExample: """
            protocol AboutInteracting: AnyObject { func closeTapped() }
            protocol AboutPresenting: AnyObject { func present(error: any Error) }

            final class AboutViewController {
                var interactor: (any AboutInteracting)?
            }
            final class AboutInteractor: AboutInteracting {
                var presenter: (any AboutPresenting)?
                func closeTapped() {}
            }
            final class AboutPresenter: AboutPresenting {
                func present(error: any Error) { print(error) }
            }
            """)

    func findings(in project: CheckedProject) -> [Finding] {
        project.players.filter { $0.role.name != "builder" }.flatMap { player in
            project.heldRoles(of: player).compactMap { holding, role in
                guard let other = player.style.role(role), isConcrete(holding), !isObserved(holding, project),
                    player.style.allows(player.role.name, toKnow: role), !needsView(player.role, other),
                    isSeenThroughProtocol(holding.target, other, player, project)
                else { return nil }
                return finding(holding, other, player, project)
            }
        }
    }

    private func isConcrete(_ holding: Holding) -> Bool {
        holding.target.isClass && !holding.isInside && !holding.isWrapped
    }

    /// SwiftUI and observation watch a class, not a protocol.
    private func isObserved(_ holding: Holding, _ project: CheckedProject) -> Bool {
        if holding.target.declaration.attributes.contains(where: { $0.hasPrefix("@Observable") }) {
            return true
        }
        return project.model.inheritedNames(of: holding.target).contains("ObservableObject")
    }

    /// Who navigates needs its view as what it is to the host.
    private func needsView(_ role: Role, _ other: Role) -> Bool {
        role.allows.contains(.hostImports) && other.platform == .host
    }

    private func isSeenThroughProtocol(
        _ type: TypeEntity, _ role: Role, _ player: Player, _ project: CheckedProject
    ) -> Bool {
        guard !role.contracts.isEmpty else { return false }
        return !role.allows.contains(.concrete) || contract(of: type, role, player, project) != nil
    }

    /// The scene's protocol for the role, by name: one that a type conforms to for a purpose of its own, such as a
    /// table's delegate, says nothing.
    private func contract(
        of type: TypeEntity, _ role: Role, _ player: Player, _ project: CheckedProject
    ) -> TypeEntity? {
        let scene = project.scenes.all[player.scene]
        let patterns = role.contracts.map(NamePattern.init)
        return (scene.contracts[role.name] ?? []).map { project.model.types[$0] }.first { contract in
            guard project.model.inherits(type, from: contract), isMeant(contract, for: player.role) else {
                return false
            }
            if patterns.contains(where: { $0.scene(in: contract.name) == scene.name }) { return true }
            return contract.name.hasPrefix(type.name) && !contract.name.hasSuffix("Delegate")
        }
    }

    /// An output is for the role it is named after: `HomeInteractorOutput` is what the interactor speaks to.
    private func isMeant(_ contract: TypeEntity, for role: Role) -> Bool {
        !contract.name.contains("Output") || role.suffixes.contains { contract.name.contains($0) }
    }

    private func finding(_ holding: Holding, _ role: Role, _ player: Player, _ project: CheckedProject)
        -> Finding
    {
        let protocolName =
            contract(of: holding.target, role, player, project).map { "any \($0.name)" }
            ?? "a protocol"
        return Finding(
            rule: id, severity: info.severity, place: holding.member.fact.place,
            message:
                "\"\(player.type.name)\" holds its scene's \(role.name) by its class \"\(holding.target.name)\", so no "
                + "mock can stand in for it; write \(protocolName) as the type of \"\(holding.member.fact.name)\"",
            subject: "\(player.type.qualifiedName).\(holding.member.fact.name)")
    }
}
