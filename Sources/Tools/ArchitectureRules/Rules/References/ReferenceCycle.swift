import SourceModel
import Styles

/// Objects keep each other alive in a loop.
struct ReferenceCycle: Rule {
    let info = RuleInfo(
        id: "reference-cycle",
        summary: "Stored properties of several classes make a loop in which each keeps the next alive.",
        why:
            "None of the objects in the loop is ever released: what they hold stays in memory, and they go on "
            + "answering to notifications and timers after the scene is gone.",
        whatToDo:
            "Make the property that points back weak; the one that is not needed to keep the other alive.",
        silence:
            "When the types could make a loop but nothing shows that the same objects do: a node with a next "
            + "node, two model classes that list each other. When one of the properties is set to nil somewhere, so "
            + "that the loop may end. It speaks when an object hands itself over, when both ends are tied in one function, and within the roles of one scene.",
        badExample: """
            final class Player {
                private let queue = PlayQueue()
                func start() { queue.owner = self }
            }
            final class PlayQueue {
                var owner: Player?
            }
            """,
        goodExample: """
            final class Player {
                private let queue = PlayQueue()
                func start() { queue.owner = self }
            }
            final class PlayQueue {
                weak var owner: Player?
            }
            """)

    /// More loops than a person would read in one go.
    private static let most = 100

    func findings(in project: CheckedProject) -> [Finding] {
        let ownership = OwnershipGraph(project) { isBackReference($0, project) }
        let components = ownership.graph.stronglyConnectedComponents().filter { $0.count > 1 }
        guard !components.isEmpty else { return [] }
        let proof = LoopProof(project: project, makers: project.model.makers())
        var findings: [Finding] = []
        for component in components {
            guard findings.count < Self.most else { break }
            if let loop = proof.provenLoop(in: component, of: ownership), !proof.isBroken(loop) {
                findings.append(finding(loop, project))
            }
        }
        return findings
    }

    /// `back-reference-strong` tells of these.
    private func isBackReference(_ holding: Holding, _ project: CheckedProject) -> Bool {
        guard let player = project.player(holding.holder),
            let role = project.role(of: holding.target, inSceneOf: player)
        else { return false }
        return player.style.reference(from: player.role.name, to: role)?.hold == .sees
    }

    private func finding(_ loop: [Holding], _ project: CheckedProject) -> Finding {
        let names = loop.map { "\($0.holder.name).\($0.member.fact.name)" }
        let last = loop[loop.count - 1]
        let way = (names + [loop[0].holder.name]).joined(separator: " → ")
        return Finding(
            rule: id, severity: info.severity, place: last.member.fact.place,
            message:
                "these keep each other alive and are never released: \(way); make the one that points back weak",
            subject: names.joined(separator: " → "),
            trail: loop.map { holding in
                Finding.Step(
                    "\"\(holding.holder.name)\" holds \"\(holding.target.name)\" strongly in \"\(holding.member.fact.name)\"",
                    at: holding.member.fact.place)
            })
    }
}
