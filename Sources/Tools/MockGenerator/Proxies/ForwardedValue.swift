import SourceModel

/// One argument of a forwarded member.
struct ForwardedValue {
    /// The expression that is reported.
    var reported: String
    /// The expression that is passed to the role.
    var forwarded: String
    /// Its name, if a closure can capture it by value.
    var capturable: String?
    /// Whether it is a nonescaping closure.
    private(set) var isNonescaping = false
    /// Statements that come before the report.
    var preparations: [String] = []

    init(
        _ parameter: ParameterFact, named name: String, of requirement: RequirementFact,
        in context: ProxyContext
    ) throws(ForwardingProblem) {
        let (words, bare) = parameter.type.undecorated
        let scope = context.shape.fact.scope + [context.shape.fact.name]
        let followed = context.index.followed(bare, in: scope)
        let unseen = "CrossingValue.unseen(\"\(bare.text.replacingQuotes)\")"
        reported = name
        forwarded = words.contains("inout") ? "&\(name)" : name
        capturable = words.contains("inout") ? nil : name
        let isOnActor = context.isAssumed(requirement)
        if words.contains("inout"), isOnActor {
            // The closure on the actor cannot capture an inout parameter.
            preparations = [
                "nonisolated(unsafe) var \(requirement.free(name, "Role")) = \(name)",
                "defer { \(name) = \(requirement.free(name, "Role")) }",
            ]
            forwarded = "&\(requirement.free(name, "Role"))"
        }
        let isNoncopyable = context.isNoncopyable(bare) || requirement.isNoncopyable(bare)
        if case .prefixed("repeat", let pattern) = bare {
            (reported, forwarded) = ("repeat each \(name)", "repeat each \(name)")
            if pattern.isFunction { reported = unseen }
            capturable = nil
        } else if case .tuple(let parts) = bare, parts.count == 1, case .prefixed("repeat", _) = parts[0].type
        {
            // Forwarded without expanding it, it crashes the compiler of Swift 6.3.
            forwarded = "(repeat each \(name))"
            capturable = nil
        } else if isNoncopyable {
            reported = unseen
            capturable = nil
            // A closure can take a value out of a variable, but cannot consume a parameter.
            guard words.contains("consuming"), !requirement.isOfType else { return }
            preparations = [
                "\(isOnActor ? "nonisolated(unsafe) " : "")var \(requirement.free(name, "Held")): Optional<\(bare.text)> = consume \(name)"
            ]
            forwarded = "\(requirement.free(name, "Held")).take()!"
        } else if bare.mentions({ $0 == context.name }) {
            if followed.isFunction, !words.contains("@escaping") { markNonescaping(unseen, words) }
            try unwrap(parameter, name, requirement, context)
        } else if words.contains("@autoclosure"), let effects = followed.functionEffects {
            markNonescaping(unseen, words)
            let marks =
                (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
            let call = "\(marks)\(name)()"
            let isInner = requirement.isOperator && !marks.isEmpty
            forwarded = requirement.isVariadic ? name : isInner ? "(\(call))" : call
        } else if followed.isFunction, !words.contains("@escaping"), !parameter.isVariadic {
            markNonescaping(unseen, words)
            if words.contains("sending") {
                throw ForwardingProblem(
                    "takes a nonescaping closure as \"sending\", which cannot be forwarded")
            }
        } else if words.contains("sending"), words.contains("inout") {
            throw ForwardingProblem(
                "takes an \"inout sending\" value, which cannot be reported")
        } else if words.contains("sending") {
            // The report only keeps a description.
            forwarded = "CrossingReporter.sent(\(name))"
            if isOnActor {
                // It is described before the call, which transfers it.
                reported = "\(requirement.free(name, "Reported"))"
                preparations = ["let \(reported) = \(context.crossings).value(\(name))"]
            }
        } else if words.contains("borrowing") || words.contains("consuming") {
            // A closure cannot capture a borrowed value.
            (reported, forwarded, capturable) = (
                "\(requirement.free(name, "Copy"))", "\(requirement.free(name, "Copy"))",
                "\(requirement.free(name, "Copy"))"
            )
            preparations = ["let \(requirement.free(name, "Copy")) = copy \(name)"]
        }
    }

    private mutating func markNonescaping(_ unseen: String, _ words: [String]) {
        reported = unseen
        guard !words.contains("@escaping") else { return }
        capturable = nil
        isNonescaping = !words.contains("@Sendable") && !words.contains("inout")
    }

    /// Replaces the proxies in an argument that mentions `Self` by their roles.
    private mutating func unwrap(
        _ parameter: ParameterFact, _ name: String, _ requirement: RequirementFact, _ context: ProxyContext
    ) throws(ForwardingProblem) {
        let (words, bare) = parameter.type.undecorated
        let conversion = SelfConversion(of: requirement, in: context)
        if words == ["inout"], bare == conversion.own {
            // If another role is assigned, it gets a proxy of its own.
            preparations = [
                "var \(requirement.free(name, "Role")) = \(name).\(context.target)",
                "defer { if \(requirement.free(name, "Role")) !== \(name).\(context.target) { \(name) = \(conversion.proxy("\(requirement.free(name, "Role"))")) } }",
            ]
            forwarded = "&\(requirement.free(name, "Role"))"
            capturable = nil
            return
        }
        let type = parameter.isVariadic ? TypeFact.array(bare) : bare
        let given = words.contains("@Sendable") ? TypeFact.decorated(["@Sendable"], type) : type
        guard words.allSatisfy({ ["@escaping", "@Sendable"].contains($0) }),
            let converted = conversion.converted(name, given, .toRole)
        else { throw ForwardingProblem("takes \"Self\" in a form that a proxy cannot convert to its role") }
        forwarded = converted
    }
}

extension RequirementFact {
    /// A name derived from a parameter's that no other parameter has.
    fileprivate func free(_ name: String, _ ending: String) -> String {
        let isTaken = parameters.contains {
            ($0.innerName ?? $0.label).plainName == name.plainName + ending
        }
        return name.plainName + ending + (isTaken ? "_" : "")
    }

    /// Whether it is called on the type. Such calls are not reported.
    var isOfType: Bool { isStatic || kind == .initializer }

    var isVariadic: Bool { parameters.contains(where: \.isVariadic) }

    /// Whether it rethrows the error of its closures.
    var isRethrowing: Bool { modifiers.contains("rethrows") }
}

extension TypeFact {
    /// The effects of a function type, whatever its attributes.
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
