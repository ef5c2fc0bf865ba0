@_spi(RawSyntax) import SwiftSyntax

/// The state of a body while another one is read.
struct SuspendedBody {
    var body: BodyFact
    var closure: Int?
    var tried: String?
    var isAwaited: Bool
    var result: TypeFact?
    var isInFunction: Bool
}

// Members of types, and functions and variables outside of any.

extension FactsWalker {
    mutating func suspendBody() -> SuspendedBody {
        let code = SuspendedBody(
            body: body, closure: closure, tried: tried, isAwaited: isAwaited, result: result,
            isInFunction: isInFunction)
        (body, closure, tried, isAwaited, result) = (BodyFact(), nil, nil, false, nil)
        return code
    }

    mutating func resumeBody(_ code: SuspendedBody) {
        (body, closure, tried, isAwaited) = (code.body, code.closure, code.tried, code.isAwaited)
        (result, isInFunction) = (code.result, code.isInFunction)
    }

    /// The members that a declaration declares: several for `let a, b` and `case a, b`.
    ///
    /// - Parameter access: The access of members that write none.
    mutating func members(_ raw: RawSyntax, on access: String) -> [MemberFact] {
        let code = suspendBody()
        defer { resumeBody(code) }
        switch raw.kind {
        case .functionDecl: return [function(raw, access)]
        case .initializerDecl: return [initializer(raw, access)]
        case .deinitializerDecl: return [deinitializer(raw, access)]
        case .subscriptDecl: return [subscriptDeclaration(raw, access)]
        case .variableDecl: return properties(raw, access)
        case .enumCaseDecl: return cases(raw, access)
        default: return []
        }
    }

    private mutating func member(
        _ kind: MemberFact.Kind, _ name: String, _ raw: RawSyntax, _ head: DeclarationHead, _ access: String
    ) -> MemberFact {
        MemberFact(
            kind: kind, name: name, access: head.access ?? access, modifiers: head.modifiers,
            attributes: head.attributes, ownership: head.ownership, isLet: false, isStored: false,
            generics: [],
            parameters: [], effects: EffectsFact(), type: nil, initialType: nil, code: .none,
            conditions: conditions,
            location: location(of: raw), lastLine: lastLine(of: raw))
    }

    private mutating func function(_ raw: RawSyntax, _ access: String) -> MemberFact {
        let children = raw.children
        var fact = member(.method, name(children[RawChildIndex.Function.name]), raw, head(children), access)
        fact.generics = generics(children[RawChildIndex.Function.generics])
        signature(children[RawChildIndex.Function.signature], into: &fact)
        code(children[RawChildIndex.Function.body], result: fact.type, into: &fact)
        return fact
    }

    private mutating func initializer(_ raw: RawSyntax, _ access: String) -> MemberFact {
        let children = raw.children
        var fact = member(.initializer, "init", raw, head(children), access)
        fact.generics = generics(children[RawChildIndex.Initializer.generics])
        signature(children[RawChildIndex.Initializer.signature], into: &fact)
        code(children[RawChildIndex.Initializer.body], result: nil, into: &fact)
        return fact
    }

    private mutating func deinitializer(_ raw: RawSyntax, _ access: String) -> MemberFact {
        let children = raw.children
        var fact = member(.deinitializer, "deinit", raw, head(children), access)
        code(children[RawChildIndex.Deinitializer.body], result: nil, into: &fact)
        return fact
    }

    private mutating func subscriptDeclaration(_ raw: RawSyntax, _ access: String) -> MemberFact {
        let children = raw.children
        var fact = member(.subscript, "subscript", raw, head(children), access)
        fact.generics = generics(children[RawChildIndex.Subscript.generics])
        fact.parameters = parameters(children[RawChildIndex.Subscript.parameters])
        fact.type = children[RawChildIndex.Subscript.result]?.children[RawChildIndex.Result.type].map {
            type($0)
        }
        if let block = children[RawChildIndex.Subscript.accessors] {
            accessors(block, of: &fact)
            fact.body = body
        }
        return fact
    }

    private mutating func signature(_ raw: RawSyntax?, into fact: inout MemberFact) {
        guard let children = raw?.children else { return }
        fact.parameters = parameters(children[RawChildIndex.Signature.parameters])
        fact.effects = effects(children[RawChildIndex.Signature.effects])
        fact.type = children[RawChildIndex.Signature.result]?.children[RawChildIndex.Result.type].map {
            type($0)
        }
    }

    private mutating func code(_ block: RawSyntax?, result: TypeFact?, into fact: inout MemberFact) {
        guard let block else {
            // A requirement has no code, but its default values are code.
            if !body.calls.isEmpty || !body.uses.isEmpty { fact.body = body }
            return
        }
        isInFunction = true
        self.result = result
        let outer = parameterNames
        parameterNames = Set(fact.parameters.map { $0.innerName ?? $0.label })
        defer { parameterNames = outer }
        body.defaults = BodyFact.Defaults(calls: body.calls.count, uses: body.uses.count)
        codeBlock(block)
        noteEmptyCode(block, of: fact)
        noteSilentWays(block, of: fact)
        fact.body = body
    }

    // MARK: Properties

    private mutating func properties(_ raw: RawSyntax, _ access: String) -> [MemberFact] {
        let children = raw.children
        let head = head(children)
        let isLet = children[RawChildIndex.Variable.word]?.tokenText?.isWord("let") ?? false
        var facts: [MemberFact] = []
        for case let binding? in children[RawChildIndex.Variable.bindings]?.children ?? RawChildren.none {
            facts += properties(binding, in: raw, head, isLet, access, isFirst: facts.isEmpty)
        }
        Self.shareTypes(among: &facts)
        return facts
    }

    /// Gives the type that is written once to all before it: `let width, height: Double`.
    private static func shareTypes(among facts: inout [MemberFact]) {
        for index in facts.indices.dropLast().reversed()
        where facts[index].type == nil && facts[index].initialType == nil && facts[index].body == nil {
            facts[index].type = facts[index + 1].type
        }
    }

    private mutating func properties(
        _ binding: RawSyntax, in raw: RawSyntax, _ head: DeclarationHead, _ isLet: Bool, _ access: String,
        isFirst: Bool
    ) -> [MemberFact] {
        let children = binding.children
        guard let pattern = children[RawChildIndex.Binding.pattern] else { return [] }
        guard pattern.kind == .identifierPattern else {
            return tupleProperties(pattern, binding, raw, head, isLet, access)
        }
        var fact = member(
            .property, name(pattern.children[RawChildIndex.IdentifierPattern.name]), raw, head, access)
        if !isFirst { fact.location = location(of: binding) }
        fact.isLet = isLet
        fact.isStored = true
        fact.type = children[RawChildIndex.Binding.annotation]?.children[RawChildIndex.Annotation.type].map {
            type($0)
        }
        body = BodyFact()
        if let initial = children[RawChildIndex.Binding.initializer]?.children[RawChildIndex.Initial.value] {
            let value = read(initial, expected: fact.type)
            if fact.type == nil {
                fact.initialType = madeType(value) ?? listType(initial) ?? Self.literalType(value)
            }
            body.isEmpty = false
            fact.body = body
        }
        if let block = children[RawChildIndex.Binding.accessors] {
            isInFunction = true
            accessors(block, of: &fact)
            fact.body = body
        }
        return [fact]
    }

    private mutating func tupleProperties(
        _ pattern: RawSyntax, _ binding: RawSyntax, _ raw: RawSyntax, _ head: DeclarationHead, _ isLet: Bool,
        _ access: String
    ) -> [MemberFact] {
        body = BodyFact()
        if let value = binding.children[RawChildIndex.Binding.initializer]?.children[
            RawChildIndex.Initial.value]
        {
            read(value)
        }
        let code = body
        let first = body.locals.count
        self.pattern(pattern, isLet: isLet)
        let names = body.locals[first...].map(\.name)
        return names.enumerated().map { index, name in
            var fact = member(.property, name, raw, head, access)
            fact.isLet = isLet
            fact.isStored = true
            if index == 0 { fact.body = code }
            return fact
        }
    }

    /// The type that a call of an uppercase name creates.
    private func madeType(_ value: ArgumentFact.Value) -> TypeFact? {
        guard case .call(let index) = value else { return nil }
        let chain = maker(calledBy: index).callee
        guard case .name = chain.root else { return nil }
        let path = chain.names.last == "init" ? chain.names.dropLast() : chain.names[...]
        guard let last = path.last, last.first?.isUppercase == true else { return nil }
        let base = path.dropLast().reduce(TypeFact?.none) { .named(base: $0, name: $1, arguments: []) }
        return .named(base: base, name: last, arguments: chain.generics)
    }

    /// The type of a literal: `var secondsLeft = 60`.
    private static func literalType(_ value: ArgumentFact.Value) -> TypeFact? {
        guard case .literal(let text) = value, let first = text.drop(while: { $0 == "-" }).first else {
            return nil
        }
        if first == "\"" { return .name("String") }
        if text == "true" || text == "false" { return .name("Bool") }
        guard first.isNumber else { return nil }
        return .name(text.contains(".") && !text.hasPrefix("0x") ? "Double" : "Int")
    }

    /// The call itself, or the only one in a closure that it calls at once: `static let shared = { Session() }()`.
    private func maker(calledBy index: Int) -> CallFact {
        let call = body.calls[index]
        guard case .other = call.callee.root, call.callee.names.isEmpty,
            let closure = body.closures.firstIndex(where: { $0.location == call.location })
        else { return call }
        let made = body.calls.filter { $0.closure == closure }
        return made.count == 1 ? made[0] : call
    }

    private mutating func accessors(_ block: RawSyntax, of fact: inout MemberFact) {
        isInFunction = true
        let found = accessors(block, type: fact.type)
        fact.isStored = !found.isComputed
        if let effects = found.effects { fact.effects = effects }
    }

    /// Reads the code of a property's accessors and observers.
    mutating func accessors(_ block: RawSyntax, type: TypeFact?) -> (isComputed: Bool, effects: EffectsFact?)
    {
        guard let inner = block.children[RawChildIndex.AccessorBlock.accessors] else { return (false, nil) }
        if inner.kind == .codeBlockItemList {
            let first = body.locals.count
            result = type
            statements(inner)
            endLocals(from: first, at: block)
            return (true, nil)
        }
        var found = (isComputed: false, effects: EffectsFact?.none)
        for case let accessor? in inner.children {
            let children = accessor.children
            let word = name(children[RawChildIndex.Accessor.word])
            if word != "willSet" && word != "didSet" { found.isComputed = true }
            if word == "get" { found.effects = effects(children[RawChildIndex.Accessor.effects]) }
            result = word == "get" ? type : nil
            if let code = children[RawChildIndex.Accessor.body] { codeBlock(code) }
        }
        return found
    }

    // MARK: Cases

    private mutating func cases(_ raw: RawSyntax, _ access: String) -> [MemberFact] {
        let children = raw.children
        let head = head(children)
        var facts: [MemberFact] = []
        for case let element? in children[RawChildIndex.EnumCase.elements]?.children ?? RawChildren.none {
            let children = element.children
            var fact = member(.enumCase, name(children[RawChildIndex.EnumElement.name]), raw, head, access)
            if !facts.isEmpty { fact.location = location(of: element) }
            fact.parameters = list(
                children[RawChildIndex.EnumElement.parameters]?.children[
                    RawChildIndex.ParameterClause.parameters]
            ) { walker, parameter in walker.associatedValue(parameter.children) }
            facts.append(fact)
        }
        return facts
    }

    private mutating func associatedValue(_ children: RawChildren) -> ParameterFact {
        ParameterFact(
            label: children[RawChildIndex.EnumParameter.firstName].map { name($0) } ?? "_", innerName: nil,
            type: children[RawChildIndex.EnumParameter.type].map { type($0) } ?? .other(""),
            isVariadic: false,
            attributes: [])
    }
}
