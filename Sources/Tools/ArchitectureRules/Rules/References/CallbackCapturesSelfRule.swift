import SourceModel

/// A closure that an object stores retains the object itself.
struct CallbackCapturesSelfRule: Rule {
    let info = RuleInfo(
        id: "callback-captures-self",
        summary:
            "A closure that is stored by self, or by an object that self owns, captures self strongly, by whatever name, as a method "
            + "does that is passed by its name; or it captures the object of a variable that stores it. Or a timer that repeats has self as its target and is not invalidated before the object is released.",
        why:
            "The object retains the closure and the closure retains the object, so that neither is ever released.",
        whatToDo:
            "Capture self weakly: `{ [weak self] in self?.update() }`. Invalidate a timer when its screen goes away.",
        exceptions:
            """
            The object that stores the closure has to be known:

            - of the project, where the called method or initializer stores it; animations and completion \
            handlers are called and then released;
            - of UIKit, diffable data sources, compositional layouts, the actions and menus of own controls \
            and those of bar buttons, and handlers of their configuration;
            - of RxSwift, binders and data sources of sections; of ReactorKit, the state that a view binds \
            and what `transform` makes it of;
            - of Network, the handler of a monitor's path; of Foundation, observations of properties and \
            timers that repeat; of AVFoundation, observers of a player's time, unless the object ends them \
            before it is released.

            Fine are closures of structs, those that get the object as a parameter called `self`, and those \
            of objects that self does not own, unless they capture the very object that stores them \
            (`screen.onExit = { screen.close() }`).

            Fine are subscriptions

            - to a publisher that may complete by itself, such as a request or a stream that a function is \
            given and that may fail, or that another object ends;
            - in what lives as long as the app or the window: the app's delegate, what a window's delegate \
            alone makes and keeps, a screen that nothing but these delegates themselves makes when the app \
            or a window starts, the first screen of `Main.storyboard`, the tabs of storyboards, a tab and \
            all that is made for it where the tab bar is set up (except \
            screens whose names say that people leave them, such as a splash, an introduction or a login), \
            and the only object of a type;
            - that are canceled before the object is released, as in a reused cell.

            A `Task` counts in scenes, if it goes through a stream that never ends by its name (`observe…`, \
            `…updates`, `notifications`, `…changes`) and only the deinitializer would cancel it.
            """,
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
            """,
        isAboutUse: true)

    func findings(in project: ProjectContext) -> [Finding] {
        let appLong = project.appLong
        let types = project.model.types.filter { $0.isClass && !project.model.modules[$0.module].isTest }
        let stored = storedClosures(in: project)
        return findings(inEach: types, of: project) { type in
            let found = type.members { $0.traits.contains(.closuresWithSelf) && !$0.isStatic }.flatMap {
                member -> [Finding] in
                guard let code = project.model.code(of: member) else { return [] }
                return findings(in: code, of: type, member.fact, project)
                    + assignments(in: code, of: type, member.fact, project)
            }
            let bound = type.members { $0.traits.contains(.namesPassedOn) && !$0.isStatic }.flatMap {
                member in
                project.model.code(of: member).map { boundMethods(in: $0, of: type, member.fact, project) }
                    ?? []
            }
            let all = found + bound + timers(of: type, project)
            let tasks = tasks(of: type, project)
            let places = Set(all.map(\.location))
            let others = localCycles(in: type, stored, project).filter { !places.contains($0.location) }
            return all.isEmpty && tasks.isEmpty || appLong.outlivesScenes(type, in: project)
                ? others : all + tasks + others
        }
    }

    /// The names of the closures that classes of the project store.
    private func storedClosures(in project: ProjectContext) -> NameQuery {
        NameQuery(
            Set(
                project.model.types.filter(\.isClass).flatMap { type in
                    type.members { $0.kind == .property && $0.isStored && !$0.isLet }.map(\.fact)
                        .filter { $0.type?.isFunction == true }.map(\.name)
                }))
    }

    /// Closures that the object of a variable stores, and that capture this object.
    private func localCycles(
        in type: TypeEntity, _ stored: NameQuery, _ project: ProjectContext
    ) -> [Finding] {
        type.members { $0.traits.contains(.assignments) && $0.bodyMayName(stored) }.flatMap {
            member -> [Finding] in
            guard let code = project.model.code(of: member) else { return [] }
            return LocalCycles(project: project, code: code).all.map { cycle in
                Finding(
                    of: info, at: cycle.location,
                    message:
                        "\"\(cycle.variable)\" retains this closure in \"\(cycle.property)\" and the closure retains \"\(cycle.variable)\", "
                        + "so neither is ever released; capture it weakly: [weak \(cycle.variable)]",
                    subject: "\(type.qualifiedName).\(member.fact.name) \(cycle.variable).\(cycle.property)")
            }
        }
    }

    /// Tasks of scenes that keep the object for as long as they receive something.
    private func tasks(of type: TypeEntity, _ project: ProjectContext) -> [Finding] {
        guard project.roleInstance(of: type) != nil || LogicTypes.isNamedSo(type, in: project.model) else {
            return []
        }
        return type.members {
            $0.traits.contains(.calls) && !$0.isStatic && $0.bodyMayName(EndlessTasks.names)
        }
        .flatMap { member -> [Finding] in
            guard let code = project.model.code(of: member) else { return [] }
            return EndlessTasks(project: project, type: type, code: code).all.map { stream, location in
                Finding(
                    of: info, at: location,
                    message:
                        "this Task retains \"\(type.name)\" for as long as it receives from \"\(stream)\", and nothing but its "
                        + "deinitializer, if any, would end that; capture self weakly, and unwrap it inside of the loop",
                    subject: "\(type.qualifiedName).\(member.fact.name) \(stream)")
            }
        }
    }

    /// Timers that retain the object as their target.
    private func timers(of type: TypeEntity, _ project: ProjectContext) -> [Finding] {
        type.members { $0.traits.contains(.calls) && !$0.isStatic && $0.bodyMayName(TimerTargets.names) }
            .flatMap {
                member -> [Finding] in
                guard let code = project.model.code(of: member) else { return [] }
                return TimerTargets(project: project, type: type, member: member, code: code).all.map {
                    target in
                    let way = target.property.map { " in \"\($0)\"" } ?? ""
                    let end =
                        target.endsInDeinit
                        ? "only deinit invalidates it, which therefore never runs" : "nothing invalidates it"
                    return Finding(
                        of: info, at: target.location,
                        message:
                            "this \(target.kind)\(way) retains its target \"\(type.name)\" until it is invalidated, and \(end); invalidate "
                            + "it when the object is no longer needed, or pass a closure with [weak self]",
                        subject: "\(type.qualifiedName).\(member.fact.name) \(target.kind)")
                }
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

    /// Methods of the object that are passed by their names: `form.onChange = update`.
    private func boundMethods(
        in code: CodeContext, of type: TypeEntity, _ member: MemberFact, _ project: ProjectContext
    ) -> [Finding] {
        BoundMethods(project: project, type: type, code: code).all.map { bound in
            Finding(
                of: info, at: bound.location,
                message:
                    "\"\(type.name)\" retains its method \"\(bound.name)\" in \"\(bound.keeper)\", and a method that is passed on retains "
                    + "its object, so neither is ever released; pass a closure with [weak self]",
                subject: "\(type.qualifiedName).\(member.name) \(bound.keeper)")
        }
    }

    private func findings(
        in code: CodeContext, of type: TypeEntity, _ member: MemberFact, _ project: ProjectContext
    ) -> [Finding] {
        code.body.closures.enumerated().compactMap { index, closure in
            guard closure.holdsSelf, code.body.isSelf(at: index) else { return nil }
            if let keeper = keeper(of: closure, index, code, of: type, project) {
                return finding(closure, keptBy: keeper, type, member)
            }
            let library = LibraryClosures(project: project, type: type, code: code)
            return library.isOfEndlessTimer(closure) ? finding(ofTimer: closure, type, member) : nil
        }
    }

    /// What keeps a closure, as the object's code names it.
    private func keeper(
        of closure: ClosureFact, _ index: Int, _ code: CodeContext, of type: TypeEntity,
        _ project: ProjectContext
    ) -> String? {
        let library = LibraryClosures(project: project, type: type, code: code)
        if let keeper = library.keeper(of: closure) { return keeper }
        let retained = RetainedClosure(project: project, type: type)
        if let target = closure.target {
            return retained.keeper(of: target, code)
                ?? ShownCells(project: project, type: type, code: code).keeper(
                    of: target, at: closure.location)
        }
        if closure.call == nil, closure.closure == nil, !isCalledAtOnce(closure, code.body),
            let property = retained.property(initially: code)
        {
            return property
        }
        let subscription = RetainedSubscription(project: project, type: type, code: code)
        return closure.call.flatMap { subscription.stream(ofCall: $0) }
            ?? retained.store(of: closure, index, code)
            ?? InitializedClosures(project: project, type: type, code: code).keeper(of: closure, index)
    }

    /// `{ … }()`
    private func isCalledAtOnce(_ closure: ClosureFact, _ body: BodyFact) -> Bool {
        body.calls.contains {
            $0.callee.root == .other && $0.callee.names.isEmpty && $0.location == closure.location
        }
    }

    private func finding(ofTimer closure: ClosureFact, _ type: TypeEntity, _ member: MemberFact) -> Finding {
        Finding(
            of: info, at: closure.location,
            message:
                "this timer repeats and retains the closure, which retains \"\(type.name)\", and nothing can invalidate it; keep the "
                + "timer, invalidate it when its screen goes away, and capture self weakly: [weak self]",
            subject: "\(type.qualifiedName).\(member.name) Timer")
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
