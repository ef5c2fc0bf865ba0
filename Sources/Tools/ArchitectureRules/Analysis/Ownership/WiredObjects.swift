import SourceModel

/// The objects in the code of one function, and which of them it makes keep which.
struct WiredObjects {
    enum Object: Hashable {
        case own
        /// What a call creates, by its index.
        case made(Int)
        /// What a variable gets with a cast, by its index: `storyboard.instantiate() as! HomeViewController`.
        case cast(Int)
        case parameter(String)
    }

    struct Link {
        let from: Object
        let to: Object
        /// The reference; `nil` for what a container of UIKit keeps.
        let reference: StoredReference?
        let line: Int
    }

    let project: ProjectContext
    let code: CodeContext

    private var body: BodyFact { code.body }

    // MARK: Objects

    private static let hosts = [
        "UIHostingController": "rootView", "UINavigationController": "rootViewController",
    ]

    /// The label of what a container of UIKit keeps.
    private static func hosted(by call: CallFact) -> String? {
        call.callee.root == .name && call.callee.names.count == 1 ? hosts[call.callee.names[0]] : nil
    }

    private func object(_ value: ArgumentFact.Value, at location: FileLocation, depth: Int = 0) -> Object? {
        switch value {
        case .call(let index):
            guard index < body.calls.count else { return nil }
            return Self.hosted(by: body.calls[index]) != nil || type(of: .made(index)) != nil
                ? .made(index) : nil
        case .chain(let chain):
            guard chain.root == .name, chain.names.count == 1, depth < 4 else { return nil }
            return object(named: chain.names[0], at: location, depth)
        default: return nil
        }
    }

    private func object(named name: String, at location: FileLocation, _ depth: Int) -> Object? {
        if code.isSelf(name, at: location) {
            return code.member?.isStatic == true || code.scope.type?.isClass != true ? nil : .own
        }
        let found = body.locals.lastIndex { local in
            local.name == name && local.lastLine >= location.line
                && (local.location.line, local.location.column) < (location.line, location.column)
        }
        guard let found else {
            let parameter = code.member?.parameters.first { ($0.innerName ?? $0.label) == name }
            return parameter != nil && type(of: .parameter(name)) != nil ? .parameter(name) : nil
        }
        let local = body.locals[found]
        guard !local.isWeak else { return nil }
        if local.isCast { return type(of: .cast(found)) == nil ? nil : .cast(found) }
        return object(local.value, at: local.location, depth: depth + 1)
    }

    /// The class of an object, or the struct that it is; `nil` where only a protocol is known.
    func type(of object: Object) -> TypeEntity? {
        switch object {
        case .own: return code.scope.type
        case .made(let index): return project.model.constructedType(of: body.calls[index], in: code)
        case .cast(let index): return `class`(body.locals[index].type)
        case .parameter(let name):
            return `class`(code.member?.parameters.first { ($0.innerName ?? $0.label) == name }?.type)
        }
    }

    private func `class`(_ fact: TypeFact?) -> TypeEntity? {
        guard let fact, let type = project.model.type(fact, in: code.scope), type.isClass else { return nil }
        return type
    }

    /// Whether the function sets one of these properties to nil.
    func empties(_ names: Set<String>) -> Bool {
        body.assignments.contains {
            $0.value == .literal("nil") && $0.target.names.last.map(names.contains) == true
        }
    }

    // MARK: Who keeps whom

    func links() -> [Link] {
        guard !body.assignments.isEmpty else { return [] }
        let passed = body.calls.indices.flatMap { index -> [Link] in
            let call = body.calls[index]
            return call.arguments.compactMap { argument in
                guard let to = object(argument.value, at: call.location) else { return nil }
                if let hosted = Self.hosted(by: call) {
                    guard hosted == argument.label else { return nil }
                    return Link(from: .made(index), to: to, reference: nil, line: call.location.line)
                }
                guard let made = type(of: .made(index)) else { return nil }
                // A container of UIKit has no class here, and no reference to report.
                let kept = type(of: to)
                return keeping(made, argument.label ?? "_", kept ?? made).map {
                    Link(
                        from: .made(index), to: to, reference: kept == nil ? nil : $0,
                        line: call.location.line)
                }
            }
        }
        return passed + body.assignments.compactMap(link)
    }

    /// `viewModel.router = coordinator`
    private func link(_ assignment: AssignmentFact) -> Link? {
        let names = assignment.target.names
        guard assignment.target.root == .name, let property = names.last, names.count <= 2,
            let to = object(assignment.value, at: assignment.location)
        else { return nil }
        let isOwn = names.count == 1
        guard !isOwn || body.local(property, visibleAt: assignment.location) == nil,
            let from = object(named: isOwn ? "self" : names[0], at: assignment.location, 0),
            let type = type(of: from), type.isClass, from != to
        else { return nil }
        let kept = self.type(of: to)
        let isPlain = kept == nil && RoleRank(of: type, in: project.model).map { $0 < .view } == true
        return reference(property, of: type, to: kept ?? type).map {
            // What a router knows as a plain controller is its view's navigation.
            Link(
                from: from, to: to, reference: kept == nil && !isPlain ? nil : $0,
                line: assignment.location.line)
        }
    }

    /// The strong reference of a type that keeps the argument with a label from its initializer on, or from that of its superclass.
    private func keeping(_ type: TypeEntity, _ label: String, _ kept: TypeEntity, depth: Int = 0)
        -> StoredReference?
    {
        guard depth < 4 else { return nil }
        let initializers = type.members { $0.kind == .initializer }
        let superclass = project.model.superclass(of: type)
        guard !initializers.isEmpty else {
            if let superclass { return keeping(superclass, label, kept, depth: depth + 1) }
            return reference(label, of: type, to: kept)
        }
        return initializers.lazy.compactMap { member -> StoredReference? in
            guard let parameter = member.fact.parameters.first(where: { $0.label == label }),
                let inside = member.fact.body
            else { return nil }
            let value = ArgumentFact.Value.chain(
                ChainFact(root: .name, names: [parameter.innerName ?? parameter.label]))
            let set = inside.assignments.lazy.filter { $0.value == value }.compactMap {
                reference($0.target.names.last ?? "", of: type, to: kept)
            }.first
            guard set == nil, let superclass else { return set }
            return inside.calls.lazy.filter { $0.callee.names == ["super", "init"] }.flatMap(\.arguments)
                .filter { $0.value == value }.compactMap {
                    keeping(superclass, $0.label ?? "_", kept, depth: depth + 1)
                }.first
        }.first
    }

    /// A strong stored property of a type, its own or an inherited one, as a reference to the class of the object in it.
    private func reference(_ name: String, of type: TypeEntity, to kept: TypeEntity) -> StoredReference? {
        guard let member = project.model.member(name, of: type, isStatic: false), member.fact.isStored,
            member.fact.ownership == .strong
        else { return nil }
        let owner = member.owner.map { project.model.types[$0] } ?? type
        guard owner.kind != .protocol else { return nil }
        let written = project.storedReferences[owner.id].first {
            $0.member.fact.name == name && !$0.isInside
        }
        let reference =
            written ?? StoredReference(owner: owner, member: member, target: kept, isInside: false)
        let isKept =
            reference.isStrong
            || Self.wrappers.contains { wrapper in
                member.fact.attributes.contains { $0.hasPrefix(wrapper) }
            }
        return isKept ? reference : nil
    }

    /// Wrappers that keep what they wrap.
    private static let wrappers = ["@ObservedObject", "@StateObject", "@Bindable", "@State"]
}
