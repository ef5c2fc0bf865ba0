import SourceModel

/// Functions that use nothing of their object, whose results follow from what they are given: `RideFormat.shared.text(of: ride)`.
/// No test needs to replace them.
struct PureFunctions {
    let model: ProjectModel

    /// Whether all functions of a name of a type are such.
    func contain(_ name: String, of type: TypeEntity) -> Bool {
        guard model.inheritedNames(of: type).subtracting(Self.plain.union([type.name])).isEmpty
        else { return false }
        return arePure(name, of: type, depth: Self.deepest)
    }

    private static let plain: Set<String> = ["NSObject", "Sendable"]

    /// How many functions are followed from one to the next.
    private static let deepest = 2

    private func arePure(_ name: String, of type: TypeEntity, depth: Int) -> Bool {
        let functions = type.members { $0.kind == .method && $0.name == name }
        return depth >= 0 && !functions.isEmpty
            && functions.allSatisfy { isPure($0, of: type, depth: depth) }
    }

    private func isPure(_ function: MemberEntity, of type: TypeEntity, depth: Int) -> Bool {
        guard let body = function.fact.body, function.fact.type != nil, !function.fact.effects.isAsync else {
            return false
        }
        let parameters = Set(function.fact.parameters.map { $0.innerName ?? $0.label })
        let isUsed = BodyChains(body).contains { chain, _ in
            chain.root == .name && chain.names.first.map(parameters.contains) == true
        }
        // `func rides() -> Request { Request(path: Paths.rides) }`
        let makesOne = !body.calls.isEmpty && body.calls.allSatisfy { isMade($0.callee) }
        guard isUsed || makesOne else { return false }
        let given = parameters.union(body.locals.map(\.name)).union(["$0", "$1"])
        let isOwn = { (chain: ChainFact) in
            let names = chain.names.filter { $0 != "self" }
            return names.count == 1 && arePure(names[0], of: type, depth: depth - 1)
        }
        let isGiven = { (chain: ChainFact) in
            chain.root != .name || chain.names.first.map(given.contains) == true || isOwn(chain)
        }
        // A static function of a value's type may do anything.
        return body.calls.allSatisfy {
            makesOne || isGiven($0.callee) || $0.callee.names.count == 1 && isValue($0.callee)
        }
            && body.uses.allSatisfy { isGiven($0.chain) || isValue($0.chain) }
    }

    /// Whether it is a type whose values share no state, or a constant of it.
    private func isValue(_ chain: ChainFact) -> Bool {
        let name = chain.names[0]
        if Self.values.contains(name) { return true }
        guard !chain.names.dropFirst().contains(where: SharedMembers.accessors.contains),
            let type = model.type(named: name)
        else { return false }
        return type.kind == .struct || type.kind == .enum
    }

    /// Whether a call makes a value or an object of the project, and is made on nothing.
    private func isMade(_ callee: ChainFact) -> Bool {
        guard callee.root == .name, callee.readsAsInitializer, callee.names.count == 1 else { return false }
        return isValue(callee) || model.type(named: callee.names[0])?.isClass == true
    }

    private static let values: Set<String> = [
        "String", "UTF8", "Int", "Int64", "UInt", "Decimal", "NSNumber", "NSDecimalNumber", "URL", "Data",
        "URLRequest", "URLComponents", "URLQueryItem", "NSAttributedString", "Double", "Float", "Bool",
        "CGFloat", "Array", "Dictionary", "Set", "Result",
        "NSError", "JSONDecoder", "JSONEncoder", "JSONSerialization", "DateFormatter", "NumberFormatter",
        "UIColor", "CGSize", "CGRect", "CGPoint", "NSPredicate", "NSRegularExpression", "IndexPath",
    ]
}
