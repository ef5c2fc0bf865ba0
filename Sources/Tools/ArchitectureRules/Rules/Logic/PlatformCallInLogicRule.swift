import SourceModel
import Styles

/// Logic gets the time, random values or the network by itself.
struct PlatformCallInLogicRule: Rule {
    let info = RuleInfo(
        id: "platform-call-in-logic",
        severity: .warning,
        summary:
            "Logic, presentation or an entity asks the system for the time, a random value or the network instead of "
            + "receiving them.",
        why:
            "Such a call returns something else each time. A test of the logic then cannot say what to expect, or "
            + "passes today and fails at midnight.",
        whatToDo:
            "Receive a clock, a source of values or a client through the initializer: `now: () -> Date`.",
        exceptions:
            """
            - Default values of parameters, and initial values of entities and of variables that a test can \
            set.
            - `UUID()`, which only distinguishes objects, and the name of a file.
            - Timers and their ticks, and a duration that is only measured.
            - What stands in for a missing value (`published ?? Date()`, `guard let end else { return Date() }`), \
            and the moment that is only kept: passed on as the one in which something was made, changed, sent or \
            done last (`createdAt: Date()`, `resolvedAt:`, `store.saveLastSync(.now)`), given to a new object \
            (`Ride(start: Date())`) or assigned to a property (`ride.end = Date()`), unless its name speaks of \
            now (`today`, `currentDate`).
            - What is only printed, the session that a client made there is given, and samples (`static func \
            stub()`).
            - Views, routers and builders.

            Interactors, use cases, presenters, view models, workers and reducers with their state count by \
            their names where they belong to no scene, but only presenters and view models for the network; \
            other services do not count. Asking a calendar whether a date is today (`isDateInToday`) counts as asking for \
            the time. Of structs in a folder `Model` or `Models`, the time counts in what \
            they answer with a boolean, a number or a text.
            """,
        badExample: """
            import Foundation

            protocol GreetingPresenting: AnyObject { func present(_ time: Date) }
            protocol GreetingInteracting: AnyObject {}
            final class GreetingViewController { var interactor: (any GreetingInteracting)? }
            final class GreetingInteractor: GreetingInteracting {
                var presenter: (any GreetingPresenting)?
                func viewDidLoad() { presenter?.present(Date()) }
            }
            final class GreetingPresenter: GreetingPresenting { func present(_ time: Date) {} }
            """,
        goodExample: """
            import Foundation

            protocol GreetingPresenting: AnyObject { func present(_ time: Date) }
            protocol GreetingInteracting: AnyObject {}
            final class GreetingViewController { var interactor: (any GreetingInteracting)? }
            final class GreetingInteractor: GreetingInteracting {
                var presenter: (any GreetingPresenting)?
                private let now: () -> Date
                init(now: @escaping () -> Date = { Date() }) { self.now = now }
                func viewDidLoad() { presenter?.present(now()) }
            }
            final class GreetingPresenter: GreetingPresenting { func present(_ time: Date) {} }
            """,
        isAboutUse: true)

    func findings(in project: ProjectContext) -> [Finding] {
        roles(in: project) + logic(in: project) + entities(in: project)
    }

    /// Use cases and view models of no scene. What a client of the network asks the network for is its task.
    private func logic(in project: ProjectContext) -> [Finding] {
        findings("logic", inEach: project.logicOutsideScenes, of: project) { type in
            if ShowingPresenters.contains(type, in: project.model) { return [] }
            return project.membersOutsideTests(of: type).flatMap { member -> [Finding] in
                guard let body = member.fact.body, !isForNobody(member.fact)
                else { return [] }
                let values = InitialValues(project: project)
                return calls(in: body, of: member, project).filter {
                    ($0.what != "the network" || Self.prepares(type))
                        && !values.isUnseen($0.location, in: member.fact, of: type)
                }.map {
                    finding($0.name, $0.what, $0.location, type, Self.way(to: member))
                }
            }
        }
    }

    /// Whether it prepares what is shown: the network is no task of it.
    private static func prepares(_ type: TypeEntity) -> Bool {
        ["ViewModel", "VM", "Presenter"].contains(where: type.name.hasSuffix)
    }

    private static func way(to member: MemberEntity) -> String {
        member.fact.isStatic ? "as a parameter" : "through the initializer"
    }

    /// What entities compute: `var isOver: Bool { end < Date() }`.
    private func entities(in project: ProjectContext) -> [Finding] {
        guard !project.roleInstances.isEmpty else { return [] }
        let entities = Entities(model: project.model)
        return findings("entities", inEach: project.model.types, of: project) { type in
            guard !project.model.modules[type.module].isTest, project.roleInstance(of: type) == nil
            else { return [] }
            let isEntity = entities.contains(type)
            guard isEntity || type.kind == .struct && Self.asksForTime(type) && entities.isModel(type) else {
                return []
            }
            return project.membersOutsideTests(of: type).flatMap { member -> [Finding] in
                // The initial value of a stored property is that of a new entity, and static methods make new ones.
                guard !member.fact.isStatic, !Self.beginnings.contains(member.fact.name),
                    isEntity || Self.answers(member.fact),
                    member.fact.kind == .method || member.fact.kind == .property && !member.fact.isStored,
                    let body = member.fact.body
                else { return [] }
                return calls(in: body, of: member, project).filter { isEntity || $0.what == "the time" }.map {
                    finding($0.name, $0.what, $0.location, type, "as a parameter", kind: "the entity ")
                }
            }
        }
    }

    /// Whether only developers run it: what is compiled for them, and a static member that makes a sample, `static func stub()`.
    private func isForNobody(_ member: MemberFact) -> Bool {
        member.isForDebugging
            || member.isStatic
                && !Self.samples.isDisjoint(with: member.name.camelCaseWords.map { $0.lowercased() })
    }

    private static let samples: Set<String> = [
        "stub", "stubs", "mock", "mocks", "sample", "samples", "preview", "previews", "fake", "placeholder",
    ]

    /// Whether some body may ask for the time.
    private static func asksForTime(_ type: TypeEntity) -> Bool {
        !type.members { $0.bodyMayName(times) }.isEmpty
    }

    private static let times = NameQuery(
        ["Date", "NSDate", "now", "CFAbsoluteTimeGetCurrent", "CACurrentMediaTime"], isConstant: true)

    /// Whether it answers with what follows from the values: a boolean, a number or a text.
    private static func answers(_ fact: MemberFact) -> Bool {
        fact.type?.bare.bareName.map(simple.contains) == true
    }

    private static let simple: Set<String> = [
        "Bool", "Int", "Double", "Float", "Decimal", "TimeInterval", "String", "Int64",
    ]

    /// Where Core Data lets an object set its initial values.
    private static let beginnings: Set<String> = ["awakeFromInsert", "init"]

    private func roles(in project: ProjectContext) -> [Finding] {
        findings("roles", inEach: project.roleInstances, of: project) { instance in
            guard instance.role.platform == .none, instance.role.name != "builder",
                !instance.role.allows.contains(.hostImports)
            else { return [] }
            return project.membersOutsideTests(of: instance.type).flatMap { member -> [Finding] in
                guard let body = member.fact.body, !isForNobody(member.fact)
                else { return [] }
                let values = InitialValues(project: project)
                return calls(in: body, of: member, project).filter {
                    !values.isUnseen($0.location, in: member.fact, of: instance.type)
                }.map {
                    finding($0.name, $0.what, $0.location, instance.type, Self.way(to: member))
                }
            }
        }
    }

    private func calls(
        in body: BodyFact, of member: MemberEntity, _ project: ProjectContext
    ) -> [(name: String, what: String, location: FileLocation)] {
        let ignored = IgnoredSystemCalls(body)
        let called = body.calls.enumerated().dropFirst(body.defaults.calls).compactMap { index, call in
            ignored.contains(index) || isOwn(call, in: member, project)
                ? nil
                : (SystemCalls.downloads(call, in: body) ? "the network" : SystemCalls.meaning(of: call)).map
                {
                    (call.callee.text + "(…)", $0, call.location, call.callee.names[0])
                }
        }
        let used = body.uses.dropFirst(body.defaults.uses).compactMap {
            use -> (String, String, FileLocation, String)? in
            guard let meaning = SystemCalls.meaning(of: use.chain),
                use.chain.root != .implicit || !declaresNow(project), !isHandedOn(use, in: member, project),
                !ignored.contains(use)
            else { return nil }
            return (use.chain.text, meaning, use.location, use.chain.names[0])
        }
        let scope = project.model.code(of: member)?.scope
        return (called + used).filter { found in
            scope.flatMap { project.model.type(named: found.3, in: $0) } == nil
                && !body.isForDebugging(found.2)
        }
        .map { ($0.0, $0.1, $0.2) }
    }

    /// Whether it is what a client of the project gets that is made here: `Client(session: URLSession.shared)`.
    private func isHandedOn(_ use: UseFact, in member: MemberEntity, _ project: ProjectContext) -> Bool {
        guard use.chain.names == ["URLSession", "shared"], let code = project.model.code(of: member) else {
            return false
        }
        return code.body.calls.contains { call in
            call.closure == use.closure
                && (call.location.line...call.location.line + 3).contains(use.location.line)
                && call.arguments.contains { $0.value == .chain(use.chain) }
                && project.model.constructedType(of: call, in: code) != nil
        }
    }

    /// Whether `.now` may be a value of the project: `enum Delivery { case now, later }`.
    private func declaresNow(_ project: ProjectContext) -> Bool {
        project.model.types.contains { type in
            !type.members { $0.name == "now" && ($0.isStatic || $0.kind == .enumCase) }.isEmpty
        }
    }

    /// Whether it is a method of the project that is only called like one of a collection: `deck.shuffle()`.
    private func isOwn(_ call: CallFact, in member: MemberEntity, _ project: ProjectContext) -> Bool {
        guard SystemCalls.picks(call), let code = project.model.code(of: member) else { return false }
        return project.model.calledMember(of: call, in: code) != nil
    }

    private func finding(
        _ name: String, _ what: String, _ location: FileLocation, _ type: TypeEntity, _ way: String,
        kind: String = ""
    ) -> Finding {
        let who = "\(kind)\"\(type.name)\""
        let message =
            what == "the network"
            ? "\(who) asks the network itself through \"\(name)\", so a test needs a server; receive a client \(way)"
            : "\(who) gets \(what) from the system through \"\(name)\", so a test cannot know the value; receive it \(way)"
        return Finding(
            of: info, at: location, message: message, subject: "\(type.qualifiedName) \(name)")
    }
}
