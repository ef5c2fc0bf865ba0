import SwiftSyntax

/// Calls of the manifest's own functions, and of what maps lists.
extension ManifestEvaluator {
    func call(_ call: FunctionCallExprSyntax, _ names: Names, _ depth: Int) -> Value {
        if let mapped = mapped(call, names, depth) { return mapped }
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
        guard let function = functions[name], let statements = function.body?.statements,
            let result = result(of: statements)
        else { return .unknown }
        return value(result, bound(function, arguments, depth), depth + 1)
    }

    /// The last value that a body gives back.
    func result(of statements: CodeBlockItemListSyntax) -> ExprSyntax? {
        if statements.count == 1, let only = statements.first?.item {
            if case .expr(let expression) = only { return expression }
            if case .stmt(let statement) = only,
                let expression = statement.as(ExpressionStmtSyntax.self)?.expression
            {
                return expression
            }
        }
        for statement in statements.reversed() {
            if case .stmt(let inner) = statement.item, let result = inner.as(ReturnStmtSyntax.self) {
                return result.expression
            }
        }
        return nil
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
            if parameter.ellipsis != nil {
                let end = rest.dropFirst().firstIndex { $0.label != nil } ?? rest.endIndex
                names[name] = .list(rest[rest.startIndex..<max(end, rest.startIndex)].map(\.value))
                rest = rest[max(end, rest.startIndex)...]
            } else if let next = rest.first, next.label == label {
                names[name] = next.value
                rest = rest.dropFirst()
            } else if let fallback = parameter.defaultValue?.value {
                names[name] = value(fallback, [:], depth + 1)
            }
        }
        return names
    }

    /// `list.map { … }`, `optional.map { … }` and their siblings; `nil` for another call.
    private func mapped(_ call: FunctionCallExprSyntax, _ names: Names, _ depth: Int) -> Value? {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            let closure = call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
        else { return nil }
        let value = value(base, names, depth + 1)
        switch member.declName.baseName.text {
        case "filter": return value
        case "map", "flatMap", "compactMap":
            switch value {
            case .none: return Value.none
            case .list:
                return .list(value.items(all: false).map { result(of: closure, for: $0, names, depth) })
            default: return .either([result(of: closure, for: value, names, depth)], isDecided: false)
            }
        default: return nil
        }
    }

    private func result(
        of closure: ClosureExprSyntax, for item: Value, _ names: Names, _ depth: Int
    ) -> Value {
        guard let result = result(of: closure.statements) else { return .unknown }
        var name = "$0"
        switch closure.signature?.parameterClause {
        case .simpleInput(let parameters)?: name = parameters.first?.name.text ?? name
        case .parameterClause(let clause)?: name = clause.parameters.first?.firstName.text ?? name
        case nil: break
        }
        return value(result, names.merging([name: item]) { $1 }, depth + 1)
    }
}
