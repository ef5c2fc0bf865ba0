import SourceModel

/// A closure that an object keeps holds the object itself.
struct CallbackCapturesSelf: Rule {
    let info = RuleInfo(
        id: "callback-captures-self",
        summary:
            "A closure that self keeps, by a property of its own or of what it owns, captures self strongly.",
        why:
            "The object keeps the closure and the closure keeps the object, so that neither is ever released.",
        whatToDo: "Capture weakly: `{ [weak self] in self?.update() }`.",
        silence:
            "For closures that are called and let go (animations, completion handlers that the called method of the "
            + "project does not store), for structs, "
            + "for what the object does not own, and where the type of what holds the closure is unknown.",
        badExample: """
            final class Downloader {
                var onProgress: ((Double) -> Void)?
            }
            final class DownloadScreen {
                private let downloader = Downloader()
                private var shown = 0.0
                func start() {
                    downloader.onProgress = { progress in self.shown = progress }
                }
            }
            """,
        goodExample: """
            final class Downloader {
                var onProgress: ((Double) -> Void)?
            }
            final class DownloadScreen {
                private let downloader = Downloader()
                private var shown = 0.0
                func start() {
                    downloader.onProgress = { [weak self] progress in self?.shown = progress }
                }
            }
            """)

    func findings(in project: CheckedProject) -> [Finding] {
        project.model.types.filter { $0.isClass && !project.model.modules[$0.module].isTest }.flatMap {
            type in
            type.members { $0.traits.contains(.closuresWithSelf) && !$0.isStatic }.flatMap {
                member -> [Finding] in
                guard let code = project.model.code(of: member) else { return [] }
                return findings(in: code, of: type, member.fact, project)
            }
        }
    }

    private func findings(
        in code: CodeContext, of type: TypeEntity, _ member: MemberFact, _ project: CheckedProject
    ) -> [Finding] {
        code.body.closures.enumerated().compactMap { index, closure in
            guard closure.holdsSelf, isSelf(at: closure, in: code.body) else { return nil }
            let keeper: String?
            if let target = closure.target {
                keeper = KeptClosure(project: project, type: type).keeper(of: target, code)
            } else {
                let kept = KeptClosure(project: project, type: type)
                keeper = kept.subscription(of: closure, code.body) ?? kept.store(of: closure, index, code)
            }
            return keeper.map { finding(closure, keptBy: $0, type, member) }
        }
    }

    /// Whether `self` is the object there, and not a copy that a closure around it has captured weakly.
    private func isSelf(at closure: ClosureFact, in body: BodyFact) -> Bool {
        var outer = closure.closure
        while let index = outer, index < body.closures.count {
            let around = body.closures[index]
            if around.captures.contains(where: { $0.name == "self" && $0.ownership != .strong }) {
                return false
            }
            outer = around.closure
        }
        return true
    }

    private func finding(
        _ closure: ClosureFact, keptBy keeper: String, _ type: TypeEntity, _ member: MemberFact
    ) -> Finding {
        Finding(
            rule: id, severity: info.severity, place: closure.place,
            message:
                "\"\(type.name)\" keeps this closure in \"\(keeper)\" and the closure keeps \"\(type.name)\", so neither is "
                + "ever released; capture it weakly: [weak self]",
            subject: "\(type.qualifiedName).\(member.name) \(keeper)")
    }
}
