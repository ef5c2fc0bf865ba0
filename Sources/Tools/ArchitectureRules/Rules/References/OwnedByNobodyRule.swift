import SourceModel

/// The code that connects a scene passes a new object only to weak references.
struct OwnedByNobodyRule: Rule {
    let info = RuleInfo(
        id: "owned-by-nobody",
        summary:
            "The code that connects a scene, or a view, passes a new object only to weak references, and nothing keeps it.",
        why:
            "An object without an owner is released when the function returns. The weak reference is then nil when the "
            + "screen opens, and calls through it are ignored silently.",
        whatToDo:
            "Let one role own the object: make the reference strong in the role that needs it, or store it in what "
            + "outlives the scene.",
        exceptions:
            "If the object is passed to anything else, returned, captured by a closure, or passes itself on to others: "
            + "then something may keep it. For the delegate of a parser that parses in the same function. Of the system's references only those are known that views often set: "
            + "`delegate`, `dataSource`, `transitioningDelegate` and the like, but not an animation's delegate, which the "
            + "animation owns.",
        badExample: example("weak var router: (any AboutRouterInput)?"),
        goodExample: example("var router: (any AboutRouterInput)?"))

    private static func example(_ router: String) -> String {
        """
        protocol AboutViewInput: AnyObject { func show(error: String) }
        protocol AboutViewOutput: AnyObject { func closeTapped() }
        protocol AboutInteractorInput: AnyObject { func load() }
        protocol AboutRouterInput: AnyObject { func close() }

        final class AboutViewController: AboutViewInput {
            private let presenter: any AboutViewOutput
            init(presenter: any AboutViewOutput) { self.presenter = presenter }
            func show(error: String) {}
        }
        final class AboutInteractor: AboutInteractorInput { func load() {} }
        final class AboutRouter: AboutRouterInput { func close() {} }
        final class AboutPresenter: AboutViewOutput {
            weak var view: (any AboutViewInput)?
            \(router)
            private let interactor: any AboutInteractorInput
            init(interactor: any AboutInteractorInput) { self.interactor = interactor }
            func closeTapped() { router?.close() }
        }
        enum AboutBuilder {
            static func build() -> AboutViewController {
                let presenter = AboutPresenter(interactor: AboutInteractor())
                let view = AboutViewController(presenter: presenter)
                let router = AboutRouter()
                presenter.view = view
                presenter.router = router
                return view
            }
        }
        """
    }

    func findings(in project: ProjectContext) -> [Finding] {
        let types = project.model.types.filter { !StandIns.contains($0, in: project.model) }
        let roles = findings(inEach: types, of: project) { type in
            type.members(where: { $0.traits.isSuperset(of: [.constructions, .assignments]) }).flatMap {
                member in
                project.model.code(of: member).map {
                    findings(in: $0, of: type, project) + passed(in: $0, of: type, project)
                } ?? []
            }
        }
        return roles + systemReferences(in: project)
    }

    private func findings(in code: CodeContext, of type: TypeEntity, _ project: ProjectContext) -> [Finding] {
        code.body.assignments.compactMap { assignment in
            guard assignment.closure == nil, assignment.target.names.count > 1,
                let object = newObject(assignment, in: code, project),
                !passesItselfOn(object.type, project, atOnce: object.name == nil),
                let holder = weakHolder(of: assignment, in: code, project),
                project.roleInstance(of: holder) != nil, project.roleInstance(of: object.type) != nil,
                object.name.map({ isOnlyReferredToWeakly($0, in: code, project) }) ?? true
            else { return nil }
            let property = "\(holder.name).\(assignment.target.names[assignment.target.names.count - 1])"
            return finding(assignment.location, object.type, property, type, code)
        }
    }

    /// New objects that are passed to an initializer which refers to them weakly: `HomePresenter(interactor: interactor)`.
    private func passed(in code: CodeContext, of type: TypeEntity, _ project: ProjectContext) -> [Finding] {
        let weak = WeakArguments(model: project.model, code: code)
        return code.body.calls.filter { $0.closure == nil }.flatMap { call in
            call.arguments.compactMap { argument -> Finding? in
                guard case .chain(let chain) = argument.value, chain.root == .name, chain.names.count == 1,
                    let (holder, property) = weak.property(setBy: argument, of: call),
                    code.body.locals.count(where: { $0.name == chain.names[0] }) == 1,
                    let object = WiringCode(project: project, code: code).createdType(chain.names[0]),
                    object.isClass, !passesItselfOn(object, project),
                    project.roleInstance(of: holder) != nil, project.roleInstance(of: object) != nil,
                    isOnlyReferredToWeakly(chain.names[0], in: code, project)
                else { return nil }
                return finding(call.location, object, "\(holder.name).\(property)", type, code)
            }
        }
    }

    /// The object that an assignment creates, or that a variable was initialized with.
    func newObject(
        _ assignment: AssignmentFact, in code: CodeContext, _ project: ProjectContext
    ) -> (type: TypeEntity, name: String?)? {
        switch assignment.value {
        case .call(let index):
            guard index < code.body.calls.count,
                let type = project.model.constructedType(of: code.body.calls[index], in: code), type.isClass
            else { return nil }
            return (type, nil)
        case .chain(let chain):
            guard chain.root == .name, chain.names.count == 1,
                code.body.locals.count(where: { $0.name == chain.names[0] }) == 1,
                let type = WiringCode(project: project, code: code).createdType(chain.names[0]), type.isClass
            else { return nil }
            return (type, chain.names[0])
        default: return nil
        }
    }

    /// The class whose weak property is set.
    private func weakHolder(
        of assignment: AssignmentFact, in code: CodeContext, _ project: ProjectContext
    ) -> TypeEntity? {
        let front = ChainFact(root: assignment.target.root, names: assignment.target.names.dropLast())
        guard front.root == .name, let name = assignment.target.names.last else { return nil }
        let created =
            front.names.count == 1
            ? WiringCode(project: project, code: code).createdType(front.names[0]) : nil
        guard let type = created ?? project.model.value(of: front, at: assignment.location, in: code)?.type
        else { return nil }
        let holders = type.kind == .protocol ? project.realConformers(of: type) : [type]
        let areWeak = holders.allSatisfy { holder in
            guard let fact = project.model.member(name, of: holder, isStatic: false)?.fact else {
                return false
            }
            return fact.isStored && fact.ownership != .strong
        }
        return areWeak ? holders.first : nil
    }

    /// Whether every use of a variable is on its left side of a dot, or sets a weak property.
    private func isOnlyReferredToWeakly(
        _ name: String, in code: CodeContext, _ project: ProjectContext
    ) -> Bool {
        let body = code.body
        let names = { (value: ArgumentFact.Value) -> Bool in
            if case .chain(let chain) = value { return chain.names == [name] }
            return false
        }
        let assigned = body.assignments.filter { names($0.value) }
        guard assigned.allSatisfy({ weakHolder(of: $0, in: code, project) != nil }) else { return false }
        let weak = WeakArguments(model: project.model, code: code)
        let taken = body.calls.filter { call in call.arguments.contains { names($0.value) } }
        guard
            taken.allSatisfy({ call in
                call.arguments.filter { names($0.value) }.allSatisfy {
                    weak.property(setBy: $0, of: call) != nil
                }
            })
        else { return false }
        let lines = Set((assigned.map(\.location) + taken.map(\.location)).map(\.line))
        return body.uses.allSatisfy { use in
            use.chain.names.first != name
                || use.closure == nil && (use.chain.names.count > 1 || lines.contains(use.location.line))
        }
            && body.calls.allSatisfy { call in
                call.callee.names.first != name || call.closure == nil
            } && !body.closures.contains { $0.captures.contains { $0.name == name } }
    }

    /// Whether the code of a class passes its object to others, which may keep it.
    ///
    /// - Parameter atOnce: Whether only the code counts that runs before anything else can call the object.
    func passesItselfOn(_ type: TypeEntity, _ project: ProjectContext, atOnce: Bool = false) -> Bool {
        let types = [type] + project.model.ancestors(of: type)
        let isOnly = atOnce && !types.contains { callsItself($0, whileMaking: types) }
        return types.flatMap(\.members).contains { member in
            guard !isOnly || runsWhenMade(member.fact), let body = member.fact.body else { return false }
            return body.passesSelf || body.closures.contains(where: \.namesSelf)
        }
    }

    private func runsWhenMade(_ fact: MemberFact) -> Bool {
        fact.kind == .initializer
            || fact.kind == .property && fact.isStored && !fact.modifiers.contains("lazy")
    }

    /// Whether an initializer calls the object's methods, which then run at once as well.
    private func callsItself(_ type: TypeEntity, whileMaking types: [TypeEntity]) -> Bool {
        let methods = Set(types.flatMap { $0.members { $0.kind == .method } }.map(\.fact.name))
        return type.members { $0.kind == .initializer }.contains { member in
            member.fact.body?.calls.contains { call in
                let names = call.callee.names.filter { $0 != "self" }
                return call.callee.root == .name && names.count == 1 && methods.contains(names[0])
            } == true
        }
    }

    private func finding(
        _ location: FileLocation, _ object: TypeEntity, _ property: String, _ type: TypeEntity,
        _ code: CodeContext
    ) -> Finding {
        Finding(
            of: info, at: location,
            message:
                "nothing keeps the new \"\(object.name)\": \"\(property)\" is weak, and the code passes the object on to "
                + "nothing else, so the reference is nil when the screen opens; let a role own it",
            subject: "\(type.qualifiedName).\(code.member?.name ?? "") \(property)")
    }
}
