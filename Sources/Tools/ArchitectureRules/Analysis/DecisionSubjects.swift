import SourceModel
import Styles

/// What the conditions in a router's code read to choose the next scene.
struct DecisionSubjects {
    let navigation: NavigationCode
    let code: CodeContext
    /// How many scenes the code creates.
    let scenes: Int

    private static let choosing: Set<BranchFact.Kind> = [.if, .guard, .ternary, .switch]

    private var project: ProjectContext { navigation.project }
    private var type: TypeEntity { navigation.type }

    /// A collaborator, something shared, or, if there are several scenes to choose from, a parameter.
    func subject(of branch: BranchFact) -> ChainFact? {
        guard Self.choosing.contains(branch.kind), branch.decides || scenes > 1 && isNilCheck(branch) else {
            return nil
        }
        return branch.subjects.lazy.compactMap { source(of: $0, at: branch.location) }
            .first { chooses($0, in: branch) }
    }

    private func chooses(_ chain: ChainFact, in branch: BranchFact) -> Bool {
        let names = chain.names.filter { $0 != "self" }
        guard chain.root == .name, let first = names.first else { return false }
        if names.count == 1 { return isFlag(first) && decidesNext(branch) }
        if first == "UserDefaults" { return true }
        if let parameter = parameter(first) {
            return scenes > 1 && branch.compares && branch.kind != .switch && !isView(parameter)
        }
        return isShared(chain, at: branch.location) || isState(first, branch) || isCollaborator(first)
            || isForeign(first) && navigation.shows(on: branch.location.line...Int.max, in: code)
            || isMade(first, at: branch.location)
    }

    /// A boolean may also decide how a scene looks: only what follows at once depends on it.
    private func decidesNext(_ branch: BranchFact) -> Bool {
        navigation.shows(on: branch.location.line...branch.location.line + 3, in: code)
            && (scenes > 1 || scenes == 1 && navigation.closes(code))
    }

    /// Whether it tests for `nil` and binds nothing: `if session.user != nil`.
    private func isNilCheck(_ branch: BranchFact) -> Bool {
        branch.kind == .if
            && !code.body.locals.contains {
                $0.isUnwrapped && $0.location.line >= branch.location.line
                    && $0.location.line <= branch.location.line + 2
            }
    }

    /// The chain itself, or the one that a local variable was initialized with: `let isMember = session.isMember`.
    private func source(of chain: ChainFact, at location: FileLocation) -> ChainFact? {
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
}

extension DecisionSubjects {
    private func parameter(_ name: String) -> ParameterFact? {
        code.member?.parameters.first { ($0.innerName ?? $0.label) == name }
    }

    private func isView(_ parameter: ParameterFact) -> Bool {
        guard let type = project.model.type(parameter.type, in: code.scope) else { return true }
        return project.model.inheritedNames(of: type).contains { $0.hasPrefix("UI") || $0.hasPrefix("NS") }
    }

    /// Whether it is a boolean that the router stores.
    private func isFlag(_ name: String) -> Bool {
        guard parameter(name) == nil, !code.body.locals.contains(where: { $0.name == name }),
            let property = type.property(named: name)?.fact
        else { return false }
        return property.isStored && property.type?.bareName == "Bool" && !isNamedAsNavigation(name)
    }

    /// Whether it is a stored object of the project that is neither a role nor part of the host.
    private func isCollaborator(_ name: String) -> Bool {
        let references = project.storedReferences[type.id].filter { $0.member.fact.name == name }
        guard let reference = references.first, !reference.isInside,
            reference.target.isClass || reference.target.kind == .protocol
        else { return false }
        return !isNamedAsNavigation(name) && answers(reference.target)
    }

    /// Whether it is the logic whose data the router passes on, and the condition chooses among several scenes.
    private func isState(_ name: String, _ branch: BranchFact) -> Bool {
        guard let instance = navigation.instance else { return false }
        return project.referencedRoles(of: instance).contains { reference, role in
            reference.member.fact.name == name && role == "logic"
        } && navigation.choosesAmongSeveral(after: branch, in: code)
    }

    /// Whether it reads the shared object of a type of the project: `Accounts.shared.isSignedIn`.
    private func isShared(_ chain: ChainFact, at location: FileLocation) -> Bool {
        guard chain.names.count > 2, Self.shared.contains(chain.names[1]),
            let type = project.model.type(named: chain.names[0], in: code.scope)
        else { return false }
        return !isOfHost(type) && !isNamedAsNavigation(type.name)
    }

    private static let shared: Set<String> = [
        "shared", "sharedInstance", "instance", "default", "current", "main",
    ]

    /// Whether the method creates it, an object that then answers: `let auth = Auth(network: Network())`.
    private func isMade(_ name: String, at location: FileLocation) -> Bool {
        let local = code.body.locals.last { $0.name == name && $0.lastLine >= location.line }
        guard case .call(let index)? = local?.value, index < code.body.calls.count,
            let type = project.model.constructedType(of: code.body.calls[index], in: code)
        else { return false }
        return type.isClass && answers(type)
    }

    /// Whether objects of the type may be asked for the next scene: they are neither roles nor part of the host.
    private func answers(_ type: TypeEntity) -> Bool {
        project.scenes.part(of: type.id) == nil && !isOfHost(type) && !isNamedAsNavigation(type.name)
    }

    private func isOfHost(_ type: TypeEntity) -> Bool {
        project.model.inheritedNames(of: type).contains {
            $0.hasPrefix("UI") || $0.hasPrefix("NS") && $0 != "NSObject"
        }
    }

    private func isNamedAsNavigation(_ name: String) -> Bool {
        let name = name.lowercased()
        return Self.navigation.contains { name.contains($0) }
    }

    private static let navigation = [
        "view", "navigat", "controller", "window", "router", "routing", "coordinator", "presenter",
        "transition", "screen", "delegate",
    ]

    /// Whether it is a stored object of a type from a package: `let auth: Auth`.
    private func isForeign(_ name: String) -> Bool {
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
}
