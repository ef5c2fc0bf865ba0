@_spi(RawSyntax) import SwiftSyntax

// Types, protocols, extensions, aliases and imports.

extension FactsWalker {
    /// Reads a declaration outside of any type; returns `false` for a statement or an expression.
    mutating func globalDeclaration(_ raw: RawSyntax) -> Bool {
        if typeDeclaration(raw) { return true }
        switch raw.kind {
        case .functionDecl, .variableDecl:
            facts.globals += members(raw, on: "internal")
        case .operatorDecl, .precedenceGroupDecl, .macroDecl, .missingDecl, .poundSourceLocation:
            break
        default: return false
        }
        return true
    }

    /// Reads a declaration of a type, an extension, an alias or an import; returns `false` for anything else.
    mutating func typeDeclaration(_ raw: RawSyntax) -> Bool {
        switch raw.kind {
        case .structDecl: nominal(raw, .struct)
        case .classDecl: nominal(raw, .class)
        case .enumDecl: nominal(raw, .enum)
        case .actorDecl: nominal(raw, .actor)
        case .protocolDecl: nominal(raw, .protocol)
        case .extensionDecl: extensionDeclaration(raw)
        case .typeAliasDecl: alias(raw)
        case .importDecl: importDeclaration(raw)
        default: return false
        }
        return true
    }

    private mutating func importDeclaration(_ raw: RawSyntax) {
        let children = raw.children
        let path = list(children[RawChildIndex.Import.path]) { walker, component in
            walker.name(component.children[1])
        }
        let head = head(children)
        facts.imports.append(
            ImportFact(
                attributes: head.attributes, access: head.access,
                kind: children[RawChildIndex.Import.kind].map { name($0) },
                path: path.joined(separator: "."), conditions: conditions, location: location(of: raw)))
    }

    private mutating func alias(_ raw: RawSyntax) {
        let children = raw.children
        guard !isInFunction,
            let value = children[RawChildIndex.Alias.initializer]?.children[RawChildIndex.Initial.value]
        else {
            return
        }
        facts.aliases.append(
            AliasFact(
                name: name(children[RawChildIndex.Alias.name]), scope: scope,
                generics: generics(children[RawChildIndex.Alias.generics]).map(\.name), type: type(value),
                location: location(of: raw)))
    }

    private mutating func nominal(_ raw: RawSyntax, _ kind: DeclarationFact.Kind) {
        let children = raw.children
        let head = head(children)
        let isProtocol = kind == .protocol
        let fact = DeclarationFact(
            kind: kind, name: name(children[RawChildIndex.Nominal.name]), scope: scope,
            access: head.access ?? defaultAccess,
            modifiers: head.modifiers, attributes: head.attributes,
            generics: isProtocol ? [] : generics(children[RawChildIndex.Nominal.generics]),
            inherited: inherited(children[RawChildIndex.Nominal.inheritance]),
            constraints: constraints(children[RawChildIndex.Nominal.constraints]), members: [],
            isLocal: isInFunction,
            conditions: conditions, location: location(of: raw), lastLine: lastLine(of: raw))
        let access = isProtocol || kind == .enum ? fact.access : nil
        add(
            fact, scope: scope + [fact.name], casesAccess: access,
            access: isProtocol ? fact.access : "internal",
            children[RawChildIndex.Nominal.members])
    }

    private mutating func extensionDeclaration(_ raw: RawSyntax) {
        let children = raw.children
        let head = head(children)
        let name = children[RawChildIndex.Extension.type].map { type($0).plainPath } ?? []
        let fact = DeclarationFact(
            kind: .extension, name: name.joined(separator: "."), scope: [], access: head.access ?? "internal",
            modifiers: head.modifiers, attributes: head.attributes, generics: [],
            inherited: inherited(children[RawChildIndex.Extension.inheritance]),
            constraints: constraints(children[RawChildIndex.Extension.constraints]), members: [],
            isLocal: false,
            conditions: conditions, location: location(of: raw), lastLine: lastLine(of: raw))
        let access = head.access == "private" ? "fileprivate" : head.access
        add(
            fact, scope: name, casesAccess: nil, access: access ?? "internal",
            children[RawChildIndex.Extension.members])
    }

    /// Adds the fact, then walks its members in its scope.
    private mutating func add(
        _ fact: DeclarationFact, scope inner: [String], casesAccess: String?, access: String,
        _ block: RawSyntax?
    ) {
        let outer = (scope, defaultAccess, conditions, isInFunction)
        let code = suspendBody()
        let index = facts.declarations.count
        facts.declarations.append(fact)
        (scope, defaultAccess, conditions, isInFunction) = (inner, access, [], fact.isLocal)
        var members: [MemberFact] = []
        var generics: [GenericFact] = []
        if let list = block?.children[RawChildIndex.MemberBlock.members] {
            nested(()) { $0.memberItems(list, casesAccess ?? access, &members, &generics) }
        }
        (scope, defaultAccess, conditions, isInFunction) = outer
        facts.declarations[index].members = members
        facts.declarations[index].generics += generics
        resumeBody(code)
    }

    private mutating func memberItems(
        _ list: RawSyntax, _ access: String, _ members: inout [MemberFact], _ generics: inout [GenericFact]
    ) {
        for case let item? in list.children {
            guard let raw = item.children[RawChildIndex.Item.item] else { continue }
            switch raw.kind {
            case .ifConfigDecl:
                eachClause(of: raw) { walker, elements in
                    if elements.kind == .memberBlockItemList {
                        walker.memberItems(elements, access, &members, &generics)
                    }
                }
            case .associatedTypeDecl:
                let children = raw.children
                let name = name(children[RawChildIndex.AssociatedType.name])
                let bounds = inherited(children[RawChildIndex.AssociatedType.inheritance])
                let bound = bounds.count > 1 ? TypeFact.composition(bounds) : bounds.first
                generics.append(GenericFact(name: name, specifier: "associatedtype", bound: bound))
            default:
                let inner = conditions
                if !typeDeclaration(raw) { members += self.members(raw, on: access) }
                conditions = inner
            }
        }
    }
}

extension TypeFact {
    /// The names of a plain type, outermost first.
    var plainPath: [String] {
        switch self {
        case .named(let base, let name, _): (base?.plainPath ?? []) + [name]
        case .optional: ["Optional"]
        case .array: ["Array"]
        case .dictionary: ["Dictionary"]
        case .decorated(_, let type): type.plainPath
        default: [text]
        }
    }
}
