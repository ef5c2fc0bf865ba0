import SourceModel
import Styles

/// Logic makes time, chance or network itself.
struct PlatformCallInLogic: Rule {
    let info = RuleInfo(
        id: "platform-call-in-logic",
        severity: .warning,
        summary:
            "Logic or presentation asks the system for the time, a random value or the network instead of being "
            + "given them.",
        why:
            "Such a call gives something else each time. A test of the logic then cannot say what must come out, or "
            + "passes today and fails at midnight.",
        whatToDo: "Take a clock, a source of values or a client by the initialiser: `now: () -> Date`.",
        silence:
            "For default values of parameters, for an `id` that only tells objects apart, and for views, routers and builders.",
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
            """)

    func findings(in project: CheckedProject) -> [Finding] {
        project.players.flatMap { player -> [Finding] in
            guard player.role.platform == .none, player.role.name != "builder",
                !player.role.allows.contains(.hostImports)
            else { return [] }
            var told: Set<String> = []
            return player.type.members.flatMap { member -> [Finding] in
                guard let body = member.fact.body, !isIdentity(member.fact) else { return [] }
                return calls(in: body, project).filter { told.insert($0.name).inserted }.map {
                    finding($0.name, $0.what, $0.place, player)
                }
            }
        }
    }

    /// A random value by which an object is told from others is no part of what it shows.
    private func isIdentity(_ fact: MemberFact) -> Bool {
        fact.kind == .property && ["id", "identifier", "uuid"].contains(fact.name)
    }

    private func calls(
        in body: BodyFact, _ project: CheckedProject
    ) -> [(name: String, what: String, place: SourcePlace)] {
        let called = body.calls.dropFirst(body.defaults.calls).compactMap { call in
            SystemCalls.meaning(of: call).map {
                (call.callee.text + "(…)", $0, call.place, call.callee.names[0])
            }
        }
        let used = body.uses.dropFirst(body.defaults.uses).compactMap { use in
            SystemCalls.meaning(of: use.chain).map { (use.chain.text, $0, use.place, use.chain.names[0]) }
        }
        return (called + used).filter { project.model.type(named: $0.3) == nil }.map { ($0.0, $0.1, $0.2) }
    }

    private func finding(_ name: String, _ what: String, _ place: SourcePlace, _ player: Player) -> Finding {
        Finding(
            rule: id, severity: info.severity, place: place,
            message:
                "\"\(player.type.name)\" asks the system for \(what) by \"\(name)\", so a test cannot say what it will "
                + "get; take it by the initialiser",
            subject: "\(player.type.qualifiedName) \(name)")
    }
}

/// Calls of the system that give something else each time.
enum SystemCalls {
    private static let functions: [String: String] = [
        "arc4random": "a random value", "arc4random_uniform": "a random value", "drand48": "a random value",
        "CFAbsoluteTimeGetCurrent": "the time", "CACurrentMediaTime": "the time",
    ]

    /// What a call gives; `nil` for all others.
    static func meaning(of call: CallFact) -> String? {
        guard call.callee.root == .name, let first = call.callee.names.first else { return nil }
        let rest = call.callee.names.dropFirst().filter { $0 != "init" }
        if rest.isEmpty {
            if call.arguments.isEmpty {
                if first == "Date" || first == "NSDate" { return "the time" }
                if first == "UUID" { return "a random value" }
            }
            if first == "Date", call.arguments.first?.label == "timeIntervalSinceNow" { return "the time" }
            if first == "URLSession" { return "the network" }
            return functions[first]
        }
        if rest.last == "random", numbers.contains(first) { return "a random value" }
        if first == "URLSession", rest.first == "shared" { return "the network" }
        if first == "Timer", rest.first == "scheduledTimer" { return "the time" }
        return nil
    }

    private static let numbers: Set<String> = [
        "Int", "Double", "Float", "CGFloat", "Bool", "UInt", "UInt8", "Int32", "Int64",
    ]

    /// What reading a chain gives; `nil` for all others.
    static func meaning(of chain: ChainFact) -> String? {
        guard chain.root == .name, chain.names.count >= 2 else { return nil }
        if chain.names[0] == "Date", chain.names[1] == "now" { return "the time" }
        if chain.names[0] == "URLSession", chain.names[1] == "shared" { return "the network" }
        return nil
    }
}
