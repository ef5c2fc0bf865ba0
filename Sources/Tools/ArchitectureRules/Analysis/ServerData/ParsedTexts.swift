import SourceModel

/// Numbers that code makes of texts: `let change = Double(model.change) ?? 0`.
struct ParsedTexts {
    let code: CodeContext

    private static let numbers: Set<String> = [
        "Double", "Float", "Int", "Decimal", "CGFloat", "NSDecimalNumber",
    ]

    /// What is converted, also with a default: `Int(model.count ?? "0")`.
    private func text(in call: CallFact) -> ChainFact? {
        switch call.arguments[0].value {
        case .chain(let chain): chain
        case .other:
            code.body.uses.first {
                $0.location.line == call.location.line && $0.location.column > call.location.column
            }?.chain
        default: nil
        }
    }

    /// The text that a variable in a condition was made of.
    func source(of chain: ChainFact, at location: FileLocation) -> ChainFact? {
        guard chain.root == .name, chain.names.count == 1,
            let local = code.body.local(chain.names[0], visibleAt: location)
        else { return nil }
        // The default after `??` hides the call in the variable's value.
        let call = code.body.calls.first { call in
            call.location.line == local.location.line && call.callee.root == .name
                && call.callee.names.count == 1 && Self.numbers.contains(call.callee.names[0])
                && call.location.column > local.location.column
        }
        guard let call, call.arguments.count == 1, let text = text(in: call), text.root == .name,
            text.names.count > 1
        else { return nil }
        return text
    }
}
