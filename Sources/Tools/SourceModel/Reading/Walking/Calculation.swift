@_spi(RawSyntax) import SwiftSyntax

/// What the operands of one sequence of operators calculate with, while they are read.
struct Calculation {
    private let elements: RawChildren
    /// Whether it may be a calculation: a text that is joined is none.
    private let isPossible: Bool
    private(set) var operands: [ChainFact] = []

    init(_ elements: RawChildren, from first: Int) {
        self.elements = elements
        isPossible =
            elements.count - first >= 3
            && !(first..<elements.count).contains { elements[$0].map(Self.isText) == true }
    }

    /// Whether an operand is a text, as written: `"km"`, `String(localized: "km")`.
    private static func isText(_ element: RawSyntax) -> Bool {
        if element.kind == .stringLiteralExpr { return true }
        guard element.kind == .functionCallExpr, let word = element.firstToken?.rawText else { return false }
        return texts.contains { word.isWord($0) }
    }

    private static let texts: [StaticString] = ["String", "NSLocalizedString", "Text"]

    /// Whether the operand at a place is added, subtracted, multiplied or divided.
    func hasOperator(besides slot: Int) -> Bool {
        isPossible && (calculates(at: slot - 1) || calculates(at: slot + 1))
    }

    private func calculates(at slot: Int) -> Bool {
        guard slot >= 0, slot < elements.count, let element = elements[slot],
            element.kind == .binaryOperatorExpr, let word = element.firstToken?.rawText
        else { return false }
        return Self.operators.contains { word.isWord($0) }
    }

    private static let operators: [StaticString] = ["+", "-", "*", "/", "%", "+=", "-=", "*=", "/="]

    /// Adds what an operand reads, also in parentheses and inside of a conversion to a number.
    mutating func add(
        _ value: ArgumentFact.Value, _ element: RawSyntax, since mark: Mark, in body: BodyFact
    ) {
        switch value {
        case .chain(let chain): operands.append(chain)
        case .call(let index):
            guard index < body.calls.count, let name = body.calls[index].callee.names.first,
                body.calls[index].callee.names.count == 1, Self.numbers.contains(name)
            else { return }
            operands += mark.used(in: body)
        default:
            if Self.transparent.contains(element.kind) { operands += mark.used(in: body) }
        }
    }

    private static let numbers: Set<String> = [
        "Int", "Int32", "Int64", "UInt", "UInt64", "Double", "Float", "Decimal",
    ]

    /// Expressions that have the value of what they contain.
    private static let transparent: Set<SyntaxKind> = [.tupleExpr, .forceUnwrapExpr, .optionalChainingExpr]
}
