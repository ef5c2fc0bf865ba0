import SourceModel

/// Closures that an object of the project stores from its initializer on, and that the code's own object keeps with it:
/// `list = ListSource(onSelect: { self.open($0) })`.
struct InitializedClosures {
    let project: ProjectContext
    let type: TypeEntity
    let code: CodeContext

    /// What keeps the closure with an index, as the object's code names it.
    func keeper(of closure: ClosureFact, _ index: Int) -> String? {
        guard let number = closure.call, number < code.body.calls.count,
            code.body.calls[number].callee.readsAsInitializer
        else { return nil }
        // `lazy var tap = UIAction { _ in self.open() }`
        if code.body.calls[number].callee.names == ["UIAction"],
            let property = property(named: keeping(number), holding: nil)
        {
            return property
        }
        guard let (property, made) = kept(number),
            let stored = stored(index, in: code.body.calls[number], by: made)
        else { return nil }
        return "\(property).\(stored)"
    }

    // MARK: The object

    /// The own property that keeps what a call creates, and its type.
    private func kept(_ number: Int) -> (String, TypeEntity)? {
        let call = code.body.calls[number]
        let created = project.model.constructedType(of: call, in: code)
        if let found = property(keeping: number, created) { return found }
        // `host = UIHostingController(rootView: PageView(onClose: { self.close() }))`
        guard let created, let host = host(of: number) else { return nil }
        if let property = property(named: keeping(host), holding: nil) {
            return ("\(property).rootView", created)
        }
        return isChild(host) ? ("children", created) : nil
    }

    /// The call that creates the host of a view, which may be in a variable before.
    private func host(of number: Int) -> Int? {
        let names = code.body.locals.filter { $0.value == .call(number) }.map(\.name)
        return code.body.calls.indices.first { index in
            code.body.calls[index].callee.names.last == "UIHostingController"
                && code.body.calls[index].arguments.contains { argument in
                    guard argument.label == "rootView" else { return false }
                    if case .chain(let chain) = argument.value, chain.root == .name, chain.names.count == 1 {
                        return names.contains(chain.names[0])
                    }
                    return argument.value == .call(number)
                }
        }
    }

    private static let adding: Set<String> = ["addChild", "addChildViewController"]

    /// Whether the object makes a host its child, and no code takes children away again.
    private func isChild(_ host: Int) -> Bool {
        let names = code.body.locals.filter { $0.value == .call(host) }.map(\.name)
        let isAdded = code.body.calls.contains { call in
            guard call.callee.names.last.map(Self.adding.contains) == true,
                code.withoutSelf(call.callee.names, at: call.location).count == 1
            else { return false }
            return call.arguments.contains { argument in
                guard case .chain(let chain) = argument.value else { return false }
                return chain.names.count == 1 && names.contains(chain.names[0])
            }
        }
        return isAdded
            && !type.members { $0.traits.contains(.calls) }.contains { member in
                member.fact.body?.calls.contains { call in
                    ["removeFromParent", "removeFromParentViewController"].contains(call.callee.names.last)
                } == true
            }
    }

    private func property(keeping number: Int, _ created: TypeEntity?) -> (String, TypeEntity)? {
        guard let name = keeping(number) else { return nil }
        guard let made = created ?? implicit(code.body.calls[number], name),
            made.isClass || made.kind == .struct, property(named: name, holding: made) != nil
        else { return nil }
        return (name, made)
    }

    private func keeping(_ number: Int) -> String? {
        KeptResults(project: project, type: type, code: code).property(keeping: number)?.name
    }

    /// The type of `.init(…)`, which is that of the property.
    private func implicit(_ call: CallFact, _ name: String) -> TypeEntity? {
        guard call.callee.root == .implicit, call.callee.names == ["init"] else { return nil }
        return typeOfProperty(name)
    }

    private func typeOfProperty(_ name: String) -> TypeEntity? {
        guard let member = project.model.member(name, of: type, isStatic: false),
            let fact = member.fact.type ?? member.fact.initialType
        else { return nil }
        return project.model.type(fact, in: project.model.scope(of: member))
    }

    /// The property, unless its type shows that it keeps something else, a wrapper may keep it weakly, or it is set to nil.
    private func property(named name: String?, holding made: TypeEntity?) -> String? {
        guard let name, let member = project.model.member(name, of: type, isStatic: false),
            member.fact.attributes.allSatisfy({ !Self.isWrapper($0) }), !type.empties([name])
        else { return nil }
        guard let made else { return name }
        // Without a written type, only the value itself can tell.
        guard let held = typeOfProperty(name) else { return nil }
        return held == made || project.model.inherits(made, from: held) ? name : nil
    }

    private static func isWrapper(_ attribute: String) -> Bool {
        !["@Published", "@MainActor", "@objc", "@IBOutlet"].contains(attribute)
    }

    // MARK: Its closure

    /// The property of a new object that keeps the closure it is created with.
    private func stored(_ closure: Int, in call: CallFact, by made: TypeEntity) -> String? {
        guard let argument = call.arguments.first(where: { $0.value == .closure(closure) }) else {
            return nil
        }
        let initializers = made.members { $0.kind == .initializer }
        if initializers.isEmpty { return made.kind == .struct ? member(taking: argument, of: made) : nil }
        let taking = initializers.compactMap { initializer in
            Self.parameter(taking: argument, of: initializer.fact).map { (initializer, $0) }
        }
        let found = taking.compactMap { property(keeping: $0.1, in: $0.0, of: made) }
        // One of several initializers may run.
        return found.count == taking.count ? found.first : nil
    }

    private static func parameter(taking argument: ArgumentFact, of initializer: MemberFact) -> String? {
        let found =
            argument.label.map { label in initializer.parameters.first { $0.label == label } }
            ?? initializer.parameters.last { $0.type.isFunction }
        return found.map { $0.innerName ?? $0.label }
    }

    /// The property of a struct whose memberwise initializer takes the closure.
    private func member(taking argument: ArgumentFact, of made: TypeEntity) -> String? {
        let functions = made.members { $0.kind == .property && $0.isStored && !$0.isStatic }.filter {
            $0.fact.type?.isFunction == true
        }
        let found =
            argument.label.map { label in functions.first { $0.fact.name == label } } ?? functions.last
        return found?.fact.name
    }

    private func property(keeping parameter: String, in initializer: MemberEntity, of made: TypeEntity)
        -> String?
    {
        guard let inside = project.model.code(of: initializer) else { return nil }
        let retained = RetainedClosure(project: project, type: made)
        let assigned = inside.body.assignments.lazy.compactMap { assignment -> String? in
            guard case .chain(let value) = assignment.value, value.root == .name, value.names == [parameter],
                assignment.closure == nil
            else { return nil }
            return retained.keeper(of: assignment.target, inside)
        }.first
        return assigned ?? wrapped(parameter, inside, made)
    }

    /// The property that keeps a closure of the initializer that calls the one it is given.
    private func wrapped(_ parameter: String, _ inside: CodeContext, _ made: TypeEntity) -> String? {
        var names: Set<String> = [parameter]
        let library = LibraryClosures(project: project, type: made, code: inside)
        let retained = RetainedClosure(project: project, type: made)
        for (index, closure) in inside.body.closures.enumerated() where inside.body.names(names, in: index) {
            if let target = closure.target {
                if let keeper = retained.keeper(of: target, inside) { return keeper }
            } else if let keeper = library.keeper(of: closure) {
                return keeper
            }
            // `let registration = CellRegistration { cell, _, item in fill(cell, item) }`
            guard let call = closure.call, inside.body.calls[call].callee.readsAsInitializer else { continue }
            names.formUnion(inside.body.locals.filter { $0.value == .call(call) }.map(\.name))
        }
        return nil
    }
}

extension BodyFact {
    /// Whether a closure, or one inside of it, has one of these variables.
    fileprivate func names(_ names: Set<String>, in closure: Int) -> Bool {
        let isOne = { (chain: ChainFact) in
            chain.root == .name && chain.names.first.map(names.contains) == true
        }
        return calls.contains { call in
            guard isClosure(call.closure, in: closure) else { return false }
            return isOne(call.callee)
                || call.arguments.contains {
                    if case .chain(let chain) = $0.value { return isOne(chain) }
                    return false
                }
        } || uses.contains { isOne($0.chain) && isClosure($0.closure, in: closure) }
    }
}
