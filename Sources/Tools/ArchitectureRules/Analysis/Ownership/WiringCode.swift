import SourceModel
import Styles

/// Code that connects objects with each other: which variable is which object, and what it passes an object on to.
struct WiringCode {
    let project: ProjectContext
    let code: CodeContext

    private var body: BodyFact { code.body }

    /// The variable that a value names, also through a call without arguments: `view.traced()`.
    func name(of value: ArgumentFact.Value) -> String? {
        switch value {
        case .chain(let chain):
            return chain.root == .name && chain.names.count == 1 ? own(chain.names[0]) : nil
        case .call(let index):
            guard index < body.calls.count, body.calls[index].arguments.isEmpty else { return nil }
            let callee = body.calls[index].callee
            return callee.root == .name && callee.names.count == 2 ? own(callee.names[0]) : nil
        default: return nil
        }
    }

    /// `self` for a variable that names it.
    private func own(_ name: String) -> String {
        let isSelf = body.locals.contains { local in
            guard local.name == name, case .chain(let chain) = local.value else { return false }
            return chain.names == ["self"]
        }
        return isSelf ? "self" : name
    }

    func isParameter(_ name: String) -> Bool {
        code.member?.parameters.contains { ($0.innerName ?? $0.label) == name } ?? false
    }

    /// The class whose new object a variable is initialized with.
    func createdType(_ name: String) -> TypeEntity? {
        guard let local = body.locals.last(where: { $0.name == name }), case .call(let index) = local.value,
            index < body.calls.count
        else { return nil }
        return project.model.constructedType(of: body.calls[index], in: code)
    }

    func isCreated(_ name: String) -> Bool { createdType(name) != nil }

    /// Whether a chain of variables may be an object of a class; an unknown variable is one where the code creates one.
    func isObject(_ names: [String], at location: FileLocation, of type: TypeEntity) -> Bool {
        if names.count == 1, let created = createdType(names[0]) { return created == type }
        let chain = ChainFact(root: .name, names: names)
        if let value = project.model.value(of: chain, at: location, in: code) {
            return value.type == type || project.model.inherits(type, from: value.type)
        }
        return body.calls.contains { project.model.constructedType(of: $0, in: code) == type }
    }

    // MARK: Owners

    /// Whether the code passes an object on to something that keeps it, other than through a reference.
    func keeps(_ name: String, besides reference: StoredReference?, depth: Int = 0) -> Bool {
        guard depth < 4 else { return false }
        return isShown(name, besides: reference, depth) || isReturned(name)
            || isStored(name, besides: reference, depth)
    }

    /// Whether it is passed to the hierarchy of views or view controllers.
    private func isShown(_ name: String, besides reference: StoredReference?, _ depth: Int) -> Bool {
        body.assignments.contains {
            Self.roots.contains($0.target.names.last ?? "") && self.name(of: $0.value) == name
        }
            || body.calls.enumerated().contains { index, call in
                call.arguments.contains { argument in
                    guard self.name(of: argument.value) == name else { return false }
                    if Self.showing.contains(call.callee.names.last ?? "") { return true }
                    return Self.roots.contains(argument.label ?? "")
                        && isResultKept(index, besides: reference, depth)
                }
            }
    }

    private static let showing: Set<String> = [
        "pushViewController", "present", "addChild", "addChildViewController", "show",
        "showDetailViewController",
        "setViewControllers", "addSubview", "insertSubview", "addArrangedSubview",
    ]
    private static let roots: Set<String> = [
        "rootViewController", "viewControllers", "contentViewController", "masterViewController",
    ]

    /// Whether the caller receives it: it stands alone on a line of a function with a result, or in a call that is the
    /// result.
    private func isReturned(_ name: String) -> Bool {
        guard let result = code.member?.type else { return false }
        let busy = Set(
            body.assignments.map(\.location.line) + body.calls.map(\.location.line)
                + body.locals.map(\.location.line))
        let isAlone = body.uses.contains {
            $0.chain.root == .name && $0.chain.names == [name] && $0.closure == nil
                && !busy.contains($0.location.line)
        }
        return isAlone
            || body.calls.contains { call in
                call.expected == result && !call.isStatement
                    && project.model.constructedType(of: call, in: code) == nil
                    && call.arguments.contains { self.name(of: $0.value) == name }
            }
    }

    /// Whether it is stored in a strong property of an object that is kept in turn, or in a list of the own object.
    private func isStored(_ name: String, besides reference: StoredReference?, _ depth: Int) -> Bool {
        let isAssigned = body.assignments.contains { assignment in
            guard self.name(of: assignment.value) == name, let property = assignment.target.names.last else {
                return false
            }
            let front = assignment.target.names.dropLast().filter { $0 != "self" }
            guard let holder = front.first else {
                return code.scope.type.map { owns($0, property, besides: reference) } ?? false
            }
            guard front.count == 1, own(holder) != name, let type = createdType(holder),
                owns(type, property, besides: reference)
            else { return false }
            return keeps(holder, besides: reference, depth: depth + 1)
        }
        return isAssigned
            || body.calls.enumerated().contains { index, call in
                guard let argument = call.arguments.first(where: { self.name(of: $0.value) == name }) else {
                    return false
                }
                let names = call.callee.names.filter { $0 != "self" }
                if names.count == 2, names[1] == "append", let type = code.scope.type {
                    return owns(type, names[0], besides: reference)
                }
                guard let type = project.model.constructedType(of: call, in: code),
                    let label = argument.label,
                    owns(type, label, besides: reference)
                else { return false }
                return isResultKept(index, besides: reference, depth)
            }
    }

    private func isResultKept(_ index: Int, besides reference: StoredReference?, _ depth: Int) -> Bool {
        if let result = code.member?.type, body.calls[index].expected == result { return true }
        if let local = body.locals.first(where: { $0.value == .call(index) }) {
            return keeps(local.name, besides: reference, depth: depth + 1)
        }
        return body.assignments.contains { assignment in
            guard assignment.value == .call(index), let last = assignment.target.names.last else {
                return false
            }
            return Self.roots.contains(last)
        }
            || body.calls.contains { call in
                Self.showing.contains(call.callee.names.last ?? "")
                    && call.arguments.contains { $0.value == .call(index) }
            }
    }

    /// Whether a type has a strong stored property of this name that the styles want to be strong.
    private func owns(_ type: TypeEntity, _ property: String, besides reference: StoredReference?) -> Bool {
        if let reference, reference.owner == type, reference.member.fact.name == property { return false }
        guard let member = project.model.member(property, of: type, isStatic: false), member.fact.isStored,
            member.fact.ownership == .strong
        else { return false }
        guard let instance = project.roleInstance(of: type) else { return true }
        return !project.referencedRoles(of: instance).contains { reference, role in
            reference.member.fact.name == property
                && instance.style.reference(from: instance.role.name, to: role)?.ownership == .weak
        }
    }
}
