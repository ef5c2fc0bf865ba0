import SourceModel

/// Data from outside is forced into a type.
struct ServerDataForced: Rule {
    let info = RuleInfo(
        id: "server-data-forced",
        summary: "Decoded data is forced with `try!`, `as!` or `!`.",
        why:
            "What a server sends is not up to the app. A field that is missing for one customer then ends the app for "
            + "that customer, each time it is opened.",
        whatToDo:
            "Decode with `try` and hand the error on; read optional fields with `as?` and a default, or leave them "
            + "out.",
        silence:
            "For data from the app's own bundle or defaults, for tests and previews, and for casts of what is not decoded, "
            + "such as cells and segues. Of variables without a written type those whose name ends in `json` count, and only "
            + "for casts.",
        badExample: """
            import Foundation

            struct Fare: Decodable { let amount: Int }
            struct FareClient {
                func fare(from data: Data) -> Fare { try! JSONDecoder().decode(Fare.self, from: data) }
            }
            """,
        goodExample: """
            import Foundation

            struct Fare: Decodable { let amount: Int }
            struct FareClient {
                func fare(from data: Data) throws -> Fare { try JSONDecoder().decode(Fare.self, from: data) }
            }
            """)

    func findings(in project: CheckedProject) -> [Finding] {
        var found: [Finding] = []
        for module in project.model.modules where !module.isTest {
            for file in module.files where !file.isGenerated {
                for declaration in file.declarations {
                    let members = declaration.members.having(.forced)
                    guard !members.isEmpty, !isPreview(declaration) else { continue }
                    for member in members {
                        add(member, "\(declaration.qualifiedName).\(member.name)", to: &found)
                    }
                }
                for member in file.globals.having(.forced) { add(member, member.name, to: &found) }
            }
        }
        return found
    }

    private func isPreview(_ declaration: DeclarationFact) -> Bool {
        ["Mock", "Stub", "Fake", "Preview", "Previews", "Sample", "Fixture"].contains {
            declaration.name.contains($0)
        }
    }

    private func add(_ member: MemberFact, _ subject: String, to found: inout [Finding]) {
        guard let body = member.body else { return }
        let data = DecodedData(member: member, body: body)
        guard !data.isOwn else { return }
        var lines: Set<Int> = []
        for forced in body.forced where data.isForced(forced) && lines.insert(forced.place.line).inserted {
            let word =
                switch forced.kind {
                case .try: "try!"
                case .cast: "as!"
                case .unwrap: "!"
                }
            found.append(
                Finding(
                    rule: id, severity: info.severity, place: forced.place,
                    message:
                        "\"\(subject)\" forces decoded data with \(word), so the app ends when the data is not as expected; "
                        + "decode without force and hand the error on",
                    subject: "\(subject) \(word)"))
        }
    }
}

/// Which variables of a body hold decoded data.
struct DecodedData {
    private let body: BodyFact
    private let names: Set<String>
    /// Variables that are called as decoded data and whose type the text does not tell: casting out of these is certain,
    /// unwrapping is not, as the code may have filled them itself.
    private let untyped: Set<String>
    /// Whether the data comes with the app itself.
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

    /// `response.value`, `response.result.value`: what a network library has decoded.
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

    /// Whether what is forced is an element of decoded data: `json["name"] as! String`.
    private func readsDecoded(_ forced: ForcedFact, _ names: Set<String>) -> Bool {
        switch forced.subject {
        case .chain(let chain):
            if chain.root == .name, chain.names.count == 1 { return names.contains(chain.names[0]) }
            return Self.isResponseValue(forced.subject) || chain.root == .other && precedes(forced, names)
        case .other: return precedes(forced, names)
        default: return false
        }
    }

    /// Whether decoded data is the last thing read before the force, on its line.
    private func precedes(_ forced: ForcedFact, _ names: Set<String>) -> Bool {
        let before = body.uses.last { use in
            use.place.line == forced.place.line && use.place.column <= forced.place.column
                && use.chain.root != .other
        }
        guard let before, before.chain.root == .name, before.chain.names.count == 1 else { return false }
        return names.contains(before.chain.names[0])
    }
}
