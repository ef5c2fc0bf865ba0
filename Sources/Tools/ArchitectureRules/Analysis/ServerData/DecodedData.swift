import SourceModel

/// Which variables of a body contain decoded data.
struct DecodedData {
    let body: BodyFact
    /// Parameters with decoded data.
    private let parameters: Set<String>
    /// Parameters with lists of dictionaries, which are read by key.
    private let lists: Set<String>
    /// Whether the member is `init(from decoder:)`, in which every call that throws reads data.
    let isDecoding: Bool
    /// Which of the body's local variables contain decoded data.
    private var decoded: [Bool] = []
    /// Whether the data is part of the app itself.
    let isOwn: Bool
    /// Whether the project declares a type of this name, which decoders of libraries do not return.
    private let isDeclared: (String) -> Bool
    /// Whether a mapped type of this name is made of any dictionary, because its `init?(map:)` never fails.
    private let takesAnything: (String) -> Bool
    let records: CloudRecords

    init(
        member: MemberFact, body: BodyFact, isDeclared: @escaping (String) -> Bool = { _ in false },
        takesAnything: @escaping (String) -> Bool = { _ in false }
    ) {
        self.body = body
        self.isDeclared = isDeclared
        self.takesAnything = takesAnything
        records = CloudRecords(member: member, body: body)
        parameters = Set(
            member.parameters.filter(Self.isDecoded).map { $0.innerName ?? $0.label })
        lists = Set(
            member.parameters.filter { Self.isList($0.type) }.map { $0.innerName ?? $0.label })
        isDecoding =
            member.name == "init"
            && member.parameters.contains {
                $0.label == "from" && $0.type.bareName == "Decoder"
                    || $0.label == "map" && $0.type.bareName == "Map"
            }
        isOwn = OwnData.isRead(in: body)
        decoded = Array(repeating: false, count: body.locals.count)
        // In source order: the elements of a variable come after it.
        for index in body.locals.indices { decoded[index] = isDecoded(body.locals[index]) }
    }

    /// Whether a forced value is decoded data, and nothing makes sure that it has the value.
    func isForced(_ forced: ForcedFact) -> Bool {
        if isOwn { return !forced.isProven && isReceived(forced) }
        if forced.isProven || readsSystemValue(at: forced.location) || isFoundation(forced.type)
            || isMappedAnyway(forced.subject)
        {
            return false
        }
        if Self.isDecoded(forced.subject, in: body) || convertsJSON(forced) || convertsDecoded(forced)
            || isTransformed(forced)
        {
            return true
        }
        if forced.kind == .cast, records.reads(forced) || isSnapshot(forced.subject) { return true }
        if ReceivedBytes(body: body).isForced(forced) { return true }
        guard forced.kind != .try else { return isDecoding || parsesJSON(forced) }
        if isResponseValue(forced.subject, at: forced.location) || isBody(forced) { return true }
        guard let origin = forced.origin, !isStored(origin), !Self.isSender(origin) else { return false }
        if isDecoded(origin, at: forced.location) { return true }
        return forced.kind == .cast && isDecodedIfCast(origin, to: forced.type, at: forced.location)
    }

    /// `try! JSON(data: data)` of SwiftyJSON
    private func parsesJSON(_ forced: ForcedFact) -> Bool {
        guard case .call(let index) = forced.subject, index < body.calls.count else { return false }
        let call = body.calls[index]
        return call.callee.names == ["JSON"] && call.arguments.first?.label == "data" && !isDeclared("JSON")
    }

    /// `Mapper<Ride>().map(JSONObject: document.data())!`, where a `Ride` is made of any dictionary.
    private func isMappedAnyway(_ value: ArgumentFact.Value) -> Bool {
        guard case .call(let index) = value, index < body.calls.count else { return false }
        let call = body.calls[index]
        guard call.callee.names == ["map"], call.arguments.first?.label == "JSONObject",
            case .call(let mapper) = call.callee.root, mapper < body.calls.count,
            body.calls[mapper].callee.names == ["Mapper"],
            let name = body.calls[mapper].callee.generics.first?.bareName
        else { return false }
        return takesAnything(name)
    }

    /// Whether the code casts another value of the same origin to a type that no data of a server has: `entry["id"] as! UUID`.
    private func isStored(_ origin: String) -> Bool {
        body.forced.contains {
            $0.kind == .cast && $0.origin == origin && $0.type?.bareName.map(Self.unsent.contains) == true
        }
    }

    private static let unsent: Set<String> = [
        "UUID", "Date", "Data", "NSData", "URL", "Int16", "NSManagedObjectID", "UIImage", "CGFloat", "CGRect",
    ]

    /// What a database of a library sends: `snapshot.value`.
    private func isSnapshot(_ value: ArgumentFact.Value) -> Bool {
        guard case .chain(let chain) = value, chain.root == .name, chain.names.count == 2 else {
            return false
        }
        return chain.names[0].lowercased().hasSuffix("snapshot") && chain.names[1] == "value"
    }

    /// Whether it reads what the system fills: `userInfo[UIResponder.keyboardFrameEndUserInfoKey]`,
    /// `item[kSecValueData as String]`.
    private func readsSystemValue(at location: FileLocation) -> Bool {
        body.uses.contains { use in
            guard use.location.line == location.line, let name = use.chain.names.last else { return false }
            return name.hasSuffix("UserInfoKey") || Self.systemKeys.contains(where: name.hasPrefix)
        }
    }

    /// Whether it is a type of Core Foundation, to which every cast succeeds: `item as! SecKey`.
    private func isFoundation(_ type: TypeFact?) -> Bool {
        guard let name = type?.bareName else { return false }
        return ["Sec", "CF", "CG"].contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
        } && !["CGFloat", "CGRect", "CGPoint", "CGSize"].contains(name)
    }

    private static let systemKeys = ["kSec", "kCG", "kCF", "kCM", "kCV", "NSExtension"]

    // MARK: Variables

    private static let jsonWords = ["json", "dict", "response", "payload", "result"]

    private static func speaksOfJSON(_ name: String) -> Bool {
        let name = name.lowercased()
        return name == "data" || jsonWords.contains { name.contains($0) }
    }

    private static func isDecoded(_ parameter: ParameterFact) -> Bool {
        if parameter.type.bareName == "JSON" { return true }
        if isDictionary(parameter.type) {
            return speaksOfJSON(parameter.innerName ?? parameter.label) || speaksOfJSON(parameter.label)
        }
        // What a push notification brings.
        guard case .dictionary(let key, let value) = parameter.type.bare else { return false }
        return key.bareName == "AnyHashable" && value.bareName == "Any"
    }

    private func isDecoded(_ local: LocalFact) -> Bool {
        if Self.isDecoded(local.value, in: body) || isResponseValue(local.value, at: local.location)
            || isJSON(local.value)
        {
            return true
        }
        if case .chain(let chain) = local.value, chain.root == .name, chain.names != [local.name] {
            return isDecoded(chain.names.joined(separator: "."), at: local.location)
        }
        if local.type.map(Self.isDictionary) == true {
            // The code writes what is in it: `["name": name] as [String: Any]`.
            if local.isCast, local.origin == nil, local.value == .other { return false }
            if Self.speaksOfJSON(local.name) { return true }
            if local.isCast, let origin = local.origin, !OwnData.isNamed(origin) { return true }
        }
        return local.origin.map { isDecoded($0, at: local.location, except: local.name) } ?? false
    }

    /// Whether it is a value of a library's type for JSON: `JSON(object)`.
    func isJSON(_ value: ArgumentFact.Value) -> Bool {
        guard case .call(let index) = value, index < body.calls.count else { return false }
        return body.calls[index].callee.names == ["JSON"] && !isDeclared("JSON")
    }

    /// Whether an element of a variable or of a call's result is decoded data.
    func isDecoded(_ origin: String, at location: FileLocation, except name: String? = nil) -> Bool {
        if origin.hasSuffix("()") {
            if origin == "data()" { return body.calls.contains(where: Self.isDocument) }
            return Self.decoders.contains(String(origin.dropLast(2))) && origin != "decode()"
        }
        if origin.hasSuffix("content.userInfo")
            || isResponseValue(origin.split(separator: ".").map(String.init), at: location)
        {
            return true
        }
        guard let index = local(origin, before: location, isSame: origin == name) else {
            return parameters.contains(origin)
        }
        return decoded[index]
    }

    /// A variable with the name of decoded data and of unknown type, or a closure's parameter that is cast to a dictionary:
    /// a cast of these is certain to read decoded data, unwrapping is not, since the code may have filled them itself.
    private func isDecodedIfCast(_ origin: String, to type: TypeFact?, at location: FileLocation) -> Bool {
        guard let index = local(origin, before: location) else {
            return lists.contains(origin) && !OwnData.isNamed(origin)
        }
        if origin.lowercased().contains("json") { return true }
        let local = body.locals[index]
        if decodesOwn(local.value) { return true }
        if let source = local.origin {
            if lists.contains(source), !OwnData.isNamed(source) { return true }
            if let list = self.local(source, before: local.location), decodesOwn(body.locals[list].value) {
                return true
            }
        }
        // `guard let data = response else { return }`
        if local.isUnwrapped, case .chain(let chain) = local.value, chain.root == .name,
            chain.names.count == 1,
            chain.names[0] != origin, self.local(chain.names[0], before: local.location) != nil
        {
            return isDecodedIfCast(chain.names[0], to: type, at: local.location)
        }
        guard let type, local.closure != nil, local.type == nil, local.value == .other, local.origin == nil,
            !OwnData.isNamed(origin),
            // What the page shows, such as its title.
            body.receiver(ofClosure: local.closure)?.callee.names.last != "evaluateJavaScript"
        else { return false }
        return Self.isDictionary(type) || Self.isAnswer(origin) && Self.isPlain(type)
    }

    /// Whether a function of the project's own decodes it by its name: `decodePayload(of: token)`, `readJSON(data)`. An archive is
    /// the app's own.
    private func decodesOwn(_ value: ArgumentFact.Value) -> Bool {
        guard case .call(let index) = value, index < body.calls.count else { return false }
        let names = body.calls[index].callee.names
        guard let name = names.last, name.camelCaseWords.count > 1 else { return false }
        return name.hasPrefix("decode") && !names.dropLast().contains { $0.lowercased().hasSuffix("coder") }
            || ["read", "parse"].contains { name.hasPrefix($0) } && name.hasSuffix("JSON")
    }

    /// What a scene passes to the next one, by its name: `prepare(for segue: UIStoryboardSegue, sender: Any?)`.
    private static func isSender(_ name: String) -> Bool { name.lowercased().hasSuffix("sender") }

    private static func isAnswer(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasPrefix("response") || name.hasSuffix("response") || name.contains("payload")
    }

    /// What JSON consists of.
    private static func isPlain(_ type: TypeFact) -> Bool {
        if case .array = type.bare { return true }
        return ["String", "Int", "Double", "Bool", "Data", "NSArray", "NSString"].contains(type.bareName)
    }

    /// The innermost variable of a name that is visible at a location.
    func local(_ name: String, before location: FileLocation, isSame: Bool = false) -> Int? {
        body.locals.indices.last { index in
            let local = body.locals[index]
            guard local.name == name, local.lastLine == 0 || local.lastLine >= location.line else {
                return false
            }
            if local.location.line == location.line {
                return isSame
                    ? local.location.column < location.column : local.location.column <= location.column
            }
            return local.location.line < location.line
        }
    }

    // MARK: Values

    /// `response.value`, `response.result.value`: data that a network library has decoded.
    private func isResponseValue(_ value: ArgumentFact.Value, at location: FileLocation) -> Bool {
        guard case .chain(let chain) = value, chain.root == .name else { return false }
        return isResponseValue(chain.names, at: location)
    }

    private func isResponseValue(_ names: [String], at location: FileLocation) -> Bool {
        guard names.count > 1, names[0].lowercased().hasSuffix("response"), names.last == "value" else {
            return false
        }
        // An answer without an error has a value.
        let isChecked = body.branches.contains { branch in
            branch.location.line < location.line
                && branch.subjects.contains { $0.names.first == names[0] && $0.names.last == "error" }
        }
        if isChecked { return false }
        // The project's own response is whatever its code made of the data.
        let type = local(names[0], before: location).map { body.locals[$0].type } ?? nil
        return type?.bareName.map(isDeclared) != true
    }

    static let decoders: Set<String> = ["decode", "jsonObject", "propertyList", "mapJSON"]

    static func isDecoded(_ value: ArgumentFact.Value, in body: BodyFact) -> Bool {
        guard case .call(let index) = value, index < body.calls.count else { return false }
        let call = body.calls[index]
        guard let name = call.callee.names.last else { return false }
        if isDocument(call) || isMapped(call) { return true }
        guard decoders.contains(name) else { return false }
        return name != "decode" || call.arguments.contains { $0.label == "from" }
    }

    /// `Mapper<Order>().map(JSONString: text)`, `nil` for what is not as the mapped type expects.
    /// So is what is mapped to a type: `json["order"].mapObject(Order.self)`.
    private static func isMapped(_ call: CallFact) -> Bool {
        guard let name = call.callee.names.last else { return false }
        if name == "mapObject" || name == "mapArray", case .chain(let type)? = call.arguments.first?.value,
            type.names.last == "self"
        {
            return true
        }
        // A document of Firestore: `document.data(as: Order.self)`.
        if name == "data", call.arguments.first?.label == "as" { return true }
        return (name == "map" || name == "mapArray")
            && call.arguments.first?.label.map(mapped.contains) == true
    }

    static let mapped: Set<String> = ["JSON", "JSONString", "JSONObject", "JSONArray"]

    /// `document.data()`: what a document database returns.
    private static func isDocument(_ call: CallFact) -> Bool {
        let names = call.callee.names
        guard names.count > 1, names.last == "data", call.arguments.isEmpty else { return false }
        let owner = names[names.count - 2].lowercased()
        return ["document", "doc", "snapshot"].contains(where: owner.hasSuffix)
    }

    private static func isList(_ fact: TypeFact) -> Bool {
        guard case .array(let element) = fact.bare else { return false }
        return isDictionary(element)
    }

    static func isDictionary(_ fact: TypeFact) -> Bool {
        switch fact.bare {
        case .dictionary(let key, let value):
            key.bareName == "String" && (value.bareName == "Any" || value.bareName == "AnyObject")
        case .array(let element): isDictionary(element)
        case .named(_, "Dictionary", let arguments):
            arguments.count == 2 && isDictionary(.dictionary(arguments[0], arguments[1]))
        case .named(_, let name, _):
            name == "NSDictionary" || name == "JSONDictionary" || name == "JSONObject"
        default: false
        }
    }
}
