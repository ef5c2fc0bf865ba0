import SourceModel

// Values that are made of decoded data, and are missing if it is not as expected.

extension DecodedData {
    /// Whether a number or an address is made of what `init(from:)` decodes: `Float(try values.decode(String.self, forKey: .price))!`.
    func convertsDecoded(_ forced: ForcedFact) -> Bool {
        guard isDecoding, forced.kind == .unwrap, case .call(let index) = forced.subject,
            index < body.calls.count,
            body.calls[index].arguments.count == 1, let argument = body.calls[index].arguments.first,
            converts(body.calls[index], argument.label)
        else { return false }
        switch argument.value {
        case .call(let inner): return isDecode(inner)
        case .chain(let chain):
            guard chain.root == .name, chain.names.count == 1,
                let local = local(chain.names[0], before: forced.location),
                case .call(let inner) = body.locals[local].value
            else { return false }
            return isDecode(inner)
        default: return false
        }
    }

    private func isDecode(_ index: Int) -> Bool {
        guard index < body.calls.count else { return false }
        let names = body.calls[index].callee.names
        return names.last == "decode" || names == ["map", "value"]
    }

    private func converts(_ call: CallFact, _ label: String?) -> Bool {
        // `NumberFormatter().number(from: text)!`
        if label == "from", ["number", "date"].contains(call.callee.names.last) { return true }
        return ForcedRead.converts(call.callee.names, label)
    }

    /// Whether a forced call converts what its line reads of decoded data: `date(from: json["start"].stringValue)!`,
    /// `State(rawValue: entry["state"] as? String ?? "new")!`.
    func convertsJSON(_ forced: ForcedFact) -> Bool {
        guard forced.kind == .unwrap, case .call(let call) = forced.subject, call < body.calls.count else {
            return false
        }
        let makes = Self.makesValue(body.calls[call])
        return body.uses.contains { use in
            guard use.location.line == forced.location.line, use.chain.root == .name,
                let name = use.chain.names.first
            else { return false }
            if let index = local(name, before: forced.location), isJSON(body.locals[index].value) {
                return true
            }
            return makes && use.chain.names.count == 1
                && (isDecoded(name, at: forced.location) || records.isRecord(name))
        }
    }

    /// An initializer that fails for what it does not expect: `State(rawValue: text)`, `Place(JSON: entry)`.
    private static func makesValue(_ call: CallFact) -> Bool {
        guard call.callee.names.count == 1, call.callee.names[0].first?.isUppercase == true,
            call.arguments.count == 1, let label = call.arguments[0].label
        else { return false }
        return ["rawValue", "string", "uuidString", "json", "dictionary", "dict"].contains(label)
            || mapped.contains(label)
    }

    /// Whether a library for JSON calls the code with a value that may be missing: `TransformOf(fromJSON: { URL(string: $0!) })`.
    func isTransformed(_ forced: ForcedFact) -> Bool {
        guard forced.kind == .unwrap, let closure = forced.closure, closure < body.closures.count,
            body.closures[closure].label == "fromJSON", case .chain(let chain) = forced.subject,
            chain.root == .name, chain.names.count == 1
        else { return false }
        return chain.names == ["$0"]
            || body.locals.contains {
                $0.name == chain.names[0] && $0.closure == closure && $0.value == .other
            }
    }
}
