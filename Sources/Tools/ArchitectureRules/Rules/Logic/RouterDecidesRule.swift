import SourceModel
import Styles

/// A router decides the destination.
struct RouterDecidesRule: Rule {
    let info = RuleInfo(
        id: "router-decides",
        summary:
            "A router, of a scene or of the app itself, reads state or asks a collaborator to choose the next scene.",
        why:
            "The next scene is a decision of the logic, and is tested there. In a router the decision is visible "
            + "only in a running app.",
        whatToDo: "Let the logic decide, and give the router one method for each destination.",
        exceptions:
            "In styles whose coordinators may decide, for types named `…Coordinator`, for unwrapping, for following a "
            + "route that the router receives, and for the choice of a transition: pop or dismiss, push or present.",
        badExample: """
            protocol Accounts: AnyObject { var isSignedIn: Bool { get } }
            protocol HomeInteracting: AnyObject {}
            protocol HomeRouting: AnyObject { func openProfile() }
            final class HomeViewController { var interactor: (any HomeInteracting)? }
            final class HomePresenter {}
            final class HomeInteractor: HomeInteracting { var router: (any HomeRouting)? }
            final class HomeRouter: HomeRouting {
                var accounts: (any Accounts)?
                func openProfile() {
                    if accounts?.isSignedIn == true {
                        show(ProfileViewController())
                    } else {
                        show(SignInViewController())
                    }
                }
                private func show(_ view: AnyObject) {}
            }
            final class ProfileViewController {}
            final class SignInViewController {}
            """,
        goodExample: """
            protocol Accounts: AnyObject { var isSignedIn: Bool { get } }
            protocol HomeInteracting: AnyObject {}
            protocol HomeRouting: AnyObject { func openProfile() }
            final class HomeViewController { var interactor: (any HomeInteracting)? }
            final class HomePresenter {}
            final class HomeInteractor: HomeInteracting { var router: (any HomeRouting)? }
            final class HomeRouter: HomeRouting {
                func openProfile() { show(ProfileViewController()) }
                func openSignIn() { show(SignInViewController()) }
                private func show(_ view: AnyObject) {}
            }
            final class ProfileViewController {}
            final class SignInViewController {}
            """)

    func findings(in project: ProjectContext) -> [Finding] {
        let suffixes = SceneSuffixes(project)
        let routers = project.roleInstances.filter(isChecked)
        let inScenes = findings(inEach: routers, of: project) { instance in
            decisions(
                in: NavigationCode(
                    project: project, type: instance.type, instance: instance, suffixes: suffixes))
        }
        guard !routers.isEmpty else { return inScenes }
        let outside = findings("outside of scenes", inEach: routersOfNoScene(project), of: project) { type in
            decisions(
                in: NavigationCode(project: project, type: type, instance: nil, suffixes: suffixes))
        }
        return inScenes + outside
    }

    private func decisions(in navigation: NavigationCode) -> [Finding] {
        navigation.project.membersOutsideTests(of: navigation.type).compactMap { member -> Finding? in
            guard member.fact.kind == .method, member.fact.traits.contains(.branches),
                let code = navigation.project.model.code(of: member)
            else { return nil }
            let made = navigation.scenesMade(in: code)
            guard !made.isEmpty || navigation.navigates(code) else { return nil }
            let decision = code.body.branches.lazy.compactMap { branch -> (BranchFact, ChainFact)? in
                subject(of: branch, made.count, code, navigation).map { (branch, $0) }
            }.first
            return decision.map { finding($0.0, reading: $0.1, member.fact, navigation.type) }
        }
    }

    /// A coordinator is there to decide on a flow.
    private func isChecked(_ instance: RoleInstance) -> Bool {
        instance.role.demands.contains(.neverDecides) && !instance.type.name.hasSuffix("Coordinator")
    }

    /// The routers of the app itself, which no scene has, in a project whose scenes have routers that must not decide.
    private func routersOfNoScene(_ project: ProjectContext) -> [TypeEntity] {
        project.model.types.filter { type in
            type.name.hasSuffix("Router") && (type.kind == .class || type.kind == .struct)
                && project.scenes.part(of: type.id) == nil && !type.isLocal
                && !project.model.modules[type.module].isTest
        }
    }

    private static let choosing: Set<BranchFact.Kind> = [.if, .guard, .ternary, .switch]

    /// What a condition reads to choose the scene: a collaborator, something shared, or, if there are several scenes to choose
    /// from, a parameter.
    private func subject(
        of branch: BranchFact, _ scenes: Int, _ code: CodeContext, _ navigation: NavigationCode
    ) -> ChainFact? {
        guard Self.choosing.contains(branch.kind),
            branch.decides || scenes > 1 && isNilCheck(branch, in: code)
        else { return nil }
        return branch.subjects.lazy.compactMap { chain in
            source(of: chain, at: branch.location, in: code)
        }.first { chain in
            let names = chain.names.filter { $0 != "self" }
            guard chain.root == .name, !names.isEmpty else { return false }
            if names.count == 1 {
                // A boolean may also decide how a scene looks: only what follows at once depends on it.
                let next = branch.location.line...branch.location.line + 3
                return isFlag(names[0], code, navigation) && navigation.shows(on: next, in: code)
                    && (scenes > 1 || scenes == 1 && navigation.closes(code))
            }
            if names[0] == "UserDefaults" { return true }
            if isParameter(names[0], code) {
                return scenes > 1 && branch.compares && branch.kind != .switch
                    && !isView(names[0], code, navigation.project)
            }
            if isShared(chain, at: branch.location, in: code, navigation.project) { return true }
            return isState(names[0], branch, code, navigation)
                || isCollaborator(names[0], navigation.type, navigation.project)
                || isForeign(names[0], navigation.type, navigation.project)
                    && navigation.shows(on: branch.location.line...Int.max, in: code)
                || isMade(names[0], at: branch.location, in: code, navigation.project)
        }
    }

    /// Whether it tests for `nil` and binds nothing: `if session.user != nil`.
    private func isNilCheck(_ branch: BranchFact, in code: CodeContext) -> Bool {
        branch.kind == .if
            && !code.body.locals.contains {
                $0.isUnwrapped && $0.location.line >= branch.location.line
                    && $0.location.line <= branch.location.line + 2
            }
    }

    /// Whether it is a boolean that the router stores.
    private func isFlag(_ name: String, _ code: CodeContext, _ navigation: NavigationCode) -> Bool {
        guard !isParameter(name, code), !code.body.locals.contains(where: { $0.name == name }),
            let property = navigation.type.property(named: name)?.fact
        else { return false }
        return property.isStored && property.type?.bareName == "Bool" && !isNamedAsNavigation(name)
    }

    /// Whether it is a stored object of a type from a package: `let auth: Auth`.
    private func isForeign(_ name: String, _ type: TypeEntity, _ project: ProjectContext) -> Bool {
        guard let property = type.property(named: name), property.fact.isStored,
            let fact = property.fact.type?.bare, case .named(_, let written, _) = fact,
            project.model.types(fact, in: project.model.scope(of: property)).isEmpty,
            !Self.values.contains(written), !Self.host.contains(where: written.hasPrefix)
        else { return false }
        return !isNamedAsNavigation(name) && !isNamedAsNavigation(written)
    }

    private static let values: Set<String> = [
        "Bool", "Int", "String", "Double", "Float", "URL", "Date", "Data", "Array", "Set", "Dictionary",
        "IndexPath", "Any", "AnyObject", "Optional",
    ]
    private static let host = ["UI", "NS", "CG", "AV", "MF", "SF"]

    /// Whether the method creates it, an object that then answers: `let auth = Auth(network: Network())`.
    private func isMade(
        _ name: String, at location: FileLocation, in code: CodeContext, _ project: ProjectContext
    ) -> Bool {
        let local = code.body.locals.last { $0.name == name && $0.lastLine >= location.line }
        guard case .call(let index)? = local?.value, index < code.body.calls.count,
            let type = project.model.constructedType(of: code.body.calls[index], in: code),
            type.isClass, project.scenes.part(of: type.id) == nil
        else { return false }
        return !isOfHost(type, project) && !isNamedAsNavigation(type.name)
    }

    /// The chain itself, or the one that a local variable was initialized with: `let isMember = session.isMember`.
    private func source(of chain: ChainFact, at location: FileLocation, in code: CodeContext) -> ChainFact? {
        guard chain.root == .name, chain.names.count == 1 else { return chain }
        let local = code.body.locals.last {
            $0.name == chain.names[0] && $0.lastLine >= location.line && !$0.isUnwrapped
                && $0.location.line < location.line
        }
        guard let local else { return chain }
        switch local.value {
        case .chain(let source): return source
        case .call(let index) where index < code.body.calls.count: return code.body.calls[index].callee
        default: return nil
        }
    }

    /// Whether it reads the shared object of a type of the project: `Accounts.shared.isSignedIn`.
    private func isShared(
        _ chain: ChainFact, at location: FileLocation, in code: CodeContext, _ project: ProjectContext
    ) -> Bool {
        guard chain.names.count > 2, Self.shared.contains(chain.names[1]),
            let type = project.model.type(named: chain.names[0], in: code.scope)
        else { return false }
        return !isOfHost(type, project) && !isNamedAsNavigation(type.name)
    }

    private static let shared: Set<String> = [
        "shared", "sharedInstance", "instance", "default", "current", "main",
    ]

    /// Whether it is the logic whose data the router passes on, and the condition chooses among several scenes.
    private func isState(
        _ name: String, _ branch: BranchFact, _ code: CodeContext, _ navigation: NavigationCode
    ) -> Bool {
        let project = navigation.project
        guard let instance = navigation.instance else { return false }
        return project.referencedRoles(of: instance).contains { reference, role in
            reference.member.fact.name == name && role == "logic"
        } && navigation.choosesAmongSeveral(after: branch, in: code)
    }

    private func isParameter(_ name: String, _ code: CodeContext) -> Bool {
        code.member?.parameters.contains { ($0.innerName ?? $0.label) == name } ?? false
    }

    private func isView(_ name: String, _ code: CodeContext, _ project: ProjectContext) -> Bool {
        guard let parameter = code.member?.parameters.first(where: { ($0.innerName ?? $0.label) == name })
        else { return true }
        guard let type = project.model.type(parameter.type, in: code.scope) else { return true }
        return project.model.inheritedNames(of: type).contains { $0.hasPrefix("UI") || $0.hasPrefix("NS") }
    }

    /// Whether it is a stored object of the project that is neither a role nor part of the host.
    private func isCollaborator(_ name: String, _ type: TypeEntity, _ project: ProjectContext) -> Bool {
        let references = project.storedReferences[type.id].filter { $0.member.fact.name == name }
        guard let reference = references.first, !reference.isInside,
            reference.target.isClass || reference.target.kind == .protocol,
            project.scenes.part(of: reference.target.id) == nil
        else { return false }
        return !isOfHost(reference.target, project) && !isNamedAsNavigation(name)
            && !isNamedAsNavigation(reference.target.name)
    }

    private func isOfHost(_ type: TypeEntity, _ project: ProjectContext) -> Bool {
        project.model.inheritedNames(of: type).contains {
            $0.hasPrefix("UI") || $0.hasPrefix("NS") && $0 != "NSObject"
        }
    }

    private func isNamedAsNavigation(_ name: String) -> Bool {
        let name = name.lowercased()
        return [
            "view", "navigat", "controller", "window", "router", "routing", "coordinator", "presenter",
            "transition",
            "screen", "delegate",
        ].contains { name.contains($0) }
    }

    private func finding(
        _ branch: BranchFact, reading subject: ChainFact, _ member: MemberFact, _ type: TypeEntity
    ) -> Finding {
        Finding(
            of: info, at: branch.location,
            message:
                "\"\(type.name)\" chooses the next scene in \"\(member.name)\" by reading \"\(subject.text)\"; let the "
                + "logic decide, and give the router one method for each destination",
            subject: "\(type.qualifiedName).\(member.name)")
    }
}
