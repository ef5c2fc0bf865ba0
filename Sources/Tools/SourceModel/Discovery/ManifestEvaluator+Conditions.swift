import SwiftSyntax

/// Operators and conditions.
extension ManifestEvaluator {
    /// From the loosest to the tightest.
    private static let operators = [["||"], ["&&"], ["==", "!="], ["??"], ["+"]]

    /// `a ? b : c`, `a + b`, `a ?? b`, comparisons, and casts, which change nothing.
    func sequence(_ elements: ExprListSyntax.SubSequence, _ names: Names, _ depth: Int) -> Value {
        guard let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
            let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
        else { return terms(uncast(elements)[...], level: 0, names, depth) }
        return Value.chosen(
            by: sequence(elements[..<index], names, depth + 1),
            value(ternary.thenExpression, names, depth + 1),
            sequence(elements[elements.index(after: index)...], names, depth + 1))
    }

    /// `if` with a value in each branch.
    func choice(_ choice: IfExprSyntax, _ names: Names, _ depth: Int) -> Value {
        let otherwise: Value =
            switch choice.elseBody {
            case .codeBlock(let block)?:
                result(of: block.statements).map { value($0, names, depth + 1) } ?? .unknown
            case .ifExpr(let next)?: self.choice(next, names, depth + 1)
            case nil: .unknown
            }
        let then = result(of: choice.body.statements).map { value($0, names, depth + 1) } ?? .unknown
        guard choice.conditions.count == 1, let condition = choice.conditions.first?.condition else {
            return .either([then, otherwise], isDecided: false)
        }
        switch condition {
        case .expression(let expression):
            return Value.chosen(by: value(expression, names, depth + 1), then, otherwise)
        case .optionalBinding(let binding):
            let bound = binding.initializer.map { value($0.value, names, depth + 1) } ?? .unknown
            return Value.chosen(by: bound.isNone ? .boolean(false) : .unknown, then, otherwise)
        default: return .either([then, otherwise], isDecided: false)
        }
    }

    func negation(_ prefixed: PrefixOperatorExprSyntax, _ names: Names, _ depth: Int) -> Value {
        guard prefixed.operator.text == "!",
            case .boolean(let value) = value(prefixed.expression, names, depth + 1)
        else { return .unknown }
        return .boolean(!value)
    }

    /// `Context.environment["NAME"]` and `ProcessInfo.processInfo.environment["NAME", default: "…"]`.
    func environment(_ call: SubscriptCallExprSyntax, _ names: Names, _ depth: Int) -> Value {
        guard call.calledExpression.trimmedDescription.hasSuffix("environment") else { return .unknown }
        let fallback = call.arguments.first { $0.label?.text == "default" }
        return fallback.map { value($0.expression, names, depth + 1) } ?? .none
    }

    private func uncast(_ elements: ExprListSyntax.SubSequence) -> [ExprSyntax] {
        elements.filter { !$0.is(UnresolvedAsExprSyntax.self) && !$0.is(TypeExprSyntax.self) }
    }

    private func terms(_ elements: ArraySlice<ExprSyntax>, level: Int, _ names: Names, _ depth: Int) -> Value
    {
        guard level < Self.operators.count else {
            guard elements.count == 1, let only = elements.first else { return .unknown }
            return value(only, names, depth + 1)
        }
        let symbols = Self.operators[level]
        let parts = elements.split {
            symbols.contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
        }
        let values = parts.map { terms($0, level: level + 1, names, depth) }
        guard values.count > 1 else { return values.first ?? .unknown }
        switch symbols[0] {
        case "+": return Value.sum(values)
        case "??": return values.dropFirst().reduce(values[0]) { $0.otherwise($1) }
        case "||": return Value.any(values, being: true)
        case "&&": return Value.any(values, being: false)
        default:
            let isEquality = elements.contains { $0.trimmedDescription == "==" }
            guard values.count == 2, let isEqual = values[0].equals(values[1]) else { return .unknown }
            return .boolean(isEqual == isEquality)
        }
    }
}
