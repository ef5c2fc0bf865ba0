import SourceModel
import Styles

/// A role reaches for a singleton instead of being given what it needs.
struct SingletonInScene: Rule {
    let info = RuleInfo(
        id: "singleton-in-scene",
        severity: .warning,
        summary: "A role of a scene reaches for a shared object by its type's name.",
        why:
            "What a role reaches for itself cannot be replaced in a test or in another app, and does not show in "
            + "how the role is made: who reads the builder sees only half of what the scene depends on.",
        whatToDo:
            "Take it by the initialiser, as a protocol, and pass the shared object where the scene is put "
            + "together; a default value of the parameter is fine.",
        silence: "For default values of parameters, for builders, and for what a view takes from its host.",
        badExample: """
            final class Session { static let shared = Session(); var name = "" }

            protocol HomePresenting: AnyObject { func present(name: String) }
            protocol HomeInteracting: AnyObject {}
            final class HomeViewController { var interactor: (any HomeInteracting)? }
            final class HomeInteractor: HomeInteracting {
                var presenter: (any HomePresenting)?
                func viewDidLoad() { presenter?.present(name: Session.shared.name) }
            }
            final class HomePresenter: HomePresenting { func present(name: String) {} }
            """,
        goodExample: """
            final class Session { static let shared = Session(); var name = "" }

            protocol HomePresenting: AnyObject { func present(name: String) }
            protocol HomeInteracting: AnyObject {}
            final class HomeViewController { var interactor: (any HomeInteracting)? }
            final class HomeInteractor: HomeInteracting {
                var presenter: (any HomePresenting)?
                private let session: Session
                init(session: Session = .shared) { self.session = session }
                func viewDidLoad() { presenter?.present(name: session.name) }
            }
            final class HomePresenter: HomePresenting { func present(name: String) {} }
            """)

    /// Shared objects from outside that hold state; network, time and chance are another rule's.
    private static let outside: [String: Set<String>] = [
        "UserDefaults": ["standard"], "NotificationCenter": ["default"], "FileManager": ["default"],
        "UIApplication": ["shared"], "NSApplication": ["shared"], "UIPasteboard": ["general"], "Bundle": [],
    ]

    func findings(in project: CheckedProject) -> [Finding] {
        let places = AssemblyPlaces(project)
        return project.players.filter { $0.role.name != "builder" }.flatMap { player -> [Finding] in
            var told: Set<String> = []
            return player.type.members.flatMap { member -> [Finding] in
                guard let code = project.model.code(of: member) else { return [] }
                let found = BodyChains(code.body).compactMap { chain, place -> Finding? in
                    guard let name = singleton(chain, at: place, in: code, player, project),
                        !told.contains(name)
                    else { return nil }
                    told.insert(name)
                    return finding(name, place, player)
                }
                return found.isEmpty || places.isAssembly(member) ? [] : found
            }
        }
    }

    /// The name of the shared object a chain starts with: `Session.shared`.
    private func singleton(
        _ chain: ChainFact, at place: SourcePlace, in code: CodeContext, _ player: Player,
        _ project: CheckedProject
    ) -> String? {
        guard chain.root == .name, chain.names.count > 1, chain.names[0].first?.isUppercase == true else {
            return nil
        }
        for count in 1..<min(chain.names.count, 4) {
            let front = ChainFact(root: .name, names: Array(chain.names.prefix(count)))
            guard let value = project.model.value(of: front, at: place, in: code) else { continue }
            guard value.isMetatype, value.type != player.type, !isBuilder(value.type, project),
                isShared(chain.names[count], of: value.type, project)
            else { return nil }
            return "\(value.type.name).\(chain.names[count])"
        }
        guard player.role.platform == .none, Self.outside[chain.names[0]]?.contains(chain.names[1]) == true,
            project.model.type(named: chain.names[0]) == nil
        else { return nil }
        return "\(chain.names[0]).\(chain.names[1])"
    }

    /// Whoever builds a scene may be asked for it by name.
    private func isBuilder(_ type: TypeEntity, _ project: CheckedProject) -> Bool {
        project.styles.contains { BuilderNames($0).isOne(type) }
    }

    /// Whether it is a static property of a class that holds an object of the class itself.
    private func isShared(_ name: String, of type: TypeEntity, _ project: CheckedProject) -> Bool {
        guard type.isClass, let member = project.model.member(name, of: type, isStatic: true),
            member.fact.kind == .property
        else { return false }
        guard let fact = member.fact.type ?? member.fact.initialType else { return false }
        if fact.bareName == "Self" { return true }
        guard let held = project.model.type(fact, in: project.model.scope(of: member)) else { return false }
        return held == type || project.model.inherits(type, from: held)
    }

    private func finding(_ name: String, _ place: SourcePlace, _ player: Player) -> Finding {
        Finding(
            rule: id, severity: info.severity, place: place,
            message:
                "\"\(player.type.name)\" reaches for \"\(name)\", so no test can put another in its place; take it by "
                + "the initialiser",
            subject: "\(player.type.qualifiedName) \(name)")
    }
}
