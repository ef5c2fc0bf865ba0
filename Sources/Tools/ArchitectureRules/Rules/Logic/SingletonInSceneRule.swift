import SourceModel
import Styles

/// A role accesses a singleton instead of receiving what it needs.
struct SingletonInSceneRule: Rule {
    let info = RuleInfo(
        id: "singleton-in-scene",
        severity: .warning,
        summary: "A role of a scene accesses a shared object through the name of its type.",
        why:
            "Such an object cannot be replaced in a test or in another app, and it is not visible where the role is "
            + "created: the builder shows only some of the scene's dependencies.",
        whatToDo:
            "Receive it through the initializer, as a protocol, and pass the shared object where the scene is "
            + "assembled; a default value of the parameter is fine.",
        exceptions:
            "For default values of parameters and what a convenience initializer passes on, for builders and static members, for what a view gets from its host, "
            + "for the application in a router, for cells, which the host creates, for observers of the default notification "
            + "center, to which tests can post, and for computed properties that make a new object each time.",
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

    /// Shared objects from outside the project that have state; another rule checks network, time and random values.
    private static let outside: [String: Set<String>] = [
        "UserDefaults": ["standard"], "NotificationCenter": ["default"], "FileManager": ["default"],
        "UIApplication": ["shared"], "NSApplication": ["shared"], "UIPasteboard": ["general"], "Bundle": [],
    ]

    func findings(in project: ProjectContext) -> [Finding] {
        let locations = AssemblyFinder(project)
        return project.roleInstances.filter { isChecked($0, project) }.flatMap { instance -> [Finding] in
            return project.membersOutsideTests(of: instance.type).flatMap { member -> [Finding] in
                guard !member.fact.isStatic, let code = project.model.code(of: member) else { return [] }
                let passed = Self.defaults(in: code.body)
                let found = BodyChains(code.body).compactMap { chain, location -> Finding? in
                    passed.contains(chain)
                        ? nil
                        : singleton(chain, at: location, in: code, instance, project).map {
                            finding($0, location, instance)
                        }
                }
                return found.isEmpty || locations.isAssembly(member) ? [] : found
            }
        }
    }

    /// What a convenience initializer passes to another one: a caller may pass something else to that one.
    private static func defaults(in body: BodyFact) -> Set<ChainFact> {
        guard let start = body.calls.first(where: { $0.callee.names == ["self", "init"] }) else { return [] }
        var found: Set<ChainFact> = []
        var left = start.arguments
        while let argument = left.popLast() {
            switch argument.value {
            case .chain(let chain): found.insert(chain)
            case .call(let index) where index < body.calls.count:
                found.insert(body.calls[index].callee)
                left += body.calls[index].arguments
            default: break
            }
        }
        return found
    }

    /// Whether somebody can pass what it needs: nobody can to a cell, which the host creates.
    private func isChecked(_ instance: RoleInstance, _ project: ProjectContext) -> Bool {
        instance.role.name != "builder"
            && project.model.inheritedNames(of: instance.type).isDisjoint(with: Self.cells)
    }

    private static let cells: Set<String> = [
        "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView",
    ]

    /// The name of the shared object that a chain starts with: `Session.shared`.
    private func singleton(
        _ chain: ChainFact, at location: FileLocation, in code: CodeContext, _ instance: RoleInstance,
        _ project: ProjectContext
    ) -> String? {
        guard chain.root == .name, chain.names.count > 1, chain.names[0].first?.isUppercase == true else {
            return nil
        }
        for count in 1..<min(chain.names.count, 4) {
            let front = ChainFact(root: .name, names: Array(chain.names.prefix(count)))
            guard let value = project.model.value(of: front, at: location, in: code) else { continue }
            guard value.isMetatype, value.type != instance.type, !isBuilder(value.type, project),
                isShared(chain.names[count], of: value.type, project)
            else { return nil }
            return "\(value.type.name).\(chain.names[count])"
        }
        guard instance.role.platform == .none, project.model.type(named: chain.names[0]) == nil,
            Self.outside[chain.names[0]]?.contains(chain.names[1]) ?? isSharedByName(chain),
            !(chain.names[0] == "UIApplication" && instance.role.allows.contains(.hostImports)),
            !observesNotifications(chain)
        else { return nil }
        return "\(chain.names[0]).\(chain.names[1])"
    }

    /// Whether it only observes what others post to the default center: who posts decides on the center, and a test can post too.
    private func observesNotifications(_ chain: ChainFact) -> Bool {
        chain.names.starts(with: ["NotificationCenter", "default"])
            && chain.names.dropFirst(2).first.map(Self.observing.contains) ?? false
    }

    private static let observing: Set<String> = [
        "addObserver", "notifications", "publisher", "removeObserver",
    ]

    /// Whether a type from outside the project has a shared object by its name: `Tracker.sharedInstance`. A scheduler
    /// is no state, and another rule checks the network.
    private func isSharedByName(_ chain: ChainFact) -> Bool {
        let owner = chain.names[0]
        return ["shared", "sharedInstance", "instance"].contains(chain.names[1]) && owner != "URLSession"
            && !owner.hasSuffix("Scheduler")
    }

    /// Builders may be accessed by name.
    private func isBuilder(_ type: TypeEntity, _ project: ProjectContext) -> Bool {
        project.styles.contains { BuilderNames($0).matches(type) }
    }

    /// Whether it is a static property of a class that stores an object of the class itself, or a variable of a struct that
    /// stores the one value that everybody changes.
    private func isShared(_ name: String, of type: TypeEntity, _ project: ProjectContext) -> Bool {
        guard type.isClass || type.kind == .struct && name == "shared",
            let member = project.model.member(name, of: type, isStatic: true),
            member.fact.kind == .property, !makesOne(member.fact, type),
            type.isClass || !member.fact.isLet
        else { return false }
        guard let fact = member.fact.type ?? member.fact.initialType else { return false }
        if fact.bareName == "Self" { return true }
        guard let held = project.model.type(fact, in: project.model.scope(of: member)) else { return false }
        return held == type || project.model.inherits(type, from: held)
    }

    /// Whether it is a computed property that makes a new object each time.
    private func makesOne(_ fact: MemberFact, _ type: TypeEntity) -> Bool {
        guard !fact.isStored, let body = fact.body else { return false }
        return body.calls.contains { call in
            let names = call.callee.names.filter { $0 != "init" }
            return names.last == type.name || names == ["Self"]
                || call.callee.root == .implicit && names.isEmpty
        }
    }

    private func finding(_ name: String, _ location: FileLocation, _ instance: RoleInstance) -> Finding {
        Finding(
            of: info, at: location,
            message:
                "\"\(instance.type.name)\" accesses \"\(name)\" directly, so tests cannot replace it; receive it through "
                + "the initializer",
            subject: "\(instance.type.qualifiedName) \(name)")
    }
}
