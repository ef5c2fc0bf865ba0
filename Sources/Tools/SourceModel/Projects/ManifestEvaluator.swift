import SwiftSyntax

/// Works out the values of expressions in a manifest, as far as that needs no running.
struct ManifestEvaluator {
    typealias Value = Manifest.Value
    private typealias Names = [String: Value]

    private var variables: [String: ExprSyntax] = [:]
    private var functions: [String: FunctionDeclSyntax] = [:]
    private var package: FunctionCallExprSyntax?
    /// What is added to `package.targets` later on.
    private var additions: [ExprSyntax] = []

    /// How deep functions and variables may use each other; more is a circle.
    private static let deepest = 20

    init(_ tree: SourceFileSyntax) {
        for statement in tree.statements { collect(statement.item) }
    }

    private mutating func collect(_ item: CodeBlockItemSyntax.Item) {
        switch item {
        case .decl(let declaration):
            if let function = declaration.as(FunctionDeclSyntax.self) {
                functions[function.name.text] = function
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
        case .expr(let expression): addition(expression)
        case .stmt(let statement):
            // Conditions around additions are not decided: they count.
            guard let choice = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
            else { return }
            for inner in choice.body.statements { collect(inner.item) }
        }
    }

    /// `package.targets += […]`, `package.targets.append(…)`.
    private mutating func addition(_ expression: ExprSyntax) {
        if let sequence = expression.as(SequenceExprSyntax.self), let target = sequence.elements.first,
            target.trimmedDescription == "package.targets", sequence.elements.count >= 3
        {
            additions += sequence.elements.dropFirst(2)
        } else if let call = expression.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "package.targets.append"
        {
            additions += call.arguments.map(\.expression)
        }
    }

    /// The values in the package's list of targets.
    func targetValues() -> [Value] {
        let written = package?.arguments.filter { $0.label?.text == "targets" }.map(\.expression) ?? []
        return (written + additions).flatMap { flat(value($0, [:], 0)) }
    }

    private func flat(_ value: Value) -> [Value] {
        if case .list(let values) = value { return values.flatMap(flat) }
        return [value]
    }

    // MARK: Expressions

    private func value(_ expression: ExprSyntax, _ names: Names, _ depth: Int) -> Value {
        guard depth < Self.deepest else { return .unknown }
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let literal): return text(literal, names, depth)
        case .arrayExpr(let array):
            return .list(array.elements.map { value($0.expression, names, depth + 1) })
        case .tupleExpr(let tuple):
            guard tuple.elements.count == 1, let only = tuple.elements.first else { return .unknown }
            return value(only.expression, names, depth + 1)
        case .sequenceExpr(let sequence): return sum(sequence, names, depth)
        case .declReferenceExpr(let reference):
            let name = reference.baseName.text
            if let known = names[name] { return known }
            return variables[name].map { value($0, [:], depth + 1) } ?? .unknown
        case .functionCallExpr(let call): return self.call(call, names, depth)
        case .memberAccessExpr(let member):
            return member.base == nil ? .call(member.declName.baseName.text, []) : .unknown
        default: return .unknown
        }
    }

    private func text(_ literal: StringLiteralExprSyntax, _ names: Names, _ depth: Int) -> Value {
        var text = ""
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let plain): text += plain.content.text
            case .expressionSegment(let inner):
                guard let expression = inner.expressions.first?.expression,
                    case .text(let part) = value(expression, names, depth + 1)
                else { return .unknown }
                text += part
            }
        }
        return .text(text)
    }

    /// Sums of lists and of texts; of a condition both branches.
    private func sum(_ sequence: SequenceExprSyntax, _ names: Names, _ depth: Int) -> Value {
        var values: [Value] = []
        for element in sequence.elements {
            if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
                values = [value(ternary.thenExpression, names, depth + 1)]
            } else if !element.is(BinaryOperatorExprSyntax.self) {
                values.append(value(element, names, depth + 1))
            }
        }
        let texts = values.compactMap { value -> String? in
            if case .text(let text) = value { return text }
            return nil
        }
        if texts.count == values.count { return .text(texts.joined()) }
        return .list(values.flatMap(flat))
    }

    private func call(_ call: FunctionCallExprSyntax, _ names: Names, _ depth: Int) -> Value {
        let arguments = call.arguments.map {
            (label: $0.label?.text, value: value($0.expression, names, depth + 1))
        }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            return .call(member.declName.baseName.text, arguments)
        }
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
            return .unknown
        }
        if name == "Target", functions[name] == nil { return .call("target", arguments) }
        guard let function = functions[name], let result = Self.result(of: function)
        else { return .unknown }
        return value(result, bound(function, arguments, depth), depth + 1)
    }

    /// The function's parameters with what they are called with, or their defaults.
    private func bound(
        _ function: FunctionDeclSyntax, _ arguments: [(label: String?, value: Value)], _ depth: Int
    ) -> Names {
        var names: Names = [:]
        var rest = arguments[...]
        for parameter in function.signature.parameterClause.parameters {
            let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
            let name = (parameter.secondName ?? parameter.firstName).text
            if let next = rest.first, next.label == label {
                names[name] = next.value
                rest = rest.dropFirst()
            } else if let fallback = parameter.defaultValue?.value {
                names[name] = value(fallback, [:], depth + 1)
            }
        }
        return names
    }

    private static func result(of function: FunctionDeclSyntax) -> ExprSyntax? {
        guard let statements = function.body?.statements else { return nil }
        if statements.count == 1, case .expr(let only)? = statements.first?.item { return only }
        for statement in statements.reversed() {
            if case .stmt(let inner) = statement.item, let result = inner.as(ReturnStmtSyntax.self) {
                return result.expression
            }
        }
        return nil
    }
}
