import SourceModel
import Styles

/// An error ends where nobody hears of it.
struct ErrorDropped: Rule {
    let info = RuleInfo(
        id: "error-dropped",
        summary: "An error is caught and nothing is done, or a scene that can fail has no way to show it.",
        why: "A person then waits for what will not come, and whoever looks for the cause finds no trace.",
        whatToDo:
            "Hand the error on: to the caller, to the presenter, which words it, or at least to a log. Where "
            + "ignoring is right, say why in a comment inside the handler.",
        silence:
            "For a cancellation that is ignored, for handlers in which a comment says why nothing is done, for handlers "
            + "that do anything at all, and for logic that hands its errors on or whose presentation has a method for them.",
        badExample: """
            func load(_ read: () throws -> String) -> String {
                do {
                    return try read()
                } catch {
                }
                return ""
            }
            """,
        goodExample: """
            func load(_ read: () throws -> String) -> Result<String, any Error> {
                do {
                    return .success(try read())
                } catch {
                    return .failure(error)
                }
            }
            """)

    func findings(in project: CheckedProject) -> [Finding] {
        emptyHandlers(in: project) + speechlessPresentations(in: project)
    }

    // MARK: Empty handlers

    private func emptyHandlers(in project: CheckedProject) -> [Finding] {
        var found: [Finding] = []
        for module in project.model.modules where !module.isTest {
            for file in module.files where !file.isGenerated {
                for declaration in file.declarations {
                    for member in declaration.members.having(.catches) {
                        add(member, "\(declaration.qualifiedName).\(member.name)", to: &found)
                    }
                }
                for member in file.globals.having(.catches) { add(member, member.name, to: &found) }
            }
        }
        return found
    }

    private func add(_ member: MemberFact, _ subject: String, to found: inout [Finding]) {
        guard let body = member.body else { return }
        for clause in body.catches
        where clause.isEmpty && !clause.isExplained && !isCancellation(clause, body) {
            let what = clause.kind == .catch ? "this catch is empty" : "the failure is met with nothing"
            found.append(
                Finding(
                    rule: id, severity: info.severity, place: clause.place,
                    message:
                        "\(what), so the error in \"\(subject)\" reaches nobody; hand it on, or say in it why not",
                    subject: subject))
        }
    }

    private func isCancellation(_ clause: CatchFact, _ body: BodyFact) -> Bool {
        body.types.contains { $0.place.line == clause.place.line && $0.type.bareName == "CancellationError" }
    }

    // MARK: Presentations without a way for errors

    /// The logic meets errors, and nothing that it can say to the presentation could carry one.
    private func speechlessPresentations(in project: CheckedProject) -> [Finding] {
        project.players.flatMap { player -> [Finding] in
            let receivers = player.style.payloads.filter {
                $0.from == player.role.name && ($0.kind == .businessModel || $0.kind == .response)
            }
            guard !receivers.isEmpty, meetsErrors(player.type) else { return [] }
            return receivers.compactMap { payload in
                let contracts = heldContracts(of: player, payload.to, project)
                guard !contracts.isEmpty, !contracts.contains(where: { canCarryError($0, project) }) else {
                    return nil
                }
                return finding(contracts[0], player)
            }
        }
    }

    /// Whether it catches an error and goes on without handing it to anybody; printing it reaches no person.
    private func meetsErrors(_ type: TypeEntity) -> Bool {
        type.members.contains { member in
            guard member.fact.traits.contains(.catches), member.fact.effects.throwing == nil,
                let body = member.fact.body
            else { return false }
            return body.catches.contains { !$0.isEmpty && !$0.usesError }
        }
    }

    private func heldContracts(of player: Player, _ role: String, _ project: CheckedProject) -> [TypeEntity] {
        project.heldRoles(of: player).filter { $0.role == role && $0.holding.target.kind == .protocol }
            .map(\.holding.target)
    }

    private func canCarryError(_ contract: TypeEntity, _ project: CheckedProject) -> Bool {
        let outside = contract.inherited.contains { fact in
            fact.bareName != "AnyObject" && fact.bareName != "class" && fact.bareName != "Boundary"
                && !project.model.ancestors(of: contract).contains { $0.name == fact.bareName }
        }
        if outside { return true }
        return ([contract] + project.model.ancestors(of: contract)).contains { type in
            type.members.contains { carriesError($0, project) }
        }
    }

    private func carriesError(_ member: MemberEntity, _ project: CheckedProject) -> Bool {
        if Self.speaksOfErrors(member.fact.name) { return true }
        return member.fact.parameters.contains { parameter in
            if Self.speaksOfErrors(parameter.label) || Self.speaksOfErrors(parameter.innerName ?? "") {
                return true
            }
            let names = parameter.type.namedParts
            // A response may carry the error itself; whether it does is not for this rule to work out.
            return names.contains {
                Self.speaksOfErrors($0.name) || $0.name == "Result" || $0.name == "Response"
            }
        }
    }

    private static func speaksOfErrors(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["error", "fail", "alert", "problem", "message"].contains { name.contains($0) }
    }

    private func finding(_ contract: TypeEntity, _ player: Player) -> Finding {
        Finding(
            rule: id, severity: info.severity, place: contract.place,
            message:
                "\"\(player.type.name)\" meets errors, and \"\(contract.name)\" has no method that could carry one, so a "
                + "person never hears of them; add one, as in present(error:)",
            subject: contract.qualifiedName)
    }
}
