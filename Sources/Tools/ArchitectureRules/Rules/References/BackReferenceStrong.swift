import SourceModel
import Styles

/// A role holds the one that owns it strongly.
struct BackReferenceStrong: Rule {
    let info = RuleInfo(
        id: "back-reference-strong",
        summary: "A role holds strongly what, by way of other roles, holds it strongly too.",
        why:
            "The roles of a scene own each other in one direction. A strong reference back closes the loop, so that "
            + "no role is released when the scene is closed: memory grows, and a scene that nobody sees goes on "
            + "answering.",
        whatToDo:
            "Hold it weakly: `weak var view: (any AboutDisplaying)?`. The protocol must refine AnyObject.",
        silence:
            "When the code shows that the other role does not own this one: it holds it weakly or never names "
            + "it. When the property is wrapped (`@Weak var view`), computed or static, or set to nil by the role itself.",
        badExample: """
            protocol AboutInteracting: AnyObject { func closeTapped() }
            protocol AboutPresenting: AnyObject { func present(error: any Error) }
            protocol AboutDisplaying: AnyObject { func show(error: String) }

            final class AboutViewController: AboutDisplaying {
                var interactor: (any AboutInteracting)?
                func show(error: String) {}
            }
            final class AboutInteractor: AboutInteracting {
                var presenter: (any AboutPresenting)?
                func closeTapped() {}
            }
            final class AboutPresenter: AboutPresenting {
                var view: (any AboutDisplaying)?
                func present(error: any Error) { view?.show(error: "\\(error)") }
            }
            """,
        goodExample: """
            protocol AboutInteracting: AnyObject { func closeTapped() }
            protocol AboutPresenting: AnyObject { func present(error: any Error) }
            protocol AboutDisplaying: AnyObject { func show(error: String) }

            final class AboutViewController: AboutDisplaying {
                var interactor: (any AboutInteracting)?
                func show(error: String) {}
            }
            final class AboutInteractor: AboutInteracting {
                var presenter: (any AboutPresenting)?
                func closeTapped() {}
            }
            final class AboutPresenter: AboutPresenting {
                weak var view: (any AboutDisplaying)?
                func present(error: any Error) { view?.show(error: "\\(error)") }
            }
            """)

    func findings(in project: CheckedProject) -> [Finding] {
        let paths = OwnershipPaths(project: project)
        return project.players.filter(\.type.isClass).flatMap { player in
            project.heldRoles(of: player).compactMap { holding, role in
                guard isBack(holding, to: role, player), !player.type.empties([holding.member.fact.name]),
                    paths.leads(from: role, to: player.role.name, inSceneOf: player)
                else { return nil }
                return finding(holding, role, player, project.model)
            }
        }
    }

    private func isBack(_ holding: Holding, to role: String, _ player: Player) -> Bool {
        guard holding.isStrong, !holding.isInside,
            player.style.reference(from: player.role.name, to: role)?.hold == .sees
        else { return false }
        return holding.target.isClass || holding.target.kind == .protocol
    }

    private func finding(_ holding: Holding, _ role: String, _ player: Player, _ model: ProjectModel)
        -> Finding
    {
        let name = "\(player.type.qualifiedName).\(holding.member.fact.name)"
        let isClassBound = model.isClassBound(holding.target)
        let way =
            if isClassBound {
                "make it a weak var"
            } else if isValue(holding.target, model) {
                "a value cannot be held weakly, so hold an object that it watches instead"
            } else {
                "make it a weak var, and let \"\(holding.target.name)\" refine AnyObject"
            }
        return Finding(
            rule: id, severity: info.severity, place: holding.member.fact.place,
            message:
                "\"\(player.type.name)\" holds its scene's \(role) strongly in \"\(holding.member.fact.name)\", and "
                + "that owns it in turn, so neither is ever released; \(way)",
            subject: name, fix: isClassBound ? fix(holding.member.fact) : nil)
    }

    /// Whether only structs and enums conform to a protocol.
    private func isValue(_ type: TypeEntity, _ model: ProjectModel) -> Bool {
        let conformers = model.conformers(of: type).filter { !StandIns.isOne($0, in: model) }
        return !conformers.isEmpty && conformers.allSatisfy { $0.kind == .struct || $0.kind == .enum }
    }

    /// Only a variable of an optional type can be made weak by a word.
    private func fix(_ fact: MemberFact) -> Fix? {
        switch fact.type {
        case .optional, .implicitlyUnwrapped: break
        default: return nil
        }
        guard !fact.isLet else { return nil }
        let start = SourcePlace(path: fact.place.path, line: fact.place.line, column: 1)
        return Fix("hold it weakly", edits: [TextEdit(at: start, .replace(old: "var ", new: "weak var "))])
    }
}

extension ProjectModel {
    /// Whether what a type stands for may be held weakly: it is an object, or the text does not tell, as it inherits from
    /// what the project does not declare.
    func isClassBound(_ type: TypeEntity) -> Bool {
        ([type] + ancestors(of: type)).contains { one in
            if one.isClass || one.declaration.attributes.contains(where: { $0.hasPrefix("@objc") }) { return true }
            let known = Set(supertypes(of: one).map(\.name)).union(Self.valueProtocols)
            return one.inherited.contains { fact in
                fact.text == "class" || fact.bareName.map { !known.contains($0) } ?? false
            }
        }
    }

    /// Protocols from outside that values conform to as well.
    private static let valueProtocols: Set<String> = [
        "Sendable", "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "Identifiable", "Error",
        "CustomStringConvertible", "CaseIterable",
    ]
}
