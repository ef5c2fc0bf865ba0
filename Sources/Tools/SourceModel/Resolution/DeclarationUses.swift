/// A use of a type or type alias of the project by name, from any code.
public struct DeclarationUse: Sendable {
    /// The type whose code it is; `nil` for extensions of types from outside, and for code outside of any type.
    public var type: TypeEntity?
    /// What the code belongs to: the type, the extended type, or the function, variable or alias outside of any.
    public var user: String
    /// The qualified name of the type or alias.
    public var name: String
    /// The type, unless it is an alias.
    public var target: TypeEntity?
    /// Where the type or alias is declared.
    public var declared: FileLocation
    /// The module that declares it, as an index into `ProjectModel.modules`.
    public var module: Int
    /// Where it is named.
    public var location: FileLocation
}

extension ProjectModel {
    /// Every type and alias that code names, as the compiler sees it: `Screen.State` names both types, an alias does not name what
    /// it stands for, and what a type says of itself does not count.
    ///
    /// - Complexity: linear in the size of all code.
    public func declarationUses() -> [DeclarationUse] {
        var collector = UseCollector(project: self)
        for type in types { collector.add(type) }
        for part in foreignExtensions { collector.add(part) }
        for (module, facts) in modules.enumerated() {
            for (file, facts) in facts.files.enumerated() {
                collector.add(facts, Scope(module: module, file: file))
            }
        }
        return collector.uses
    }
}

private struct UseCollector {
    let project: ProjectModel
    private(set) var uses: [DeclarationUse] = []
    private var type: TypeEntity?
    private var user = ""

    init(project: ProjectModel) { self.project = project }

    // MARK: Code

    mutating func add(_ type: TypeEntity) {
        (self.type, user) = (type, type.qualifiedName)
        for part in type.parts { add(part, project.scope(of: part, in: type)) }
        self.type = nil
    }

    /// An extension of a type from outside.
    mutating func add(_ part: TypeEntity.Part) {
        user = part.fact.qualifiedName
        let generics = Set(part.fact.generics.map(\.name))
        add(part, Scope(module: part.module, file: part.file, generics: generics))
    }

    /// What a file declares outside of any type.
    mutating func add(_ file: FileFacts, _ scope: Scope) {
        for member in file.globals {
            user = member.name
            add(member, scope)
        }
        for alias in file.aliases {
            user = (alias.scope + [alias.name]).joined(separator: ".")
            var own = scope
            own.type = project.index.types[scope.module][alias.scope.joined(separator: ".")]?.first
                .map { project.types[$0] }
            own.generics = Set(alias.generics)
            add(.type(alias.type, .local, alias.location), CodeContext(scope: own))
        }
        if let body = file.topLevel {
            user = "top level of \(file.path)"
            body.visit { add($0, CodeContext(scope: scope, body: body)) }
        }
    }

    private mutating func add(_ part: TypeEntity.Part, _ scope: Scope) {
        if part.fact.kind == .extension { addExtended(part, scope) }
        part.fact.visitHead { add($0, CodeContext(scope: scope)) }
        for member in part.fact.members { add(member, scope) }
    }

    /// The type that is extended, in whichever file, and those around it.
    private mutating func addExtended(_ part: TypeEntity.Part, _ scope: Scope) {
        let names = part.fact.name.split(separator: ".").map(String.init)
        if let first = names.first, names.count > 1 {
            add(TypeFact(first, names.dropFirst().dropLast()), scope, part.fact.location)
        }
        guard let type, type.location.path != part.fact.location.path else { return }
        uses.append(
            DeclarationUse(
                type: type, user: user, name: type.qualifiedName, target: type, declared: type.location,
                module: type.module, location: part.fact.location))
    }

    private mutating func add(_ member: MemberFact, _ scope: Scope) {
        var scope = scope
        scope.generics.formUnion(member.generics.map(\.name))
        let body = member.body
        let code = CodeContext(scope: scope, member: member, body: body)
        member.visit(body) { add($0, code) }
    }

    // MARK: Names

    private mutating func add(_ name: WrittenName, _ code: CodeContext) {
        switch name {
        case .type(let fact, _, let location):
            for part in fact.namedParts { add(part.type, code.scope, location) }
        case .call(let call): add(call.callee, call.location, code)
        case .use(let use): add(use.chain, use.location, code)
        case .attribute(let text, let location):
            if let fact = TypeFact(attribute: text) { add(fact, code.scope, location) }
        }
    }

    private mutating func add(_ chain: ChainFact, _ location: FileLocation, _ code: CodeContext) {
        guard case .name = chain.root, let first = chain.names.first,
            chain.names.contains(where: project.index.known.contains),
            !ChainResolver(project: project, code: code).isVariable(first, at: location)
        else { return }
        // As many names as name types: `Store.Key.shared` has two.
        var fact = TypeFact.name(first)
        add(one: fact, code.scope, location)
        for name in chain.names.dropFirst() {
            fact = .named(base: fact, name: name, arguments: [])
            add(one: fact, code.scope, location)
        }
    }

    /// A written name with all before its dots.
    private mutating func add(_ fact: TypeFact, _ scope: Scope, _ location: FileLocation) {
        if case .named(let base?, _, _) = fact { add(base, scope, location) }
        add(one: fact, scope, location)
    }

    private mutating func add(one fact: TypeFact, _ scope: Scope, _ location: FileLocation) {
        switch project.meaning(fact, in: scope) {
        case .type(let id):
            let target = project.types[id]
            guard target != type else { return }
            uses.append(
                DeclarationUse(
                    type: type, user: user, name: target.qualifiedName, target: target,
                    declared: target.location, module: target.module, location: location))
        case .alias(let alias):
            let name = (alias.fact.scope + [alias.fact.name]).joined(separator: ".")
            uses.append(
                DeclarationUse(
                    type: type, user: user, name: name, declared: alias.fact.location, module: alias.module,
                    location: location))
        case nil: break
        }
    }
}

extension ChainResolver {
    /// Whether a name is that of a variable, parameter or property, which hides a type of this name.
    fileprivate func isVariable(_ name: String, at location: FileLocation) -> Bool {
        switch start(name, Spot(location: location)) {
        case .value(let value): !value.isMetatype
        case .unknown: true
        case .none: false
        }
    }
}

extension TypeFact {
    /// The type that an attribute may name: `Store.Loaded` for `@Store.Loaded(1)`.
    fileprivate init?(attribute text: String) {
        let names = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            .split(separator: ".").map(String.init)
        guard let first = names.first else { return nil }
        self.init(first, names.dropFirst())
    }

    /// `first.second.third`.
    fileprivate init(_ first: String, _ further: ArraySlice<String>) {
        self = further.reduce(.name(first)) { .named(base: $0, name: $1, arguments: []) }
    }
}
