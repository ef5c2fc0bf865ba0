/// What an expression evaluates to: a value of a type of the project, or the type itself.
public struct TypedValue: Sendable, Hashable {
    public var type: TypeEntity
    /// Whether it is the type itself, as before `.shared` or `.self`.
    public var isMetatype: Bool

    public init(_ type: TypeEntity, isMetatype: Bool = false) {
        self.type = type
        self.isMetatype = isMetatype
    }
}

extension ProjectModel {
    /// The type of the value of a chain, if written types determine it.
    ///
    /// - Parameter expected: The type that the context expects, for a chain that starts with a dot.
    public func value(
        of chain: ChainFact, at location: FileLocation, expected: TypeFact? = nil, in code: CodeContext
    ) -> TypedValue? {
        ChainResolver(project: self, code: code).value(
            of: chain, Spot(location: location, expected: expected))
    }

    /// The type of the result of a call.
    public func result(of call: CallFact, in code: CodeContext) -> TypedValue? {
        ChainResolver(project: self, code: code).result(
            of: call, Spot(location: call.location, expected: call.expected))
    }

    /// The type that a method is called on; for a call by name alone, the type that it is a member of.
    public func receiver(of call: CallFact, in code: CodeContext) -> TypedValue? {
        ChainResolver(project: self, code: code).receiver(
            of: call, Spot(location: call.location, expected: call.expected))
    }

    /// The type that a call initializes, in any spelling: `X(…)`, `X.init(…)`, `Module.X(…)`, and `.init(…)` where
    /// the type is known. `nil` for `self.init` and `super.init`.
    public func constructedType(of call: CallFact, in code: CodeContext) -> TypeEntity? {
        ChainResolver(project: self, code: code)
            .constructedType(of: call, Spot(location: call.location, expected: call.expected))
    }

    /// The function that a call runs; `nil` for an initializer, a closure, and ambiguous overloads. Labels and known types of
    /// arguments tell overloads apart.
    public func calledMember(of call: CallFact, in code: CodeContext) -> MemberEntity? {
        let resolver = ChainResolver(project: self, code: code)
        let spot = Spot(location: call.location, expected: call.expected)
        let found = resolver.methods(of: call, spot)
        if found.count < 2 { return found.first }
        let fitting = found.filter { resolver.mayReceive($0, call, spot) }
        return fitting.count == 1 ? fitting[0] : requirement(among: fitting)
    }

    /// The requirement of a protocol, if the others only are its default.
    private func requirement(among members: [MemberEntity]) -> MemberEntity? {
        let requirements = members.filter { $0.fact.body == nil }
        guard requirements.count == 1, let requirement = requirements.first, let owner = requirement.owner,
            types[owner].kind == .protocol
        else { return nil }
        let labels = requirement.fact.parameters.map(\.label)
        let areDefaults = members.allSatisfy {
            $0.owner == owner && $0.fact.parameters.map(\.label) == labels
        }
        return areDefaults ? requirement : nil
    }
}

/// Where a chain is used: variables that are declared later are not visible there.
struct Spot {
    var location: FileLocation
    var expected: TypeFact?
    /// How many of the local variables of the body are visible.
    var locals = Int.max
    var depth = 0

    func deeper(locals: Int? = nil, at location: FileLocation? = nil, expected: TypeFact? = nil) -> Spot {
        Spot(
            location: location ?? self.location, expected: expected, locals: locals ?? self.locals,
            depth: depth + 1)
    }
}

struct ChainResolver {
    let project: ProjectModel
    let code: CodeContext

    /// How many steps from variable to variable are followed; more is a cycle.
    private static let deepest = 12

    // MARK: Chains

    func value(of chain: ChainFact, _ spot: Spot) -> TypedValue? {
        guard spot.depth < Self.deepest else { return nil }
        switch chain.root {
        case .name: return walk(chain.names[...], spot)
        case .implicit:
            guard let type = spot.expected.flatMap({ project.type($0, in: code.scope) }) else { return nil }
            return steps(from: TypedValue(type, isMetatype: true), chain.names[...])
        case .call(let index):
            guard index < code.body.calls.count else { return nil }
            let call = code.body.calls[index]
            guard let start = result(of: call, spot.deeper(at: call.location, expected: call.expected)) else {
                return nil
            }
            return steps(from: start, chain.names[...])
        case .other: return nil
        }
    }

    private func walk(_ names: ArraySlice<String>, _ spot: Spot) -> TypedValue? {
        guard let first = names.first else { return nil }
        if let element = element(ofListAtStartOf: names, spot) {
            return steps(from: element, names.dropFirst(2))
        }
        switch start(first, spot) {
        case .value(let value): return steps(from: value, names.dropFirst())
        case .unknown: return nil
        case .none:
            // The name of a type may be qualified with its module.
            guard names.count > 1 else { return nil }
            let second = names[names.startIndex + 1]
            let fact = TypeFact.named(base: .name(first), name: second, arguments: [])
            guard let type = project.type(fact, in: code.scope) else { return nil }
            return steps(from: TypedValue(type, isMetatype: true), names.dropFirst(2))
        }
    }

    private func steps(from value: TypedValue, _ names: ArraySlice<String>) -> TypedValue? {
        var value = value
        var names = names
        while let name = names.first {
            if let element = element(ofListAtStartOf: names, in: value) {
                value = element
                names = names.dropFirst(2)
                continue
            }
            guard let next = step(from: value, name) else { return nil }
            value = next
            names = names.dropFirst()
        }
        return value
    }

    private func step(from value: TypedValue, _ name: String) -> TypedValue? {
        if name == "self" { return value }
        if let member = project.member(name, of: value.type, isStatic: value.isMetatype) {
            return self.value(of: member, on: value.type)
        }
        guard value.isMetatype else { return nil }
        let base = TypeFact.named(base: .name(value.type.name), name: name, arguments: [])
        var scope = code.scope
        scope.type = value.type
        return project.type(base, in: scope).map { TypedValue($0, isMetatype: true) }
    }

    /// The type of a property as its declaration writes it, or a case's own type.
    private func value(of member: MemberEntity, on type: TypeEntity) -> TypedValue? {
        if member.fact.kind == .enumCase { return TypedValue(type) }
        guard member.fact.kind == .property else { return nil }
        guard let fact = member.fact.type ?? member.fact.initialType else {
            return sharedObject(keptBy: member)
        }
        if let argument = argument(for: fact, of: member, on: type) {
            return value(of: argument.type, written: argument.scope, on: type)
        }
        return value(of: fact, written: project.scope(of: member), on: type)
    }

    /// What the receiver writes for the generic parameter of a superclass that the type of a property is.
    private func argument(for fact: TypeFact, of member: MemberEntity, on type: TypeEntity)
        -> (type: TypeFact, scope: Scope)?
    {
        guard let owner = member.owner.map({ project.types[$0] }), owner != type, owner.isClass,
            case .named(nil, let name, _) = fact.bare,
            owner.declaration.generics.contains(where: { $0.name == name })
        else { return nil }
        return project.argument(for: name, of: owner, in: type)
    }

    /// The shared object that a property is initialized with: `let service = RideService.shared`.
    private func sharedObject(keptBy member: MemberEntity) -> TypedValue? {
        guard member.fact.isStored, let body = member.fact.body, body.calls.isEmpty, body.uses.count == 1,
            body.uses[0].chain.root == .name, body.uses[0].chain.names.count == 2,
            let owner = project.type(named: body.uses[0].chain.names[0], in: project.scope(of: member)),
            let shared = project.member(body.uses[0].chain.names[1], of: owner, isStatic: true),
            let fact = shared.fact.type ?? shared.fact.initialType
        else { return nil }
        return value(of: fact, written: project.scope(of: shared), on: owner)
    }

    func value(of fact: TypeFact, written scope: Scope, on type: TypeEntity?) -> TypedValue? {
        if case .metatype(let inner, _) = fact {
            return project.type(inner, in: scope).map { TypedValue($0, isMetatype: true) }
        }
        if fact == .name("Self"), let type { return TypedValue(type) }
        return project.type(bound(of: fact.bare, in: scope) ?? fact, in: scope).map { TypedValue($0) }
    }

    /// What is written behind the generic parameter that a type is: `RidePresenting` for `P` in `struct RideView<P: RidePresenting>`.
    private func bound(of fact: TypeFact, in scope: Scope) -> TypeFact? {
        guard case .named(nil, let name, _) = fact, scope.generics.contains(name) else { return nil }
        var around = scope.type
        while let type = around {
            if let generic = type.declaration.generics.first(where: { $0.name == name }) {
                return generic.bound
            }
            around = project.outerType(of: type)
        }
        return nil
    }

    // MARK: First names

    enum Start {
        case value(TypedValue)
        /// It is a variable whose type the text does not determine.
        case unknown
        case none

        init(_ value: TypedValue?) { self = value.map(Start.value) ?? .unknown }
    }

    func start(_ name: String, _ spot: Spot) -> Start {
        switch name {
        case "self": return Start(code.scope.type.map { TypedValue($0, isMetatype: isStatic) })
        case "Self": return Start(code.scope.type.map { TypedValue($0, isMetatype: true) })
        case "super": return Start(code.scope.type.flatMap(project.superclass).map { TypedValue($0) })
        default: break
        }
        if let local = local(name, spot) { return local }
        if let parameter = code.member?.parameters.last(where: { ($0.innerName ?? $0.label) == name }) {
            if parameter.isVariadic { return .unknown }
            return Start(value(of: parameter.type, written: code.scope, on: code.scope.type))
        }
        if let member = member(name) { return member }
        if let type = project.type(named: name, in: code.scope) {
            return .value(TypedValue(type, isMetatype: true))
        }
        if code.scope.generics.contains(name) { return .unknown }
        if let global = project.global(name, in: code.scope) {
            guard global.fact.kind == .property else { return .unknown }
            let fact = global.fact.type ?? global.fact.initialType
            return Start(fact.flatMap { value(of: $0, written: project.scope(of: global), on: nil) })
        }
        return .none
    }

    var isStatic: Bool { code.member?.isStatic ?? false }

    private func local(_ name: String, _ spot: Spot) -> Start? {
        let locals = code.body.locals
        let found = locals.prefix(spot.locals).lastIndex { local in
            local.name == name && local.lastLine >= spot.location.line
                && (local.location.line, local.location.column) < (spot.location.line, spot.location.column)
        }
        guard let found else { return nil }
        let local = locals[found]
        if let type = local.type { return Start(value(of: type, written: code.scope, on: code.scope.type)) }
        switch local.value {
        case .chain(let chain): return Start(value(of: chain, spot.deeper(locals: found, at: local.location)))
        case .call(let index):
            guard index < code.body.calls.count else { return .unknown }
            let call = code.body.calls[index]
            return Start(
                result(of: call, spot.deeper(locals: found, at: call.location, expected: call.expected)))
        case .other:
            guard let closure = local.closure, let place = local.place else { return .unknown }
            return Start(received(at: place, by: closure, spot.deeper(at: local.location)))
        case .closure, .literal: return .unknown
        }
    }

    /// What a function of the project passes to the closure that it receives.
    private func received(at place: Int, by closure: Int, _ spot: Spot) -> TypedValue? {
        guard spot.depth < Self.deepest, let index = code.body.closures[closure].call,
            index < code.body.calls.count
        else { return nil }
        let called = methods(of: code.body.calls[index], spot.deeper(at: code.body.calls[index].location))
        guard called.count == 1 else { return nil }
        let label = code.body.closures[closure].label
        let parameter = called[0].fact.parameters.last { parameter in
            guard case .function = parameter.type.bare else { return false }
            return label == nil || parameter.label == label
        }
        guard case .function(let elements, _, _)? = parameter?.type.bare, place < elements.count else {
            return nil
        }
        let owner = called[0].owner.map { project.types[$0] }
        return value(of: elements[place].type, written: project.scope(of: called[0]), on: owner)
    }

    /// A property used without a dot: one of the type, or a static one of the types around it.
    private func member(_ name: String) -> Start? {
        var type = code.scope.type
        var isStatic = self.isStatic
        while let current = type {
            if let member = project.member(name, of: current, isStatic: isStatic) {
                return Start(value(of: member, on: current))
            }
            type = project.outerType(of: current)
            isStatic = true
        }
        return nil
    }
}
