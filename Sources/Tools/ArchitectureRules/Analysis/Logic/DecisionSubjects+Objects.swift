import SourceModel

// What the first name of a condition is.

extension DecisionSubjects {
    func parameter(_ name: String) -> ParameterFact? {
        code.member?.parameters.first { ($0.innerName ?? $0.label) == name }
    }

    func isView(_ parameter: ParameterFact) -> Bool {
        guard let type = project.model.type(parameter.type, in: code.scope) else { return true }
        return project.model.inheritedNames(of: type).contains { $0.hasPrefix("UI") || $0.hasPrefix("NS") }
    }

    /// Whether it is a boolean that the router stores.
    func isFlag(_ name: String) -> Bool {
        guard parameter(name) == nil, !code.body.locals.contains(where: { $0.name == name }),
            let property = type.property(named: name)?.fact
        else { return false }
        return property.isStored && property.type?.bareName == "Bool" && !isNamedAsNavigation(name)
    }

    /// Whether it is a stored object of the project that is neither a role nor part of the host.
    func isCollaborator(_ name: String) -> Bool {
        let references = project.storedReferences[type.id].filter { $0.member.fact.name == name }
        guard let reference = references.first, !reference.isInside,
            reference.target.isClass || reference.target.kind == .protocol
        else { return false }
        return !isNamedAsNavigation(name) && answers(reference.target)
    }

    /// Whether it is the logic whose data the router passes on, and the condition chooses among several scenes.
    func isState(_ name: String, _ branch: BranchFact) -> Bool {
        guard let instance = navigation.instance else { return false }
        return project.referencedRoles(of: instance).contains { reference, role in
            reference.member.fact.name == name && role == "logic"
        } && navigation.choosesAmongSeveral(after: branch, in: code)
    }

    /// Whether it is a variable with the user's defaults: `let defaults = UserDefaults.standard`.
    func isDefaults(_ name: String, at location: FileLocation) -> Bool {
        guard case .chain(let chain)? = code.body.local(name, visibleAt: location)?.value else {
            return false
        }
        return chain.names.first == "UserDefaults"
    }

    /// Whether it reads the shared object of a type of the project: `Accounts.shared.isSignedIn`.
    func isShared(_ chain: ChainFact, at location: FileLocation) -> Bool {
        guard chain.names.count > 2, Self.shared.contains(chain.names[1]),
            let type = project.model.type(named: chain.names[0], in: code.scope)
        else { return false }
        return !isOfHost(type) && !isNamedAsNavigation(type.name)
    }

    private static let shared: Set<String> = [
        "shared", "sharedInstance", "instance", "default", "current", "main",
    ]

    /// Whether the method creates it, an object that then answers: `let auth = Auth(network: Network())`.
    func isMade(_ name: String, at location: FileLocation) -> Bool {
        let local = code.body.locals.last { $0.name == name && $0.lastLine >= location.line }
        guard case .call(let index)? = local?.value, index < code.body.calls.count,
            let type = project.model.constructedType(of: code.body.calls[index], in: code)
        else { return false }
        return type.isClass && answers(type)
    }

    /// Whether objects of the type may be asked for the next scene: they are neither roles nor part of the host.
    func answers(_ type: TypeEntity) -> Bool {
        project.scenes.part(of: type.id) == nil && !isOfHost(type) && !isNamedAsNavigation(type.name)
    }

    func isOfHost(_ type: TypeEntity) -> Bool {
        project.model.inheritedNames(of: type).contains {
            $0.hasPrefix("UI") || $0.hasPrefix("NS") && $0 != "NSObject"
        }
    }

    func isNamedAsNavigation(_ name: String) -> Bool {
        let name = name.lowercased()
        return Self.navigation.contains { name.contains($0) }
    }

    private static let navigation = [
        "view", "navigat", "controller", "window", "router", "routing", "coordinator", "presenter",
        "transition", "screen", "delegate",
    ]

    /// Whether it is a stored object of a type from a package: `let auth: Auth`.
    func isForeign(_ name: String) -> Bool {
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
