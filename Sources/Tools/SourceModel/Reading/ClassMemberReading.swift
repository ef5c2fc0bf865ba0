import SwiftSyntax

// What a class hands down to its subclasses.
extension FactsReader {
    func classMembers(_ node: ClassDeclSyntax) -> ClassMembersFact {
        var members = ClassMembersFact()
        members.generics = node.genericParameterClause?.parameters.map(\.name.text) ?? []
        withoutConditions { add(node.memberBlock.members, to: &members) }
        guard node.modifiers.contains(where: { $0.name.text == "nonisolated" }) else { return members }
        // Said of all of them, wherever subclasses are isolated to.
        for place in members.all.indices where !members.all[place].modifiers.contains("nonisolated") {
            members.all[place].modifiers.append("nonisolated")
        }
        return members
    }

    private func add(_ items: MemberBlockItemListSyntax, to members: inout ClassMembersFact) {
        for item in items {
            if let node = item.decl.as(IfConfigDeclSyntax.self) {
                eachClause(of: node) { clause in
                    if case .decls(let inner)? = clause.elements { add(inner, to: &members) }
                }
            } else if let node = item.decl.as(FunctionDeclSyntax.self) {
                members.all += [requirement(node)].filter(\.isHandedDown)
            } else if let node = item.decl.as(SubscriptDeclSyntax.self) {
                var fact = requirement(node)
                fact.isSettable = isSettable(node.accessorBlock, node.modifiers, isStored: false)
                members.all += [fact].filter(\.isHandedDown)
            } else if let node = item.decl.as(VariableDeclSyntax.self) {
                add(node, to: &members)
            }
        }
    }

    private func add(_ node: VariableDeclSyntax, to members: inout ClassMembersFact) {
        let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
        for binding in node.bindings {
            // What is the same in each instance needs no look at one.
            if isConstant, binding.initializer?.value.literalType != nil { continue }
            let name = binding.pattern.trimmedDescription
            guard let type = type(of: binding, in: node) else {
                let probe = RequirementFact(property: name, type: .void, modifiers: node.modifiers)
                if probe.isHandedDown { members.untyped.append(name) }
                continue
            }
            let whole = node.with(\.bindings, [binding.with(\.typeAnnotation, type)])
            for fact in properties(whole) {
                var fact = fact
                fact.place = place(of: binding)
                fact.isSettable =
                    !isConstant
                    && isSettable(
                        binding.accessorBlock, node.modifiers, isStored: binding.accessorBlock == nil)
                guard fact.isHandedDown else { continue }
                if isConstant { members.constants.append(fact) } else { members.all.append(fact) }
            }
        }
    }

    /// The type as written; that of the binding behind it in a list; or that of a literal.
    private func type(of binding: PatternBindingSyntax, in node: VariableDeclSyntax) -> TypeAnnotationSyntax?
    {
        if let annotation = binding.typeAnnotation { return annotation }
        if let name = binding.initializer?.value.literalType {
            return TypeAnnotationSyntax(type: IdentifierTypeSyntax(name: .identifier(name)))
        }
        guard binding.initializer == nil else { return nil }
        return node.bindings.drop { $0.id != binding.id }.lazy.compactMap(\.typeAnnotation).first
    }

    private func isSettable(
        _ block: AccessorBlockSyntax?, _ modifiers: DeclModifierListSyntax, isStored: Bool
    ) -> Bool {
        let isHidden = modifiers.contains {
            ["private", "fileprivate"].contains($0.name.text) && $0.detail?.detail.text == "set"
        }
        guard !isHidden else { return false }
        guard case .accessors(let list)? = block?.accessors else { return isStored }
        return list.contains {
            ["set", "_modify", "modify", "willSet", "didSet"].contains($0.accessorSpecifier.text)
        }
    }
}

extension RequirementFact {
    fileprivate init(property name: String, type: TypeFact, modifiers: DeclModifierListSyntax) {
        self.init(property: name, type: type, place: SourcePlace(path: "", line: 0, column: 0))
        self.modifiers = modifiers.map(\.trimmedDescription)
    }

    /// Whether a subclass in another file sees it on its instances.
    fileprivate var isHandedDown: Bool {
        !isStatic && !modifiers.contains("private") && !modifiers.contains("fileprivate")
    }
}

extension ExprSyntax {
    /// The type that a literal has by itself.
    fileprivate var literalType: String? {
        switch kind {
        case .integerLiteralExpr: "Int"
        case .floatLiteralExpr: "Double"
        case .booleanLiteralExpr: "Bool"
        case .stringLiteralExpr, .simpleStringLiteralExpr: "String"
        default: nil
        }
    }
}
