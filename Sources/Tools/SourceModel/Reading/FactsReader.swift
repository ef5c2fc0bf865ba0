import SwiftParser
import SwiftSyntax

/// Reads the facts of one file. It parses; it never builds.
///
/// - Parameter classMembers: whether what classes hand down to subclasses is read too.
/// - Complexity: linear in the length of the text.
public func readFacts(of file: SourceFile, classMembers: Bool = false) -> FileFacts {
    var text = file.text
    return text.withUTF8 { readContracts(of: $0, path: file.path, classMembers: classMembers) }
}

/// The same from bytes, which need to be there only during the call.
func readContracts(
    of bytes: UnsafeBufferPointer<UInt8>, path: String, classMembers: Bool = false
) -> FileFacts {
    guard !ListNesting.isTooDeep(bytes) else { return ListNesting.unparsed(path) }
    let tree = Parser.parse(source: bytes)
    let reader = FactsReader(path: path, tree: tree, sections: AnnotatedSections(in: bytes))
    reader.readsClassMembers = classMembers
    reader.walk(tree)
    var facts = reader.facts
    if tree.hasError { facts.problems += reader.problems(in: tree) }
    return facts
}

/// Collects declarations on the way down; bodies of functions are left out, but for types there
/// is nothing in them that another file could name.
final class FactsReader: SyntaxVisitor {
    var facts: FileFacts
    private let converter: SourceLocationConverter
    let sections: AnnotatedSections
    /// Whether what classes hand down is of interest.
    var readsClassMembers = false
    private(set) var scope: [String] = []
    private(set) var conditions: [String] = []

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

    func eachClause(of node: IfConfigDeclSyntax, _ body: (IfConfigClauseSyntax) -> Void) {
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

    /// Conditions around a protocol are its own, and not said of each of its members again.
    func withoutConditions(_ body: () -> Void) {
        let outer = conditions
        conditions = []
        body()
        conditions = outer
    }

    // MARK: Declarations

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        facts.imports.append(
            ImportFact(
                attributes: node.attributes.map(\.trimmedDescription),
                access: node.modifiers.first?.name.text,
                kind: node.importKindSpecifier?.text, path: node.path.trimmedDescription,
                conditions: conditions, place: place(of: node)))
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
                initializers: initializers,
                members: readsClassMembers ? node.as(ClassDeclSyntax.self).map(classMembers) : nil))
        scope.append(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        readProtocol(node)
        return .skipChildren
    }
}
