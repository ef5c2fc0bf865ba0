import SourceModel

/// What the sources tell of the types a proxy meets.
extension ProtocolIndex {
    /// Whether only classes conform to a protocol, as far as the sources tell.
    func isClassBound(_ fact: ProtocolFact, depth: Int = 0) -> Bool {
        guard depth < 32 else { return false }
        return parents(of: fact).contains { parent in
            let name = parent.bareName
            if ["AnyObject", "class", "Boundary", "Actor", "NSObjectProtocol"].contains(name) { return true }
            if let next = findProtocol(name, in: fact.scope) { return isClassBound(next, depth: depth + 1) }
            return findType(name, in: fact.scope)?.kind == .class
        }
    }

    /// Whether values of a type are known to be safe to send.
    func isSendable(_ type: TypeFact, in scope: [String]) -> Bool {
        let (words, bare) = type.undecorated
        if followed(bare, in: scope).isFunction {
            return words.contains("@Sendable") || bare.text.contains("@Sendable")
        }
        var isSendable = true
        _ = followed(bare, in: scope).rewritten { part in
            switch part {
            case .named(_, let name, _):
                let isDeclared =
                    findType(part.bareName, in: scope)?.inherited.contains(.name("Sendable")) ?? false
                if !isDeclared, !Self.sendable.contains(name) { isSendable = false }
            case .function, .prefixed, .composition: isSendable = false
            default: break
            }
            return nil
        }
        return isSendable
    }

    private static let sendable: Set<String> = [
        "Int", "String", "Bool", "Double", "Float", "UInt", "Int32", "Int64", "UInt8", "Character", "Void",
        "Never",
        "Data", "Date", "URL", "UUID", "Decimal", "Duration", "Array", "Optional", "Dictionary", "Set",
        "Locale",
        "TimeZone", "Calendar", "IndexPath", "Range", "ClosedRange",
    ]
}
