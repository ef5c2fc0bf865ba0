import SourceModel

/// One argument of a forwarded member.
struct ForwardedValue {
    /// What the report tells of it.
    var told: String
    /// What the role is given.
    var forwarded: String
    /// Its name where it can be handed to another closure by value.
    var passed: String?
    /// Whether it is a closure that may not be kept.
    private(set) var isLent = false
    /// Statements before the report.
    var preparations: [String] = []

    init(
        _ parameter: ParameterFact, named name: String, of requirement: RequirementFact,
        in writer: ProxyWriter
    ) throws(ForwardingProblem) {
        let (words, bare) = parameter.type.undecorated
        let scope = writer.shape.fact.scope + [writer.shape.fact.name]
        let followed = writer.index.followed(bare, in: scope)
        let unseen = "CrossingValue.unseen(\"\(bare.text.replacingQuotes)\")"
        told = name
        forwarded = words.contains("inout") ? "&\(name)" : name
        passed = words.contains("inout") ? nil : name
        let isOnActor = writer.isAssumed(requirement)
        if words.contains("inout"), isOnActor {
            // The actor's own closure cannot take along what is changed elsewhere.
            preparations = [
                "nonisolated(unsafe) var \(requirement.free(name, "Role")) = \(name)",
                "defer { \(name) = \(requirement.free(name, "Role")) }",
            ]
            forwarded = "&\(requirement.free(name, "Role"))"
        }
        let isUncopied = writer.isUncopied(bare) || requirement.isNoncopyable(bare)
        if case .prefixed("repeat", let pattern) = bare {
            (told, forwarded) = ("repeat each \(name)", "repeat each \(name)")
            if pattern.isFunction { told = unseen }
            passed = nil
        } else if case .tuple(let parts) = bare, parts.count == 1, case .prefixed("repeat", _) = parts[0].type
        {
            // Passed on whole it crashes the compiler of Swift 6.3.
            forwarded = "(repeat each \(name))"
            passed = nil
        } else if isUncopied {
            told = unseen
            passed = nil
            // A closure may take a value out of a variable, not consume a parameter.
            guard words.contains("consuming"), !requirement.isOfType else { return }
            preparations = [
                "\(isOnActor ? "nonisolated(unsafe) " : "")var \(requirement.free(name, "Held")): Optional<\(bare.text)> = consume \(name)"
            ]
            forwarded = "\(requirement.free(name, "Held")).take()!"
        } else if bare.mentions({ $0 == writer.name }) {
            if followed.isFunction, !words.contains("@escaping") { lend(unseen, words) }
            try unwrap(parameter, name, requirement, writer)
        } else if words.contains("@autoclosure"), let effects = followed.functionEffects {
            lend(unseen, words)
            let marks =
                (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
            let call = "\(marks)\(name)()"
            let isInner = requirement.isOperator && !marks.isEmpty
            forwarded = requirement.isVariadic ? name : isInner ? "(\(call))" : call
        } else if followed.isFunction, !words.contains("@escaping"), !parameter.isVariadic {
            lend(unseen, words)
            if words.contains("sending") {
                throw ForwardingProblem("is sent a closure that does not escape, which nobody can send on")
            }
        } else if words.contains("sending"), words.contains("inout") {
            throw ForwardingProblem(
                "gives away one value and takes another for it, which no report can look at")
        } else if words.contains("sending") {
            // The report keeps a text of it alone.
            forwarded = "BoundaryCrossings.sent(\(name))"
            if isOnActor {
                // Told before, since it leaves with the call.
                told = "\(requirement.free(name, "Told"))"
                preparations = ["let \(told) = \(writer.crossings).value(\(name))"]
            }
        } else if words.contains("borrowing") || words.contains("consuming") {
            // A closure cannot take along what is borrowed.
            (told, forwarded, passed) = (
                "\(requirement.free(name, "Copy"))", "\(requirement.free(name, "Copy"))",
                "\(requirement.free(name, "Copy"))"
            )
            preparations = ["let \(requirement.free(name, "Copy")) = copy \(name)"]
        }
    }

    private mutating func lend(_ unseen: String, _ words: [String]) {
        told = unseen
        guard !words.contains("@escaping") else { return }
        passed = nil
        isLent = !words.contains("@Sendable") && !words.contains("inout")
    }

    /// Hands on the roles behind the proxies of an argument of `Self`.
    private mutating func unwrap(
        _ parameter: ParameterFact, _ name: String, _ requirement: RequirementFact, _ writer: ProxyWriter
    ) throws(ForwardingProblem) {
        let (words, bare) = parameter.type.undecorated
        let conversion = SelfConversion(of: requirement, in: writer)
        if words == ["inout"], bare == conversion.own {
            // Another role that comes back gets a proxy of its own.
            preparations = [
                "var \(requirement.free(name, "Role")) = \(name).\(writer.target)",
                "defer { if \(requirement.free(name, "Role")) !== \(name).\(writer.target) { \(name) = \(conversion.proxy("\(requirement.free(name, "Role"))")) } }",
            ]
            forwarded = "&\(requirement.free(name, "Role"))"
            passed = nil
            return
        }
        let type = parameter.isVariadic ? TypeFact.array(bare) : bare
        let given = words.contains("@Sendable") ? TypeFact.decorated(["@Sendable"], type) : type
        guard words.allSatisfy({ ["@escaping", "@Sendable"].contains($0) }),
            let converted = conversion.converted(name, given, .toRole)
        else { throw ForwardingProblem("takes \"Self\" in a form that a proxy cannot unwrap") }
        forwarded = converted
    }
}

extension RequirementFact {
    /// A name like a parameter's that no other parameter has.
    fileprivate func free(_ name: String, _ ending: String) -> String {
        let isTaken = parameters.contains { ($0.innerName ?? $0.label).plainName == name.plainName + ending }
        return name.plainName + ending + (isTaken ? "_" : "")
    }

    /// Whether it is called on the type, where nothing is reported.
    var isOfType: Bool { isStatic || kind == .initializer }

    var isVariadic: Bool { parameters.contains(where: \.isVariadic) }

    /// Whether it throws what its closures throw, which has the one type without saying so.
    var isRethrowing: Bool { modifiers.contains("rethrows") }
}

extension TypeFact {
    /// What a function does besides, whatever its attributes.
    fileprivate var functionEffects: String? {
        switch self {
        case .function(_, let effects, _): return effects
        case .decorated(_, let type): return type.functionEffects
        default: return nil
        }
    }
}

extension String {
    fileprivate var replacingQuotes: String { split(separator: "\"").joined(separator: "'") }
}
