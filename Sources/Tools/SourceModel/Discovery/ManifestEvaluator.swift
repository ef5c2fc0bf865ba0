import SwiftSyntax

/// Works out the values of expressions in a manifest without running it, as they are in an empty environment.
struct ManifestEvaluator {
    typealias Value = Manifest.Value
    typealias Names = [String: Value]

    /// What is added to a list later on, in the body of a loop or not.
    struct Addition {
        let expression: ExprSyntax
        let loop: (name: String, sequence: ExprSyntax)?
    }

    private(set) var variables: [String: ExprSyntax] = [:]
    private(set) var functions: [String: FunctionDeclSyntax] = [:]
    /// By the list that is added to: `package.targets`, or a variable.
    private(set) var additions: [String: [Addition]] = [:]
    private var package: FunctionCallExprSyntax?
    private let budget = Budget()

    /// How deep functions and variables may use each other; more is a circle.
    private static let deepest = 30

    /// Bounds the work on a manifest whose functions call each other many times.
    private final class Budget {
        var steps = 200_000
    }

    init(_ tree: SourceFileSyntax) {
        for statement in tree.statements { collect(statement.item, in: nil) }
    }

    // MARK: Statements

    private mutating func collect(
        _ item: CodeBlockItemSyntax.Item, in loop: (name: String, sequence: ExprSyntax)?
    ) {
        switch item {
        case .decl(let declaration): collect(declaration, in: loop)
        case .expr(let expression): collect(expression, in: loop)
        case .stmt(let statement):
            if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
                collect(expression, in: loop)
            } else if let each = statement.as(ForStmtSyntax.self) {
                let name = each.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
                for inner in each.body.statements {
                    collect(inner.item, in: name.map { ($0, each.sequence) } ?? loop)
                }
            }
        }
    }

    private mutating func collect(
        _ declaration: DeclSyntax, in loop: (name: String, sequence: ExprSyntax)?
    ) {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            functions[function.name.text] = function
        }
        // Which platform a manifest runs on is not decided: all clauses count.
        for clause in declaration.as(IfConfigDeclSyntax.self)?.clauses ?? [] {
            guard case .statements(let statements)? = clause.elements else { continue }
            for statement in statements { collect(statement.item, in: loop) }
        }
        for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let value = binding.initializer?.value
            else { continue }
            variables[name] = value
            if let call = value.as(FunctionCallExprSyntax.self),
                let kind = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
                kind == "Package" || kind == "Project"
            {
                package = call
            }
        }
    }

    /// `package.targets += […]`, `targets.append(…)`. Conditions around additions are not decided: they count.
    private mutating func collect(
        _ expression: ExprSyntax, in loop: (name: String, sequence: ExprSyntax)?
    ) {
        if let choice = expression.as(IfExprSyntax.self) {
            for inner in choice.body.statements { collect(inner.item, in: loop) }
            switch choice.elseBody {
            case .codeBlock(let block)?: for inner in block.statements { collect(inner.item, in: loop) }
            case .ifExpr(let next)?: collect(ExprSyntax(next), in: loop)
            case nil: break
            }
        } else if let sequence = expression.as(SequenceExprSyntax.self), let list = sequence.elements.first,
            sequence.elements.dropFirst().first?.trimmedDescription == "+="
        {
            let added = ExprListSyntax(sequence.elements.dropFirst(2))
            let value = ExprSyntax(SequenceExprSyntax(elements: added))
            additions[list.trimmedDescription, default: []].append(Addition(expression: value, loop: loop))
        } else if let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), let list = member.base,
            member.declName.baseName.text == "append"
        {
            additions[list.trimmedDescription, default: []] += call.arguments.map {
                Addition(expression: $0.expression, loop: loop)
            }
        }
    }

    // MARK: Values

    /// The values in the package's list of targets, whatever a condition is.
    func targetValues() -> [Value] {
        let written = package?.arguments.filter { $0.label?.text == "targets" }.map(\.expression) ?? []
        let values = written.map { value($0, [:], 0) } + added(to: "package.targets", [:], 0)
        return values.flatMap { $0.items(all: true) }
    }

    /// What is added to a list.
    func added(to list: String, _ names: Names, _ depth: Int) -> [Value] {
        (additions[list] ?? []).flatMap { addition -> [Value] in
            guard let loop = addition.loop else { return [value(addition.expression, names, depth + 1)] }
            return value(loop.sequence, names, depth + 1).items(all: true).map { item in
                value(addition.expression, names.merging([loop.name: item]) { $1 }, depth + 1)
            }
        }
    }

    /// - Returns: `.unknown` for what needs running.
    func value(_ expression: ExprSyntax, _ names: Names, _ depth: Int) -> Value {
        budget.steps -= 1
        guard depth < Self.deepest, budget.steps > 0 else { return .unknown }
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let literal): return text(literal, names, depth)
        case .booleanLiteralExpr(let literal): return .boolean(literal.literal.text == "true")
        case .nilLiteralExpr: return .none
        case .arrayExpr(let array):
            return .list(array.elements.map { value($0.expression, names, depth + 1) })
        case .tupleExpr(let tuple):
            guard tuple.elements.count == 1, let only = tuple.elements.first else { return .unknown }
            return value(only.expression, names, depth + 1)
        case .sequenceExpr(let sequence): return self.sequence(sequence.elements[...], names, depth)
        case .prefixOperatorExpr(let prefixed): return negation(prefixed, names, depth)
        case .declReferenceExpr(let reference): return named(reference.baseName.text, names, depth)
        case .functionCallExpr(let call): return self.call(call, names, depth)
        case .subscriptCallExpr(let call): return environment(call, names, depth)
        case .ifExpr(let choice): return self.choice(choice, names, depth)
        case .memberAccessExpr(let member):
            return member.base == nil ? .call(member.declName.baseName.text, []) : .unknown
        default: return .unknown
        }
    }

    private func named(_ name: String, _ names: Names, _ depth: Int) -> Value {
        if let known = names[name] { return known }
        guard let variable = variables[name] else { return .unknown }
        let value = value(variable, [:], depth + 1)
        guard additions[name] != nil else { return value }
        return .list([value] + added(to: name, [:], depth))
    }

    private func text(_ literal: StringLiteralExprSyntax, _ names: Names, _ depth: Int) -> Value {
        var text = ""
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let plain): text += plain.content.text
            case .expressionSegment(let inner):
                guard let expression = inner.expressions.first?.expression,
                    let part = value(expression, names, depth + 1).text
                else { return .unknown }
                text += part
            }
        }
        return .text(text)
    }
}
