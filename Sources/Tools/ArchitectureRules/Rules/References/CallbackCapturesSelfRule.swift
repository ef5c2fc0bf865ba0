import SourceModel

/// A closure that an object stores retains the object itself.
struct CallbackCapturesSelfRule: Rule {
    let info = RuleInfo(
        id: "callback-captures-self",
        summary: "A closure that is stored by self, or by an object that self owns, captures self strongly.",
        why:
            "The object retains the closure and the closure retains the object, so that neither is ever released.",
        whatToDo: "Capture self weakly: `{ [weak self] in self?.update() }`.",
        exceptions:
            "For closures that are called and then released (animations, completion handlers that the called method "
            + "of the project does not store), for structs, for objects that self does not own, and if the type of "
            + "the object that stores the closure is unknown. For subscriptions to a publisher that may complete by "
            + "itself, such as a request, or that another object ends, in the only object of a type, which lives as long as the app, and for subscriptions that are canceled before "
            + "the object is released, as in a reused cell.",
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

    func findings(in project: ProjectContext) -> [Finding] {
        project.model.types.filter {
            $0.isClass && !project.model.modules[$0.module].isTest && !isForever($0)
        }.flatMap { type in
            type.members { $0.traits.contains(.closuresWithSelf) && !$0.isStatic }.flatMap {
                member -> [Finding] in
                guard let code = project.model.code(of: member) else { return [] }
                return findings(in: code, of: type, member.fact, project)
                    + assignments(in: code, of: type, member.fact, project)
            }
        }
    }

    /// Whether its only object lives as long as the app: it is stored in a static property, and nothing else can create one.
    private func isForever(_ type: TypeEntity) -> Bool {
        let initializers = type.members { $0.kind == .initializer }
        guard !initializers.isEmpty, initializers.allSatisfy({ $0.fact.access == "private" }) else {
            return false
        }
        return type.members { $0.kind == .property && $0.isStatic && $0.isStored && $0.isLet }.contains {
            ($0.fact.type ?? $0.fact.initialType)?.bareName == type.name
        }
    }

    private func assignments(
        in code: CodeContext, of type: TypeEntity, _ member: MemberFact, _ project: ProjectContext
    ) -> [Finding] {
        let kept = RetainedSubscription(project: project, type: type, code: code)
        return code.body.calls.enumerated().compactMap { index, call in
            guard call.assignsOnSelf, let stream = kept.stream(ofCall: index) else { return nil }
            return Finding(
                of: info, at: call.location,
                message:
                    "\"\(type.name)\" retains this subscription to \"\(stream)\" and the subscription retains \"\(type.name)\", "
                    + "so neither is ever released; use assign(to: &$property), or sink { [weak self] … }",
                subject: "\(type.qualifiedName).\(member.name) \(stream)")
        }
    }

    private func findings(
        in code: CodeContext, of type: TypeEntity, _ member: MemberFact, _ project: ProjectContext
    ) -> [Finding] {
        code.body.closures.enumerated().compactMap { index, closure in
            guard closure.holdsSelf, isSelf(at: closure, in: code.body) else { return nil }
            let keeper: String?
            if let target = closure.target {
                keeper = RetainedClosure(project: project, type: type).keeper(of: target, code)
            } else {
                let subscription = RetainedSubscription(project: project, type: type, code: code)
                keeper =
                    closure.call.flatMap { subscription.stream(ofCall: $0) }
                    ?? RetainedClosure(project: project, type: type).store(of: closure, index, code)
            }
            return keeper.map { finding(closure, keptBy: $0, type, member) }
        }
    }

    /// Whether `self` is the object there rather than a weak capture of an enclosing closure.
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
            of: info, at: closure.location,
            message:
                "\"\(type.name)\" retains this closure in \"\(keeper)\" and the closure retains \"\(type.name)\", so neither is "
                + "ever released; capture self weakly: [weak self]",
            subject: "\(type.qualifiedName).\(member.name) \(keeper)")
    }
}
