import SourceModel

/// Why a requirement cannot be forwarded.
struct ForwardingProblem: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}

/// The parameters of a forwarded member: how they are declared, told and handed on.
struct ProxyArguments {
    var declarations: [String] = []
    /// What the report tells of them.
    var told: [String] = []
    /// The arguments of the role's own member, with their labels.
    var forwarded: [String] = []
    /// The same without labels, for operators.
    var operands: [String] = []
    /// Statements before them, for what a closure could not hand on as it is.
    var preparations: [String] = []

    init(of requirement: RequirementFact, in writer: ProxyWriter) throws(ForwardingProblem) {
        let taken = [writer.target, "target", "crossings", "newValue", "result"]
        for (place, parameter) in requirement.parameters.enumerated() {
            let name = ParameterName(parameter, number: place + 1, of: requirement, taken: taken)
            declarations.append(
                "\(name.declared): \(parameter.type.text)\(parameter.isVariadic ? "..." : "")")
            let value = try Self.value(of: parameter, named: name.local, requirement, writer)
            preparations += [value.preparation].compactMap { $0 }
            told.append(value.told)
            operands.append(value.forwarded)
            let label = Self.inCall(requirement.callLabel(of: parameter))
            forwarded.append((label == "_" ? "" : "\(label): ") + value.forwarded)
        }
    }

    /// Most keywords are labels as they are.
    private static func inCall(_ label: String) -> String {
        let plain = label.plainName
        let needsBackticks = ["inout", "var", "let"].contains(plain) || !plain.allSatisfy(\.isPlain)
        return needsBackticks ? label : plain
    }

    private static func value(
        of parameter: ParameterFact, named name: String, _ requirement: RequirementFact, _ writer: ProxyWriter
    ) throws(ForwardingProblem) -> (told: String, forwarded: String, preparation: String?) {
        if parameter.isVariadic {
            throw ForwardingProblem("takes any number of arguments, which Swift cannot hand on")
        }
        let (words, bare) = parameter.type.undecorated
        if words.contains("isolated") {
            throw ForwardingProblem("runs on the actor it is given, which a report does not")
        }
        let scope = writer.shape.fact.scope + [writer.shape.fact.name]
        let unseen = "CrossingValue.unseen(\"\(bare.text.replacingQuotes)\")"
        let followed = writer.index.followed(bare, in: scope)
        if case .prefixed("repeat", _) = bare { return ("repeat each \(name)", "repeat each \(name)", nil) }
        let noncopyable = requirement.generics.filter(\.isNoncopyable).map(\.name)
        if writer.index.isNoncopyable(bare, in: scope) || bare.mentions({ noncopyable.contains($0) }) {
            if words.contains("consuming"), !requirement.isStatic {
                // A closure may take a value out of a variable, not consume a parameter.
                let held = "var \(name)Held: Optional<\(bare.text)> = consume \(name)"
                return (unseen, "\(name)Held.take()!", held)
            }
            return (unseen, words.contains("inout") ? "&\(name)" : name, nil)
        }
        if words.contains("@autoclosure"), case .function(_, let effects, _) = followed {
            let marks =
                (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
            return (unseen, "\(marks)\(name)()", nil)
        }
        if followed.isFunction, !words.contains("@escaping") { return (unseen, name, nil) }
        if bare.mentions({ $0 == writer.name }) {
            return (name, try unwrapped(bare, name, words, writer), nil)
        }
        // The report keeps a text of it alone.
        if words.contains("sending") { return (name, "BoundaryCrossings.sent(\(name))", nil) }
        if words.contains("borrowing") || words.contains("consuming") {
            // A closure cannot take along what is borrowed.
            return ("\(name)Copy", "\(name)Copy", "let \(name)Copy = copy \(name)")
        }
        return (name, words.contains("inout") ? "&\(name)" : name, nil)
    }

    /// The roles behind the proxies of an argument of `Self`.
    private static func unwrapped(
        _ type: TypeFact, _ name: String, _ words: [String], _ writer: ProxyWriter
    ) throws(ForwardingProblem) -> String {
        let own = TypeFact.name(writer.name)
        if words.isEmpty {
            if type == own { return "\(name).\(writer.target)" }
            if type == .optional(own) { return "\(name)?.\(writer.target)" }
            if type == .array(own) { return "\(name).map(\\.\(writer.target))" }
        }
        throw ForwardingProblem("takes \"Self\" in a form that a proxy cannot unwrap")
    }
}

extension String {
    fileprivate var replacingQuotes: String { split(separator: "\"").joined(separator: "'") }
}
