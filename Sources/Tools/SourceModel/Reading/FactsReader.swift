import SwiftParser
import SwiftSyntax

/// Reads the facts of one file. It parses; it never builds.
///
/// - Complexity: linear in the length of the text.
public func readFacts(of file: SourceFile) -> FileFacts {
    var text = file.text
    return text.withUTF8 { readContracts(of: $0, path: file.path) }
}

/// The same from bytes, which need to be there only during the call.
func readContracts(of bytes: UnsafeBufferPointer<UInt8>, path: String) -> FileFacts {
    guard !ListNesting.isTooDeep(bytes) else { return ListNesting.unparsed(path) }
    return readFacts(of: Parser.parse(source: bytes), path: path, sections: AnnotatedSections(in: bytes))
}

private func readFacts(of tree: SourceFileSyntax, path: String, sections: AnnotatedSections) -> FileFacts {
    let reader = FactsReader(path: path, tree: tree, sections: sections)
    reader.walk(tree)
    var facts = reader.facts
    if tree.hasError { facts.problems += reader.problems(in: tree) }
    return facts
}

/// Collects declarations on the way down; bodies of functions are left out, but for types there
/// is nothing in them that another file could name.
final class FactsReader: SyntaxVisitor {
    private(set) var facts: FileFacts
    private let converter: SourceLocationConverter
    private let sections: AnnotatedSections
    private var scope: [String] = []
    private var conditions: [String] = []

    init(path: String, tree: SourceFileSyntax, sections: AnnotatedSections) {
        facts = FileFacts(path: path)
        self.sections = sections
        converter = SourceLocationConverter(fileName: path, tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    func problems(in tree: SourceFileSyntax) -> [SourceProblem] {
        var found: [SourceProblem] = []
        for token in tree.tokens(viewMode: .all) where token.presence == .missing {
            let place = place(of: token)
            // What else is missing there follows from the first.
            guard found.last?.place != place else { continue }
            found.append(SourceProblem(place: place, message: missingToken(token.text)))
            if found.count == 3 { break }
        }
        if found.isEmpty {
            let place = SourcePlace(path: facts.path, line: 1, column: 1)
            found = [SourceProblem(place: place, message: "the file is not valid Swift in some place")]
        }
        return found
    }

    func place(of node: some SyntaxProtocol) -> SourcePlace {
        let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        return SourcePlace(path: facts.path, line: location.line, column: location.column)
    }

    // MARK: Conditional compilation

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        eachClause(of: node) { clause in
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    private func eachClause(of node: IfConfigDeclSyntax, _ body: (IfConfigClauseSyntax) -> Void) {
        var before: [String] = []
        for clause in node.clauses {
            let own = clause.condition.map { "(\($0.trimmedDescription))" }
            let whole = (before.map { "!\($0)" } + [own].compactMap { $0 }).joined(separator: " && ")
            conditions.append(whole)
            body(clause)
            conditions.removeLast()
            if let own { before.append(own) }
        }
    }

    // MARK: Declarations

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        facts.imports.append(
            ImportFact(
                attributes: node.attributes.map(\.trimmedDescription), kind: node.importKindSpecifier?.text,
                path: node.path.trimmedDescription, conditions: conditions, place: place(of: node)))
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        facts.aliases.append(
            AliasFact(
                name: node.name.text, scope: scope,
                generics: node.genericParameterClause?.parameters.map(\.name.text) ?? [],
                type: TypeFact(node.initializer.value)))
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        // Statements and expressions declare nothing another file could name.
        if case .decl = node.item { return .visitChildren }
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .struct) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .class) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .enum) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .actor) }
    override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { scope.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        scope.append(node.extendedType.trimmedDescription)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

    private func enter(
        _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: NominalFact.Kind
    ) -> SyntaxVisitorContinueKind {
        let initializers =
            kind != .class
            ? []
            : node.memberBlock.members.compactMap {
                $0.decl.as(InitializerDeclSyntax.self).map(requirement)
            }
        facts.types.append(
            NominalFact(
                kind: kind, name: node.name.text, scope: scope,
                attributes: node.attributes.map(\.trimmedDescription),
                inherited: node.inheritanceClause?.inheritedTypes.map { TypeFact($0.type) } ?? [],
                initializers: initializers))
        scope.append(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let modifiers = node.modifiers.map(\.trimmedDescription)
        let place = place(of: node)
        var fact = ProtocolFact(
            name: node.name.text, scope: scope,
            access: modifiers.first { ["public", "package", "fileprivate", "private"].contains($0) }
                ?? "internal",
            attributes: attributes(node.attributes), modifiers: modifiers,
            inherited: node.inheritanceClause?.inheritedTypes.map { TypeFact($0.type) } ?? [],
            primaryAssociatedTypes: node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text)
                ?? [],
            constraints: constraints(node.genericWhereClause), associatedTypes: [], requirements: [],
            comment: node.leadingTrivia.description + sections.comment(at: place.line),
            conditions: conditions,
            place: place)
        let outer = conditions
        conditions = []
        read(node.memberBlock.members, into: &fact)
        conditions = outer
        facts.protocols.append(fact)
        return .skipChildren
    }

    private func read(_ members: MemberBlockItemListSyntax, into fact: inout ProtocolFact) {
        for member in members {
            if let node = member.decl.as(IfConfigDeclSyntax.self) {
                eachClause(of: node) { clause in
                    if let inner = clause.elements?.as(MemberBlockItemListSyntax.self) {
                        read(inner, into: &fact)
                    }
                }
            } else if let node = member.decl.as(AssociatedTypeDeclSyntax.self) {
                fact.associatedTypes.append(
                    AssociatedTypeFact(
                        name: node.name.text,
                        inherited: node.inheritanceClause?.inheritedTypes.map { TypeFact($0.type) } ?? [],
                        fallback: node.initializer.map { TypeFact($0.value) },
                        constraints: constraints(node.genericWhereClause)))
            } else if let node = member.decl.as(TypeAliasDeclSyntax.self) {
                facts.aliases.append(
                    AliasFact(
                        name: node.name.text, scope: scope + [fact.name],
                        generics: node.genericParameterClause?.parameters.map(\.name.text) ?? [],
                        type: TypeFact(node.initializer.value)))
            } else {
                fact.requirements += requirements(of: member.decl)
            }
        }
    }

    private func requirements(of declaration: DeclSyntax) -> [RequirementFact] {
        if let node = declaration.as(FunctionDeclSyntax.self) { return [requirement(node)] }
        if let node = declaration.as(InitializerDeclSyntax.self) { return [requirement(node)] }
        if let node = declaration.as(SubscriptDeclSyntax.self) { return [requirement(node)] }
        if let node = declaration.as(VariableDeclSyntax.self) { return properties(node) }
        return []
    }

    // MARK: Requirements

    private func requirement(_ node: FunctionDeclSyntax) -> RequirementFact {
        RequirementFact(
            kind: .method, name: node.name.text, attributes: attributes(node.attributes),
            modifiers: node.modifiers.map(\.trimmedDescription),
            generics: generics(node.genericParameterClause),
            constraints: constraints(node.genericWhereClause),
            parameters: node.signature.parameterClause.parameters.map(parameter),
            effects: effects(node.signature.effectSpecifiers),
            type: node.signature.returnClause.map { TypeFact($0.type) } ?? .void, failable: "",
            isSettable: false,
            conditions: conditions, place: place(of: node))
    }

    private func requirement(_ node: InitializerDeclSyntax) -> RequirementFact {
        RequirementFact(
            kind: .initializer, name: "init", attributes: attributes(node.attributes),
            modifiers: node.modifiers.map(\.trimmedDescription),
            generics: generics(node.genericParameterClause),
            constraints: constraints(node.genericWhereClause),
            parameters: node.signature.parameterClause.parameters.map(parameter),
            effects: effects(node.signature.effectSpecifiers), type: .void,
            failable: node.optionalMark?.text ?? "",
            isSettable: false, conditions: conditions, place: place(of: node))
    }

    private func requirement(_ node: SubscriptDeclSyntax) -> RequirementFact {
        let (effects, isSettable) = accessors(node.accessorBlock)
        return RequirementFact(
            kind: .subscript, name: "subscript", attributes: attributes(node.attributes),
            modifiers: node.modifiers.map(\.trimmedDescription) + accessorModifiers(node.accessorBlock),
            generics: generics(node.genericParameterClause),
            constraints: constraints(node.genericWhereClause),
            parameters: node.parameterClause.parameters.map(parameter), effects: effects,
            type: TypeFact(node.returnClause.type), failable: "", isSettable: isSettable,
            conditions: conditions, place: place(of: node))
    }

    private func properties(_ node: VariableDeclSyntax) -> [RequirementFact] {
        node.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let type = binding.typeAnnotation?.type
            else { return nil }
            let (effects, isSettable) = accessors(binding.accessorBlock)
            return RequirementFact(
                kind: .property, name: name, attributes: attributes(node.attributes),
                modifiers: node.modifiers.map(\.trimmedDescription)
                    + accessorModifiers(binding.accessorBlock), generics: [], constraints: [],
                parameters: [],
                effects: effects, type: TypeFact(type), failable: "", isSettable: isSettable,
                conditions: conditions, place: place(of: node))
        }
    }

    /// `mutating` before `get` and `nonmutating` before `set`; what is not written goes without saying.
    private func accessorModifiers(_ block: AccessorBlockSyntax?) -> [String] {
        guard case .accessors(let list)? = block?.accessors else { return [] }
        return list.compactMap(\.modifier?.name.text)
    }

    private func accessors(_ block: AccessorBlockSyntax?) -> (EffectsFact, isSettable: Bool) {
        guard case .accessors(let list)? = block?.accessors else { return (EffectsFact(), false) }
        var effects = EffectsFact()
        var isSettable = false
        for accessor in list {
            if accessor.accessorSpecifier.text == "set" { isSettable = true }
            if let specifiers = accessor.effectSpecifiers {
                effects = EffectsFact(
                    isAsync: specifiers.asyncSpecifier != nil,
                    throwing: specifiers.throwsClause?.throwsSpecifier.text,
                    errorType: specifiers.throwsClause?.type.map { TypeFact($0) })
            }
        }
        return (effects, isSettable)
    }

    private func effects(_ specifiers: FunctionEffectSpecifiersSyntax?) -> EffectsFact {
        EffectsFact(
            isAsync: specifiers?.asyncSpecifier != nil,
            throwing: specifiers?.throwsClause?.throwsSpecifier.text,
            errorType: specifiers?.throwsClause?.type.map { TypeFact($0) })
    }

    private func parameter(_ node: FunctionParameterSyntax) -> ParameterFact {
        ParameterFact(
            label: node.firstName.text, innerName: node.secondName?.text, type: TypeFact(node.type),
            isVariadic: node.ellipsis != nil, attributes: node.attributes.map(\.trimmedDescription))
    }

    private func generics(_ clause: GenericParameterClauseSyntax?) -> [GenericFact] {
        clause?.parameters.map {
            GenericFact(
                name: $0.name.text, specifier: $0.specifier?.text,
                bound: $0.inheritedType.map { TypeFact($0) })
        } ?? []
    }

    private func constraints(_ clause: GenericWhereClauseSyntax?) -> [ConstraintFact] {
        clause?.requirements.compactMap { item in
            switch item.requirement {
            case .conformanceRequirement(let node):
                return ConstraintFact(
                    left: TypeFact(node.leftType), relation: ":", right: TypeFact(node.rightType))
            case .sameTypeRequirement(let node):
                return ConstraintFact(left: side(node.leftType), relation: "==", right: side(node.rightType))
            case .layoutRequirement: return nil
            }
        } ?? []
    }

    private func side(_ node: some SyntaxProtocol) -> TypeFact {
        node.as(TypeSyntax.self).map { TypeFact($0) } ?? .other(node.trimmedDescription)
    }

    private func attributes(_ list: AttributeListSyntax) -> [String] {
        list.compactMap { $0.as(AttributeSyntax.self)?.trimmedDescription }
    }
}
