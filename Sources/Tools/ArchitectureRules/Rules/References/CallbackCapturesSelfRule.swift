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
            + "of the project does not store), for structs, for closures that get the object as a parameter called `self`, for objects that self does not own, and if the type of "
            + "the object that stores the closure is unknown. For subscriptions to a publisher that may complete by "
            + "itself, such as a request, or that another object ends, in the app's delegate and in the only object of a type, which live as long as the app, and for subscriptions that are canceled before "
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
        let appLong = AppLongObjects(model: project.model)
        let types = project.model.types.filter { $0.isClass && !project.model.modules[$0.module].isTest }
        return findings(inEach: types, of: project) { type in
            let found = type.members { $0.traits.contains(.closuresWithSelf) && !$0.isStatic }.flatMap {
                member -> [Finding] in
                guard let code = project.model.code(of: member) else { return [] }
                return findings(in: code, of: type, member.fact, project)
                    + assignments(in: code, of: type, member.fact, project)
            }
            return found.isEmpty || appLong.contains(type) ? [] : found
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
            var keeper = PlatformClosures(project: project, type: type, code: code).keeper(of: closure)
            if keeper != nil {
                // UIKit keeps it.
            } else if let target = closure.target {
                keeper = RetainedClosure(project: project, type: type).keeper(of: target, code)
            } else {
                let subscription = RetainedSubscription(project: project, type: type, code: code)
                keeper =
                    closure.call.flatMap { subscription.stream(ofCall: $0) }
                    ?? RetainedClosure(project: project, type: type).store(of: closure, index, code)
                    ?? closure.call.flatMap { action(ofCall: $0, in: code, of: type, member, project) }
            }
            return keeper.map { finding(closure, keptBy: $0, type, member) }
        }
    }

    /// The property that stores an action of RxSwift's `Action`, which keeps its closure.
    private func action(
        ofCall index: Int, in code: CodeContext, of type: TypeEntity, _ member: MemberFact,
        _ project: ProjectContext
    ) -> String? {
        guard index < code.body.calls.count, let made = code.body.calls[index].callee.names.last,
            Self.actions.contains(made), project.model.type(named: made) == nil
        else { return nil }
        if member.kind == .property, member.isStored, member.type?.bareName == made { return member.name }
        let locals = code.body.locals.filter { $0.value == .call(index) }.map(\.name)
        let kept = code.body.assignments.first { assignment in
            let target = assignment.target.names.filter { $0 != "self" }
            guard assignment.target.root == .name, target.count == 1,
                project.model.member(target[0], of: type, isStatic: false)?.fact.isStored == true
            else { return false }
            if assignment.value == .call(index) { return true }
            guard case .chain(let chain) = assignment.value else { return false }
            return chain.names.count == 1 && locals.contains(chain.names[0])
        }
        return kept?.target.names.last
    }

    private static let actions: Set<String> = ["Action", "CocoaAction"]

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
