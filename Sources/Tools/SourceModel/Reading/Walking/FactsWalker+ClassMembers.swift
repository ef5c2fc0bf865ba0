@_spi(RawSyntax) import SwiftSyntax

// The members of a class that its subclasses inherit.

extension FactsWalker {
    mutating func classMembers(of raw: RawSyntax) -> ClassMembersFact {
        let children = raw.children
        let head = head(children)
        var members = ClassMembersFact()
        (members.access, members.modifiers) = (head.access ?? "internal", head.modifiers)
        members.generics = generics(children[RawChildIndex.Nominal.generics])
        members.constraints = constraints(children[RawChildIndex.Nominal.constraints])
        (members.conditions, members.location) = (conditions, location(of: raw))
        if let list = children[RawChildIndex.Nominal.members]?.children[RawChildIndex.MemberBlock.members] {
            withoutConditions { $0.addMembers(list, to: &members) }
        }
        guard hasModifier("nonisolated", in: children[RawChildIndex.Nominal.modifiers]) else {
            return members
        }
        // It applies to all of them, whatever isolates a subclass.
        for index in members.all.indices where !members.all[index].modifiers.contains("nonisolated") {
            members.all[index].modifiers.append("nonisolated")
        }
        return members
    }

    private func hasModifier(_ word: StaticString, in list: RawSyntax?) -> Bool {
        (list?.children ?? .none).contains {
            $0?.children[RawChildIndex.Modifier.name]?.tokenText?.isWord(word) ?? false
        }
    }

    private mutating func addMembers(_ list: RawSyntax, to members: inout ClassMembersFact) {
        for case let item? in list.children {
            guard let raw = item.children[RawChildIndex.Item.item] else { continue }
            switch raw.kind {
            case .ifConfigDecl:
                eachClause(of: raw) { walker, elements in
                    if elements.kind == .memberBlockItemList { walker.addMembers(elements, to: &members) }
                }
            case .functionDecl:
                for fact in requirements(raw) where fact.isSeen {
                    if fact.isStatic { members.statics.append(fact) } else { members.all.append(fact) }
                }
            case .subscriptDecl:
                for var fact in requirements(raw) where fact.isSeen {
                    let block = raw.children[RawChildIndex.Subscript.accessors]
                    fact.isSettable = isSettable(block, in: raw, isStored: false)
                    if fact.isStatic { members.statics.append(fact) } else { members.all.append(fact) }
                }
            case .variableDecl: addProperties(raw, to: &members)
            default: break
            }
        }
    }

    private mutating func addProperties(_ raw: RawSyntax, to members: inout ClassMembersFact) {
        let isConstant = raw.children[RawChildIndex.Variable.word]?.tokenText?.isWord("let") ?? false
        let bindings = raw.children[RawChildIndex.Variable.bindings]?.children ?? .none
        for (index, binding) in bindings.enumerated() {
            guard let binding else { continue }
            // A constant with a literal is the same in each instance.
            if isConstant, literalType(of: binding) != nil { continue }
            guard let type = type(of: binding, followedBy: bindings.dropFirst(index + 1)) else {
                let name = binding.children[RawChildIndex.Binding.pattern].map { text($0) } ?? ""
                let fact = requirement(raw)
                if fact.isSeen, !fact.isStatic { members.untyped.append(name) }
                continue
            }
            guard var fact = property(binding, of: type, in: raw), fact.isSeen else { continue }
            let block = binding.children[RawChildIndex.Binding.accessors]
            fact.location = location(of: binding)
            fact.isSettable = !isConstant && isSettable(block, in: raw, isStored: block == nil)
            if fact.isStatic {
                members.statics.append(fact)
            } else if isConstant {
                members.constants.append(fact)
            } else {
                members.all.append(fact)
            }
        }
    }

    /// The type as written; that of a literal; or that of a later binding in `var a, b: Int`.
    private mutating func type(
        of binding: RawSyntax, followedBy rest: DropFirstSequence<RawChildren>
    ) -> TypeFact? {
        if let written = writtenType(of: binding) { return type(written) }
        if let name = literalType(of: binding) { return .name(name) }
        guard binding.children[RawChildIndex.Binding.initializer] == nil else { return nil }
        for case let later? in rest {
            if let written = writtenType(of: later) { return type(written) }
        }
        return nil
    }

    private func writtenType(of binding: RawSyntax) -> RawSyntax? {
        binding.children[RawChildIndex.Binding.annotation]?.children[RawChildIndex.Annotation.type]
    }

    /// The type that a literal has by itself.
    private func literalType(of binding: RawSyntax) -> String? {
        let initial = binding.children[RawChildIndex.Binding.initializer]
        switch initial?.children[RawChildIndex.Initial.value]?.kind {
        case .integerLiteralExpr: return "Int"
        case .floatLiteralExpr: return "Double"
        case .booleanLiteralExpr: return "Bool"
        case .stringLiteralExpr, .simpleStringLiteralExpr: return "String"
        default: return nil
        }
    }

    private mutating func isSettable(_ block: RawSyntax?, in raw: RawSyntax, isStored: Bool) -> Bool {
        for case let modifier? in raw.children[RawChildIndex.Variable.modifiers]?.children ?? .none {
            let detail = modifier.children[RawChildIndex.Modifier.detail]?
                .children[RawChildIndex.ModifierDetail.detail]
            let word = name(modifier.children[RawChildIndex.Modifier.name])
            if word == "private" || word == "fileprivate", detail?.tokenText?.isWord("set") ?? false {
                return false
            }
        }
        guard block?.children[RawChildIndex.AccessorBlock.accessors]?.kind == .accessorDeclList else {
            return isStored
        }
        let setters = ["set", "_modify", "modify", "willSet", "didSet"]
        for case let accessor? in accessorList(block) {
            if setters.contains(name(accessor.children[RawChildIndex.Accessor.word])) { return true }
        }
        return false
    }
}

extension RequirementFact {
    /// Whether a subclass in another file sees it.
    fileprivate var isSeen: Bool {
        !modifiers.contains("private") && !modifiers.contains("fileprivate")
    }
}
