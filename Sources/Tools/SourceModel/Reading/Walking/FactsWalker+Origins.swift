@_spi(RawSyntax) import SwiftSyntax

// The variables and calls that values are elements of.

extension FactsWalker {
    /// Accessors that return an element or the same value as another type.
    private static let accessors: Set<String> = [
        "first", "last", "object", "value", "objectForKey", "valueForKey", "string", "int", "double", "bool",
        "number", "uInt", "uInt64", "int64", "float",
        "array", "dictionary", "arrayObject", "dictionaryObject", "arrayValue", "dictionaryValue",
        "enumerated", "values",
    ]

    /// Methods whose closure receives the elements of the collection.
    private static let iterating: Set<String> = [
        "map", "flatMap", "compactMap", "forEach", "filter", "first", "contains", "allSatisfy", "sorted",
        "mapValues",
    ]

    /// The variable, the chain of properties or the call that a value is an element of; `nil` for all others.
    func origin(of raw: RawSyntax) -> String? {
        var current = raw
        // A loop, because a chain may have thousands of links.
        while true {
            let children = current.children
            let next: RawSyntax?
            switch current.kind {
            case .sequenceExpr: next = castOperand(current)
            case .tryExpr: next = children[RawChildIndex.Try.expression]
            case .awaitExpr: next = children[RawChildIndex.AfterWord.content]
            case .tupleExpr: next = Self.only(in: current)
            case .forceUnwrapExpr, .optionalChainingExpr, .subscriptCallExpr:
                next = children[RawChildIndex.Postfix.base]
            case .memberAccessExpr:
                guard Self.accessors.contains(memberName(current) ?? ""), !isResponse(current) else {
                    return path(of: current)
                }
                next = children[RawChildIndex.MemberAccess.base]
            case .functionCallExpr:
                guard let callee = children[RawChildIndex.Postfix.base], let name = memberName(callee) else {
                    return nil
                }
                guard Self.accessors.contains(name) else { return name + "()" }
                next = callee.children[RawChildIndex.MemberAccess.base]
            case .declReferenceExpr: return path(of: current)
            default: return nil
            }
            guard let next else { return nil }
            current = next
        }
    }

    /// What the elements come from that the closures of a call receive.
    func elementsOrigin(ofCall callee: RawSyntax?) -> String? {
        guard let callee, callee.kind == .memberAccessExpr, let name = memberName(callee),
            Self.iterating.contains(name), let base = callee.children[RawChildIndex.MemberAccess.base]
        else { return nil }
        return origin(of: base)
    }

    /// Records where the value of the variables since `first` comes from.
    mutating func noteOrigin(_ initializer: RawSyntax?, of value: ArgumentFact.Value, since first: Int) {
        guard first < body.locals.count, let initial = initializer?.children[RawChildIndex.Initial.value]
        else {
            return
        }
        switch value {
        case .closure, .literal: return
        case .chain(let chain) where chain.root == .name: return
        default: break
        }
        let origin = origin(of: initial)
        let isCast = castType(initial) != nil
        guard origin != nil || isCast else { return }
        for index in first..<body.locals.count {
            body.locals[index].origin = origin
            body.locals[index].isCast = isCast
        }
    }

    /// The name after the last dot.
    func memberName(_ raw: RawSyntax) -> String? {
        guard raw.kind == .memberAccessExpr,
            let token = raw.children[RawChildIndex.MemberAccess.name]?.children[RawChildIndex.Reference.name]?
                .tokenText
        else { return nil }
        return String(syntaxText: token)
    }

    /// `response.value`, which network libraries have.
    private func isResponse(_ raw: RawSyntax) -> Bool {
        guard memberName(raw) == "value", let base = raw.children[RawChildIndex.MemberAccess.base] else {
            return false
        }
        return base.firstToken.map { String(syntaxText: $0.rawText).lowercased().hasSuffix("response") }
            ?? false
    }

    private func castOperand(_ sequence: RawSyntax) -> RawSyntax? {
        guard let elements = sequence.children[RawChildIndex.Sequence.elements]?.children, elements.count >= 3
        else { return nil }
        for slot in stride(from: 1, to: elements.count, by: 2) {
            guard let element = elements[slot] else { return nil }
            let isDefault =
                element.kind == .binaryOperatorExpr && element.firstToken?.rawText.isWord("??") == true
            guard element.kind == .unresolvedAsExpr || isDefault else { return nil }
        }
        return elements[0]
    }

    /// Names joined by dots, without a leading `self`; `nil` if there is anything else between them.
    private func path(of raw: RawSyntax) -> String? {
        var names: [String] = []
        var current = raw
        while true {
            switch current.kind {
            case .memberAccessExpr:
                guard let name = memberName(current),
                    let base = current.children[RawChildIndex.MemberAccess.base], names.count < 8
                else { return nil }
                names.append(name)
                current = base
            case .optionalChainingExpr, .forceUnwrapExpr:
                guard let base = current.children[RawChildIndex.Postfix.base] else { return nil }
                current = base
            case .declReferenceExpr:
                let name = current.children[RawChildIndex.Reference.name]?.tokenText.map {
                    String(syntaxText: $0)
                }
                if name == "$0", names.isEmpty { return firstArgument }
                if let name, name != "self" { names.append(name) }
                return names.isEmpty ? nil : names.reversed().joined(separator: ".")
            default: return nil
            }
        }
    }
}
