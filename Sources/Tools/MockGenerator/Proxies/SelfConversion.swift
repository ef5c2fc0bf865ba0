import SourceModel

/// Turns values whose type mentions `Self` from the proxy's into the role's, and back.
struct SelfConversion {
    /// The proxy's own type, as requirements name it.
    let own: TypeFact
    /// The proxy's property that holds the role.
    let target: String
    /// The proxy of a role, by the role's expression.
    let proxy: (String) -> String
    /// What a closure that makes proxies takes along.
    private let captured: String
    /// Whether closures throw anything, though the proxy's own member gives them a type.
    private let isRethrowing: Bool
    /// Whether a closure that may run anywhere can make proxies.
    private let isSendable: Bool

    enum Direction {
        case toRole, toProxy

        var other: Direction { self == .toRole ? .toProxy : .toRole }
    }

    /// - Parameter requirement: The member; those of the type have no crossings to move.
    init(of requirement: RequirementFact, in writer: ProxyWriter) {
        own = .name(writer.name)
        target = writer.target
        captured = requirement.isOfType ? "" : "[\(writer.crossings)] in "
        isRethrowing = requirement.isRethrowing
        isSendable = writer.shape.standard.contains("Sendable")
        proxy = { role in
            let crossings =
                requirement.isOfType
                ? writer.madeCrossings(of: role) : "\(writer.crossings).moved(to: \(role))"
            return "\(writer.name)(\(role), \(crossings))"
        }
    }

    private func isAbout(_ type: TypeFact) -> Bool { type.mentions { $0 == own.text } }

    /// What `value` of `type` becomes; nil where nobody could tell.
    func converted(_ value: String, _ type: TypeFact, _ direction: Direction) -> String? {
        guard isAbout(type) else { return value }
        if type == own { return direction == .toRole ? "\(value).\(target)" : proxy(value) }
        switch type {
        case .optional(let part): return mapped(value, part, direction, chained: part == own)
        case .implicitlyUnwrapped(let part): return mapped(value, part, direction, chained: part == own)
        case .array(let part): return mapped(value, part, direction)
        case .dictionary(let key, let part):
            return isAbout(key) ? nil : mapped(value, part, direction, by: "mapValues")
        case .named(nil, "Set", let parts) where parts.count == 1:
            return mapped(value, parts[0], direction).map { "Set(\($0))" }
        case .named(let base, "Result", let parts)
        where parts.count == 2 && base.map { $0 == .name("Swift") } ?? true:
            return isAbout(parts[1]) ? nil : mapped(value, parts[0], direction)
        case .tuple(let elements): return tuple(value, elements, direction)
        case .function(let parameters, let effects, let result):
            return function(value, parameters, effects, result, direction)
        case .decorated(let words, let part) where words.allSatisfy({ $0.hasPrefix("@") }):
            return words.contains("@Sendable") && !isSendable ? nil : converted(value, part, direction)
        default: return nil
        }
    }

    private func mapped(
        _ value: String, _ part: TypeFact, _ direction: Direction, by map: String = "map",
        chained: Bool = false
    ) -> String? {
        if part == own, direction == .toRole {
            return chained ? "\(value)?.\(target)" : "\(value).\(map)(\\.\(target))"
        }
        // A function is called later, from a closure that has arguments of its own.
        let (name, head) = part.undecorated.1.isFunction ? ("one", "one in ") : ("$0", "")
        return converted(name, part, direction).map { "\(value).\(map) { \(head)\($0) }" }
    }

    private func tuple(_ value: String, _ elements: [TypeFact.Element], _ direction: Direction) -> String? {
        var parts: [String] = []
        for (place, element) in elements.enumerated() {
            guard let part = converted("\(value).\(element.label ?? "\(place)")", element.type, direction)
            else {
                return nil
            }
            parts.append((element.label.map { "\($0): " } ?? "") + part)
        }
        return "(\(parts.joined(separator: ", ")))"
    }

    /// A function of the one type is called by one of the other, with its arguments taken the other way.
    private func function(
        _ value: String, _ parameters: [TypeFact.Element], _ effects: String, _ result: TypeFact,
        _ direction: Direction
    ) -> String? {
        // The compiler of Swift 6.3 makes closures that crash of those with a typed error that is generic.
        guard !effects.contains("(") || isRethrowing, !parameters.contains(where: \.isVariadic),
            !value.hasPrefix("$")
        else { return nil }
        var arguments: [String] = []
        for (place, parameter) in parameters.enumerated() {
            let (words, bare) = parameter.type.undecorated
            guard words.allSatisfy({ $0.hasPrefix("@") }) else { return nil }
            guard let argument = converted("$\(place)", bare, direction.other) else { return nil }
            arguments.append(argument)
        }
        let marks = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
        let call = "\(marks)\(value)(\(arguments.joined(separator: ", ")))"
        if !isAbout(result) { return closure([call]) }
        return converted("given", result, direction).map { closure(["let given = \(call)", "return \($0)"]) }
    }

    private func closure(_ lines: [String]) -> String {
        let body = lines.joined(separator: "; ")
        // Others are proxies made of what is at hand.
        return "{ \(body.contains(".moved(to: ") ? captured : "")\(body) }"
    }
}
