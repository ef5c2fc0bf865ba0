import SourceModel

/// The field that a forced value reads.
struct ForcedRead {
    /// How the value follows from the field.
    enum Way {
        /// It is the field: `user.name!`.
        case itself
        /// It is the first or last element: `page.rides.first!`.
        case element
        /// It is made of the text: `URL(string: user.picture)!`.
        case converted
    }

    /// The chain that ends with the field.
    var chain: ChainFact
    var field: String
    var way: Way

    private init?(_ chain: ChainFact, _ way: Way) {
        // Nothing tells what a subscript returns but the name of the field: `rides[row].driverName!`.
        // A name alone is a field of the decoded type around: `URL(string: picture)!`, `var identity: Int { id! }`.
        guard chain.root == .name || chain.root == .other, let last = chain.names.last else { return nil }
        (self.chain, field, self.way) = (chain, last, way)
    }

    /// What may be the field; only a text that is put together of several has more than one.
    static func all(of forced: ForcedFact, in body: BodyFact) -> [ForcedRead] {
        let texts = converted(in: forced, body)
        if !texts.isEmpty { return texts.compactMap { ForcedRead($0, .converted) } }
        guard let written = chain(forced.subject) ?? mapped(forced.subject, body) else { return [] }
        let chain = behindVariable(written, forced, body) ?? written
        guard let last = chain.names.last, ["first", "last"].contains(last) else {
            return [ForcedRead(chain, .itself)].compactMap(\.self)
        }
        let list = ChainFact(root: chain.root, names: chain.names.dropLast())
        return [ForcedRead(list, .element)].compactMap(\.self)
    }

    /// The field that a variable has the value of: `let text = ride.date` and `text!`.
    private static func behindVariable(_ chain: ChainFact, _ forced: ForcedFact, _ body: BodyFact)
        -> ChainFact?
    {
        guard chain.root == .name, chain.names.count == 1,
            let local = body.local(chain.names[0], visibleAt: forced.location), local.isLet,
            !local.isUnwrapped,
            case .chain(let value) = local.value, value.root == .name, value.names.count > 1
        else { return nil }
        return value
    }

    /// Whether the value may be missing, by the type of the field.
    func mayFail(_ forced: ForcedFact, _ type: TypeFact?) -> Bool {
        switch way {
        case .converted: return true
        case .element:
            if case .array? = type?.bare { return true }
            return false
        case .itself:
            // A type that tells nothing of its value: `Any?`.
            if forced.kind == .cast { return ["Any", "AnyObject"].contains(type?.bareName) }
            if case .optional? = type { return true }
            return false
        }
    }

    private static func chain(_ value: ArgumentFact.Value) -> ChainFact? {
        if case .chain(let chain) = value { return chain }
        return nil
    }

    /// The field that a forced call maps: `response.data.map { … }!`.
    private static func mapped(_ value: ArgumentFact.Value, _ body: BodyFact) -> ChainFact? {
        guard case .call(let index) = value, index < body.calls.count else { return nil }
        let callee = body.calls[index].callee
        guard callee.names.count > 2, ["map", "flatMap"].contains(callee.names.last) else { return nil }
        return ChainFact(root: callee.root, names: callee.names.dropLast())
    }

    // MARK: Texts

    /// The fields whose text is converted: `URL(string: user.picture)!`, `formatter.date(from: order.day)!`, `Int(order.number)!`.
    private static func converted(in forced: ForcedFact, _ body: BodyFact) -> [ChainFact] {
        guard forced.kind == .unwrap, case .call(let index) = forced.subject, index < body.calls.count,
            let argument = body.calls[index].arguments.first,
            body.calls[index].arguments.allSatisfy({ $0 == argument || $0.label == "radix" }),
            converts(body.calls[index].callee.names, argument.label)
        else { return [] }
        if let chain = chain(argument.value) { return [behindVariable(chain, forced, body) ?? chain] }
        // An address is none any longer with a text in it that is empty or has spaces: `URL(string: base + item.path)!`.
        let call = body.calls[index]
        guard call.callee.names == ["URL"], argument.value == .other else { return [] }
        return body.uses.filter {
            $0.location.line == call.location.line && $0.location.column > call.location.column
        }.map(\.chain)
    }

    static func converts(_ names: [String], _ label: String?) -> Bool {
        switch label {
        case "string": names == ["URL"]
        case "from": names.count > 1 && names.last == "date"
        case "rawValue": names.count == 1 && names[0].first?.isUppercase == true
        case "uuidString": names == ["UUID"]
        case nil: names.count == 1 && numbers.contains(names[0])
        default: false
        }
    }

    private static let numbers: Set<String> = [
        "Int", "Int64", "Int32", "UInt", "UInt64", "UInt32", "Double", "Float", "Decimal", "BigUInt",
        "BigInt",
    ]
}
