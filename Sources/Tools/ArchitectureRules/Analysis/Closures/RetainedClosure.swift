import SourceModel

/// Determines whether the object that assigns or passes a closure retains it.
struct RetainedClosure {
    let project: ProjectContext
    let type: TypeEntity

    /// The property that stores it, if it belongs to the object or to an object that it owns.
    func keeper(of target: ChainFact, _ code: CodeContext) -> String? {
        guard target.root == .name, let root = target.names.first else { return nil }
        let isOwn = root == "self" || code.body.locals.contains { $0.name == root && $0.isSelf }
        var names = isOwn ? Array(target.names.dropFirst()) : target.names
        if names.count > 1, !isOwn, isLocal(names[0], code) {
            if names.count == 2, let kept = aliased(names[0], code), isClosure(names[1], of: kept) {
                return names.joined(separator: ".")
            }
            if names.count == 2, let view = ownView(names[0], code), isClosure(names[1], of: view) {
                return names.joined(separator: ".")
            }
            if names.count == 2, let list = list(keeping: names[0], with: names[1], code) {
                return "\(list).\(names[1])"
            }
            guard let property = property(storing: names[0], in: code) else { return nil }
            names[0] = property
        } else if !isOwn, let first = names.first, isLocal(first, code) {
            return nil
        }
        guard let last = names.last, !type.empties([last]) else { return nil }
        if names.count == 1 { return isClosure(last, of: type) ? last : nil }
        guard let owner = owner(along: names.dropLast()), isClosure(last, of: owner) else { return nil }
        return names.joined(separator: ".")
    }

    /// The type of a variable for what a property stores, also cast: `guard var model = viewModel as? RideModel`.
    private func aliased(_ name: String, _ code: CodeContext) -> TypeEntity? {
        let found = code.body.locals.filter { $0.name == name }
        guard found.count == 1, found[0].isCast else { return nil }
        let behind = FileLocation(
            path: found[0].location.path, line: found[0].location.line + 1, column: 0)
        return RetainedSubscription(project: project, type: type, code: code).keptType(of: name, at: behind)
    }

    /// The own list or view that keeps the new object of a variable, which has such a closure: `forms.append(form)`,
    /// `view.addSubview(header)`.
    private func list(keeping name: String, with closure: String, _ code: CodeContext) -> String? {
        let made = code.body.locals.filter { $0.name == name }
        guard made.count == 1, let created = created(made[0], in: code), isClosure(closure, of: created)
        else {
            return nil
        }
        if let list = KeptResults(project: project, type: type, code: code).property(keepingVariable: name) {
            return type.ends(list.name) || replaces(list.name) ? nil : list.name
        }
        let behind = FileLocation(path: made[0].location.path, line: made[0].location.line + 1, column: 0)
        return KeptControls(project: project, type: type, code: code).keeper(of: [name], at: behind)
    }

    /// Whether code puts another list in place of one: `forms = []`.
    func replaces(_ list: String) -> Bool {
        type.members { $0.traits.contains(.assignments) && $0.kind != .initializer }.contains { member in
            member.fact.body?.assignments.contains {
                $0.target.names.last == list && $0.target.names.count < 3
            } == true
        }
    }

    /// The own property that a variable is another name for: `if let coordinator = self.coordinator`.
    private func property(behind local: LocalFact, in code: CodeContext) -> String? {
        guard case .chain(let chain) = local.value, chain.names.count == 2, chain.names[0] == "self",
            owner(along: [chain.names[1]]) != nil, !type.empties([chain.names[1]])
        else { return nil }
        return chain.names[1]
    }

    /// The view that a view controller makes its own: `let view = RideView()` and `self.view = view`.
    private func ownView(_ name: String, _ code: CodeContext) -> TypeEntity? {
        let made = code.body.locals.filter { $0.name == name }
        let isOwn = code.body.assignments.contains { assignment in
            assignment.target.names == ["self", "view"]
                && assignment.value == .chain(ChainFact(root: .name, names: [name]))
        }
        guard isOwn, made.count == 1,
            project.model.inheritedNames(of: type).contains(where: { $0.hasSuffix("ViewController") })
        else { return nil }
        return created(made[0], in: code)
    }

    /// The property in which the code stores what a parameter is for: `self.viewModel = viewModel`.
    private func property(storingParameter name: String, in code: CodeContext) -> String? {
        code.body.assignments.lazy.filter { assignment in
            assignment.value == .chain(ChainFact(root: .name, names: [name])) && assignment.closure == nil
                && assignment.target.root == .name
        }
        .compactMap { assignment -> String? in
            let target = assignment.target.names.filter { $0 != "self" }
            let isOwn = assignment.target.names.first == "self" || !isLocal(target.first ?? "", code)
            return isOwn && target.count == 1 && owner(along: target) != nil && !type.empties(Set(target))
                ? target[0] : nil
        }
        .first
    }

    /// The property in which the code stores the new object of a local variable: `let page = Page()` and `self.page = page`.
    func property(storing local: String, in code: CodeContext) -> String? {
        let made = code.body.locals.filter { $0.name == local }
        if made.isEmpty { return property(storingParameter: local, in: code) }
        if made.count == 1, let property = property(behind: made[0], in: code) { return property }
        guard made.count == 1, let created = created(made[0], in: code) ?? result(in: made[0], code) else {
            return nil
        }
        if let member = code.member, member.kind == .property, member.isStored {
            // `lazy var page: Page = { let page = Page(); …; return page }()`
            return member.type?.bareName == created.name ? member.name : nil
        }
        let found = code.body.assignments.first { assignment in
            guard case .chain(let value) = assignment.value, value.root == .name, value.names == [local],
                assignment.target.root == .name, assignment.location.line > made[0].location.line
            else { return false }
            let target = assignment.target.names.filter { $0 != "self" }
            let isOwn = assignment.target.names.first == "self" || !isLocal(target.first ?? "", code)
            return target.count == 1 && isOwn && owner(along: target) != nil
        }
        guard let name = found?.target.names.last, !type.empties([name]) else { return nil }
        return name
    }

    private func created(_ local: LocalFact, in code: CodeContext) -> TypeEntity? {
        guard case .call(let index) = local.value else { return nil }
        return project.model.constructedType(of: code.body.calls[index], in: code)
    }

    /// The class of an object that a function of the project returns, or a cast says: `let list = factory.makeList()`.
    private func result(in local: LocalFact, _ code: CodeContext) -> TypeEntity? {
        let name = ChainFact(root: .name, names: [local.name])
        let location = FileLocation(
            path: local.location.path, line: local.location.line + 1, column: local.location.column)
        guard let value = project.model.value(of: name, at: location, in: code), !value.isMetatype,
            value.type.isClass
        else { return nil }
        return value.type
    }

    /// The property whose initial value the code is, if it stores a closure: `lazy var show: () -> Void = { self.update() }`.
    func property(initially code: CodeContext) -> String? {
        guard let member = code.member, member.kind == .property, member.modifiers.contains("lazy"),
            isClosure(member.name, of: type), !type.empties([member.name])
        else { return nil }
        return member.name
    }

    func isLocal(_ name: String, _ code: CodeContext) -> Bool {
        code.body.locals.contains { $0.name == name }
            || code.member?.parameters.contains { ($0.innerName ?? $0.label) == name } ?? false
    }

    /// The type at the end of a chain of properties that each own the next.
    func owner(along names: some Sequence<String>) -> TypeEntity? { owner(along: Array(names), depth: 3) }

    private func owner(along names: [String], depth: Int) -> TypeEntity? {
        var current = type
        for (index, name) in names.enumerated() {
            guard let holder = onlyClass(of: current),
                let member = project.model.member(name, of: holder, isStatic: false)
            else { return nil }
            if member.returnsSelf {
                current = holder
                continue
            }
            // `var model: Model { presenter.model }`
            if index == 0, depth > 0, let path = member.returnedPath {
                return owner(along: path + names.dropFirst(), depth: depth - 1)
            }
            // The view keeps its outlets, weak or not.
            let isOutlet = member.fact.attributes.contains { $0.hasPrefix("@IBOutlet") }
            guard member.fact.isStored, member.fact.ownership == .strong || isOutlet,
                let fact = member.fact.type ?? member.fact.initialType,
                let next = project.model.type(fact, in: project.model.scope(of: member))
                    ?? InheritedReferences(project: project).argument(fact, of: holder),
                next.isClass || next.kind == .protocol || next.kind == .struct
            else { return nil }
            current = next
        }
        return current
    }

    /// The type itself, or the only class that conforms to a protocol.
    func onlyClass(of type: TypeEntity) -> TypeEntity? {
        guard type.kind == .protocol else { return type }
        let classes = project.model.conformers(of: type).filter { !StandIns.contains($0, in: project.model) }
        return classes.count == 1 && classes[0].isClass ? classes[0] : nil
    }

    /// Whether it is a stored property with a closure; of a protocol, such a requirement.
    func isClosure(_ name: String, of owner: TypeEntity) -> Bool {
        guard let member = project.model.member(name, of: owner, isStatic: false),
            member.fact.isStored || owner.kind == .protocol
        else { return false }
        guard let fact = member.fact.type else { return false }
        if fact.isFunction { return true }
        return isFunctionAlias(fact, member)
    }

    private func isFunctionAlias(_ fact: TypeFact, _ member: MemberEntity) -> Bool {
        guard let name = fact.bareName else { return false }
        let aliases = project.model.modules[member.module].files.lazy.flatMap(\.aliases).filter {
            $0.name == name
        }
        return !aliases.isEmpty && aliases.allSatisfy(\.type.isFunction)
    }
}

extension MemberEntity {
    /// The own properties that a computed property only reads on: `var model: Model { presenter.model }`.
    fileprivate var returnedPath: [String]? {
        guard fact.kind == .property, !fact.isStored, !fact.isStatic, let body = fact.body,
            body.calls.isEmpty,
            body.assignments.isEmpty, body.branches.isEmpty, body.uses.count == 1,
            body.uses[0].chain.root == .name
        else { return nil }
        let path = body.uses[0].chain.names.filter { $0 != "self" }
        return path.isEmpty || path.first == fact.name ? nil : path
    }

    /// Whether it is a computed property for the object itself: `var inputs: Inputs { self }`.
    fileprivate var returnsSelf: Bool {
        guard fact.kind == .property, !fact.isStored, let body = fact.body else { return false }
        return body.calls.isEmpty && body.assignments.isEmpty && body.uses.count == 1
            && body.uses[0].chain.names == ["self"]
    }
}
