import SourceModel
import Styles

/// Objects retain each other in a cycle.
struct ReferenceCycleRule: Rule {
    let info = RuleInfo(
        id: "reference-cycle",
        summary: "Stored properties of several classes form a retain cycle.",
        why:
            "None of the objects in the cycle is ever released: they stay in memory, and keep responding to "
            + "notifications and timers after the scene is closed.",
        whatToDo:
            "Make the property that points back weak: the one that is not needed to keep the other object alive.",
        exceptions:
            "If the types could form a cycle but nothing shows that the same objects do: a node with a next node, "
            + "or two model classes that list each other. If one of the properties is set to nil somewhere, so that "
            + "the cycle may end, if Core Data keeps the objects, or if one of them lives as long as the app, as what the delegates of the app and of its windows store, and a screen that nothing but these delegates themselves makes when the app or a window starts, the first screen of `Main.storyboard`, the tabs of storyboards, and a tab with all that is made for it where the tab bar is set up (except screens whose names say that people leave them, such as a splash, an introduction or a login). The rule reports a cycle if an object passes itself on, if one function sets both "
            + "ends, and within the roles of one scene.",
        badExample: """
            final class RoleInstance {
                private let queue = PlayQueue()
                func start() { queue.owner = self }
            }
            final class PlayQueue {
                var owner: RoleInstance?
            }
            """,
        goodExample: """
            final class RoleInstance {
                private let queue = PlayQueue()
                func start() { queue.owner = self }
            }
            final class PlayQueue {
                weak var owner: RoleInstance?
            }
            """)

    /// The largest number of cycles to report.
    private static let most = 100

    func findings(in project: ProjectContext) -> [Finding] {
        let longer = longerCycles(in: project)
        var known: Set<FileLocation> = []
        let classes = project.model.types.filter { $0.isClass && !project.model.modules[$0.module].isTest }
        let helpers = HelperCycles(project: project)
        let short = findings("helpers", inEach: classes, of: project) { owner in
            helpers.cycles(of: owner).filter { !project.isBetweenRoles($0) }.map { finding($0, project) }
                + helpers.cyclesTied(by: owner).filter { !project.isWithinScene($0) }
                .map { finding($0, project) }
        }
        let found = longer + short + wired(in: project)
        // Several objects may store the same kind of helper.
        return found.filter { known.insert($0.location).inserted }
    }

    /// Cycles of the objects that one function connects, in which no role points back to its owner.
    private func wired(in project: ProjectContext) -> [Finding] {
        let appLong = project.appLong
        let types = project.model.types.filter { !StandIns.contains($0, in: project.model) }
        return findings("wired", inEach: types, of: project) { type in
            WiredCycles.all(in: type, of: project).compactMap { cycle in
                guard cycle.references.count > 1, !cycle.isBetweenRoles(in: project),
                    cycle.references.allSatisfy({ $0.owner.isClass }),
                    !cycle.references.contains(where: { appLong.outlivesScenes($0.owner, in: project) })
                else { return nil }
                return finding(cycle.references, project)
            }
        }
    }

    private func longerCycles(in project: ProjectContext) -> [Finding] {
        let ownership = OwnershipGraph(project, leavingOut: project.isBackReference)
        let components = ownership.graph.stronglyConnectedComponents().filter { $0.count > 1 }
        guard !components.isEmpty else { return [] }
        let proof = CycleVerifier(project: project, factoryFunctions: project.model.factoryFunctions())
        let appLong = project.appLong
        var findings: [Finding] = []
        for component in components {
            guard findings.count < Self.most else { break }
            if let loop = proof.provenLoop(in: component, of: ownership), !proof.isBroken(loop),
                !isReportedOtherwise(loop, proof, project),
                !loop.contains(where: { appLong.outlivesScenes($0.owner, in: project) })
            {
                findings.append(finding(loop, project))
            }
        }
        return findings
    }

    /// Whether `back-reference-strong` reports it, because one role passes itself to another, or one function connects the objects and
    /// tells what points back.
    private func isReportedOtherwise(
        _ loop: [StoredReference], _ proof: CycleVerifier, _ project: ProjectContext
    ) -> Bool {
        let isPassed =
            loop.count == 2
            && loop.contains { reference in
                HelperCycles(project: project).cycles(of: reference.owner).contains {
                    project.isBetweenRoles($0) && $0.isSame(as: loop)
                }
            }
        return isPassed
            || loop.flatMap { proof.factoryFunctions[$0.owner.id] ?? [] }.contains { member in
                guard let code = project.model.code(of: member) else { return false }
                return WiredCycles(project: project, code: code).cycles().contains {
                    $0.references.isSame(as: loop)
                }
            }
    }

    private func finding(_ loop: [StoredReference], _ project: ProjectContext) -> Finding {
        let names = loop.map { "\($0.owner.name).\($0.member.fact.name)" }
        let last = loop[loop.count - 1]
        let way = (names + [loop[0].owner.name]).joined(separator: " → ")
        return Finding(
            of: info, at: last.member.fact.location,
            message:
                "these retain each other and are never released: \(way); make the reference that points back weak",
            subject: names.joined(separator: " → "),
            trail: loop.map { reference in
                Finding.Step(
                    "\"\(reference.owner.name)\" refers strongly to \"\(reference.target.name)\" in \"\(reference.member.fact.name)\"",
                    at: reference.member.fact.location)
            })
    }
}

extension ProjectContext {
    /// Whether it is between roles of one scene and has to be weak; `back-reference-strong` reports these.
    func isBackReference(_ reference: StoredReference) -> Bool {
        guard let instance = roleInstance(of: reference.owner),
            let role = role(of: reference.target, inSceneOf: instance)
        else { return false }
        return instance.style.reference(from: instance.role.name, to: role)?.ownership == .weak
    }
}
