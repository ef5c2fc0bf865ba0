import SourceModel

/// Converts values whose type mentions `Self` between the proxy's and the role's type.
struct SelfConversion {
    /// The type of the proxy, as requirements name it.
    let own: TypeFact
    /// The name of the proxy's property that holds the role.
    let target: String
    /// The expression for the proxy of a role.
    let proxy: (String) -> String
    /// The capture list of a closure that creates proxies.
    private let captured: String
    /// Whether closures throw any error, although the proxy's member declares a typed one.
    private let isRethrowing: Bool
    /// Whether a `@Sendable` closure can create proxies.
    private let isSendable: Bool

    enum Direction {
        case toRole, toProxy

        var other: Direction { self == .toRole ? .toProxy : .toRole }
    }

    /// - Parameter requirement: The member. Members of the type have no reporter to move.
    init(of requirement: RequirementFact, in context: ProxyContext) {
        own = .name(context.name)
        target = context.target
        captured = requirement.isOfType ? "" : "[\(context.crossings)] in "
        isRethrowing = requirement.isRethrowing
        isSendable = context.shape.standard.contains("Sendable")
        proxy = { role in
            let crossings =
                requirement.isOfType
                ? context.madeCrossings(of: role) : "\(context.crossings).moved(to: \(role))"
            return "\(context.name)(\(role), \(crossings))"
        }
    }

    private func isAbout(_ type: TypeFact) -> Bool { type.mentions { $0 == own.text } }

    /// The converted expression; `nil` if the type cannot be converted.
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
        // The nested closure of a function has parameters of its own.
        let (name, head) = part.undecorated.1.isFunction ? ("one", "one in ") : ("$0", "")
        return converted(name, part, direction).map { "\(value).\(map) { \(head)\($0) }" }
    }

    private func tuple(_ value: String, _ elements: [TypeFact.Element], _ direction: Direction) -> String? {
        var parts: [String] = []
        for (position, element) in elements.enumerated() {
            guard let part = converted("\(value).\(element.label ?? "\(position)")", element.type, direction)
            else {
                return nil
            }
            parts.append((element.label.map { "\($0): " } ?? "") + part)
        }
        return "(\(parts.joined(separator: ", ")))"
    }

    /// Wraps a function in a closure that converts its arguments in the opposite direction.
    private func function(
        _ value: String, _ parameters: [TypeFact.Element], _ effects: String, _ result: TypeFact,
        _ direction: Direction
    ) -> String? {
        // Closures with a generic typed error crash when compiled with Swift 6.3.
        guard !effects.contains("(") || isRethrowing, !parameters.contains(where: \.isVariadic),
            !value.hasPrefix("$")
        else { return nil }
        var arguments: [String] = []
        for (position, parameter) in parameters.enumerated() {
            let (words, bare) = parameter.type.undecorated
            guard words.allSatisfy({ $0.hasPrefix("@") }) else { return nil }
            guard let argument = converted("$\(position)", bare, direction.other) else { return nil }
            arguments.append(argument)
        }
        let marks = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
        let call = "\(marks)\(value)(\(arguments.joined(separator: ", ")))"
        if !isAbout(result) { return closure([call]) }
        return converted("given", result, direction).map { closure(["let given = \(call)", "return \($0)"]) }
    }

    private func closure(_ lines: [String]) -> String {
        let body = lines.joined(separator: "; ")
        // Other closures do not use the reporter.
        return "{ \(body.contains(".moved(to: ") ? captured : "")\(body) }"
    }
}
