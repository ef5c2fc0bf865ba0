import SourceModel

/// Which variables of a body contain decoded data.
struct DecodedData {
    private let body: BodyFact
    private let names: Set<String>
    /// Variables with the name of decoded data and of unknown type: a cast of these is certain to read decoded data,
    /// unwrapping is not, since the code may have filled them itself.
    private let untyped: Set<String>
    /// Whether the data is part of the app itself.
    let isOwn: Bool

    init(member: MemberFact, body: BodyFact) {
        self.body = body
        var names = Set(body.locals.filter { Self.isDecoded($0.value, in: body) }.map(\.name))
        for parameter in member.parameters where Self.isDictionary(parameter.type) {
            let name = parameter.innerName ?? parameter.label
            if Self.jsonWords.contains(where: name.lowercased().contains) { names.insert(name) }
        }
        for parameter in member.parameters where parameter.type.bareName == "JSON" {
            names.insert(parameter.innerName ?? parameter.label)
        }
        for local in body.locals where local.type.map(Self.isDictionary) == true {
            if Self.jsonWords.contains(where: local.name.lowercased().contains) { names.insert(local.name) }
        }
        for local in body.locals where Self.isResponseValue(local.value) { names.insert(local.name) }
        self.names = names
        untyped = Set(body.locals.map(\.name).filter(Self.isCalledJSON)).subtracting(names)
        isOwn = BodyChains(body).contains { chain, _ in
            ["Bundle", "UserDefaults"].contains(chain.names.first ?? "")
                || chain.names.contains("path") && chain.names.contains("main")
                || chain.names.last == "archivedData"
        }
    }

    private static let jsonWords = ["json", "dict", "response", "payload", "result"]

    private static func isCalledJSON(_ name: String) -> Bool { name.lowercased().hasSuffix("json") }

    /// `response.value`, `response.result.value`: data that a network library has decoded.
    private static func isResponseValue(_ value: ArgumentFact.Value) -> Bool {
        guard case .chain(let chain) = value, chain.root == .name, chain.names.count > 1 else { return false }
        return chain.names[0].lowercased().hasSuffix("response") && chain.names.last == "value"
    }

    private static let decoders: Set<String> = ["decode", "jsonObject", "propertyList"]

    func isForced(_ forced: ForcedFact) -> Bool {
        switch forced.kind {
        case .try: Self.isDecoded(forced.subject, in: body)
        case .cast:
            Self.isDecoded(forced.subject, in: body) || readsDecoded(forced, names.union(untyped))
        case .unwrap: Self.isDecoded(forced.subject, in: body) || readsDecoded(forced, names)
        }
    }

    static func isDecoded(_ value: ArgumentFact.Value, in body: BodyFact) -> Bool {
        guard case .call(let index) = value, index < body.calls.count else { return false }
        let call = body.calls[index]
        guard let name = call.callee.names.last, decoders.contains(name) else { return false }
        return name != "decode" || call.arguments.contains { $0.label == "from" }
    }

    static func isDictionary(_ fact: TypeFact) -> Bool {
        switch fact.bare {
        case .dictionary(let key, let value):
            key.bareName == "String" && (value.bareName == "Any" || value.bareName == "AnyObject")
        case .array(let element): isDictionary(element)
        case .named(_, let name, _):
            name == "NSDictionary" || name == "JSONDictionary" || name == "JSONObject"
        default: false
        }
    }

    /// Whether the forced value is an element of decoded data: `json["name"] as! String`.
    private func readsDecoded(_ forced: ForcedFact, _ names: Set<String>) -> Bool {
        switch forced.subject {
        case .chain(let chain):
            if chain.root == .name, chain.names.count == 1 { return names.contains(chain.names[0]) }
            return Self.isResponseValue(forced.subject) || chain.root == .other && precedes(forced, names)
        case .other: return precedes(forced, names)
        default: return false
        }
    }

    /// Whether decoded data is the last value read before the forced value, on its line.
    private func precedes(_ forced: ForcedFact, _ names: Set<String>) -> Bool {
        let before = body.uses.last { use in
            use.location.line == forced.location.line && use.location.column <= forced.location.column
                && use.chain.root != .other
        }
        guard let before, before.chain.root == .name, before.chain.names.count == 1 else { return false }
        return names.contains(before.chain.names[0])
    }
}
