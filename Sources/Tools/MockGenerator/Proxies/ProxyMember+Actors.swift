import SourceModel

/// Calls of the role in a proxy that is an actor. The proxy runs on the role's executor.
extension ProxyMember {
    var isAssumed: Bool { context.isAssumed(requirement) }

    func assuming(_ call: String, giving more: [String] = []) -> String {
        guard isAssumed else { return call }
        let given = arguments.capturable + more
        let list = given.joined(separator: ", ")
        let isMany = given.count > 1
        let names = (["role"] + (isMany ? ["given"] : given)).joined(separator: ", ")
        let head = isNamed ? closureHead(names) : ""
        let body = isMany ? "let (\(list)) = given; \(more.isEmpty ? returned(call) : call)" : call
        let values = [context.target] + (isMany ? ["(\(list))"] : given)
        return "\(tries)\(context.crossings).on(\(values.joined(separator: ", "))) { \(head)\(body) }"
    }

    /// Whether it is an asynchronous property of an actor, whose value need not be `Sendable` on that actor.
    var isAwaited: Bool {
        context.shape.isActor && requirement.kind == .property && requirement.effects.isAsync
            && !returnsNoncopyable
            && !requirement.isStatic && !requirement.modifiers.contains("nonisolated")
    }

    func awaiting(_ marks: String) -> String {
        let head = isTyped ? "(role) async throws(\(requirement.effects.errorType?.text ?? "")) in " : ""
        let member = "\(isTyped ? "role" : "$0").\(requirement.name)"
        return "\(marks)\(context.crossings).later(on: \(context.target)) { \(head)\(marks)\(member) }"
    }

    /// Whether it is an asynchronous call with values that need not be `Sendable`, since they stay on the executor.
    var sendsArguments: Bool {
        guard context.shape.isActor, requirement.kind == .method, requirement.effects.isAsync,
            !requirement.isOfType, !returnsNoncopyable, !requirement.isRethrowing,
            requirement.generics.allSatisfy({ $0.specifier == nil }),
            !requirement.parameters.contains(where: { $0.type.undecorated.0.contains("inout") }),
            !requirement.modifiers.contains(where: { $0.hasPrefix("nonisolated") }),
            !requirement.attributes.contains(where: { $0 == "@concurrent" || context.index.isGlobalActor($0) }
            ),
            arguments.capturable.count + arguments.nonescaping.count == requirement.parameters.count
        else { return false }
        let types = requirement.parameters.map(\.type)
        return !(types + [requirement.type]).allSatisfy(\.isSurelySendable)
            && types.allSatisfy { Set($0.undecorated.0).isDisjoint(with: ["isolated", "@autoclosure"]) }
    }

    /// - Throws: `ForwardingProblem` if an asynchronous call cannot send its values to the actor.
    func refuseUnsent() throws(ForwardingProblem) {
        guard context.shape.isActor, requirement.kind == .method, requirement.effects.isAsync else { return }
        let unsent = requirement.generics.filter { !bounds(of: $0).contains(where: \.isOfSendable) }
        if sendsArguments, let bound = unsent.first(where: { !bounds(of: $0).isEmpty }) {
            // A closure captures the conformances.
            throw ForwardingProblem(
                "is an asynchronous member of an actor that takes a \"\(bound.name)\", which cannot be sent unless it is Sendable"
            )
        }
        let isVariable = requirement.parameters.contains { $0.type.undecorated.0.contains("inout") }
        let isUnsent = { (name: String) in
            unsent.contains { $0.name == name } || context.index.types[name]?.kind == .class
        }
        if isVariable, requirement.parameters.contains(where: { $0.type.mentions(isUnsent) }) {
            throw ForwardingProblem(
                "is an asynchronous member of an actor with an inout parameter that need not be Sendable, which Swift cannot forward"
            )
        }
    }

    private func bounds(of generic: GenericFact) -> [TypeFact] {
        let rules = requirement.constraints.filter { $0.left == .name(generic.name) && $0.relation == ":" }
        return [generic.bound].compactMap { $0 } + rules.map(\.right)
    }

    /// The call on the role's executor, to which the arguments are sent.
    func sending(_ call: String, _ marks: String) -> String {
        let given = arguments.capturable + arguments.nonescaping
        let list = given.count == 1 ? given[0] : "(\(given.joined(separator: ", ")))"
        let names = (["role"] + (given.count > 1 ? ["given"] : given)).joined(separator: ", ")
        let error = requirement.effects.errorType.flatMap { isTyped ? $0.text : nil }
        let head = error.map { "(\(names)) async throws(\($0)) in " } ?? "\(names) in "
        let body = given.count > 1 ? "let \(list) = given; \(returned(call))" : call
        let values = given.isEmpty ? "" : ", CrossingReporter.sent(\(list))"
        return "\(marks)\(context.crossings).later(on: \(context.target)\(values)) { \(head)\(body) }"
    }

    /// The signature of a closure, with the error if it is typed.
    private func closureHead(_ names: String) -> String {
        guard isTyped, let error = requirement.effects.errorType else { return "\(names) in " }
        return "(\(names))\(sendsArguments ? " async" : "") throws(\(error.text)) in "
    }

    /// Wraps nonescaping closures in `withoutActuallyEscaping`, so that they can be sent to the actor.
    func wrappingNonescaping(_ lines: [String]) -> [String] {
        guard isAssumed || sendsArguments else { return lines }
        return arguments.nonescaping.reversed().reduce(lines) { lines, name in
            let last = lines.last.map { returned($0) } ?? ""
            let shared = sendsArguments ? [] : ["nonisolated(unsafe) let \(name) = \(name)"]
            let inner = shared + lines.dropLast() + [last]
            let marks = tries + (sendsArguments ? "await " : "")
            let opening = "\(marks)withoutActuallyEscaping(\(name)) { \(closureHead(name).dropLast())"
            return [
                ([returned(opening)] + inner.map { "    \($0.indented)" } + ["}"]).joined(separator: "\n")
            ]
        }
    }
}

extension TypeFact {
    /// Whether its values are known to be `Sendable`.
    fileprivate var isSurelySendable: Bool {
        switch self {
        case .optional(let part), .array(let part): return part.isSurelySendable
        case .dictionary(let key, let part): return key.isSurelySendable && part.isSurelySendable
        case .tuple(let elements): return elements.allSatisfy(\.type.isSurelySendable)
        case .decorated(let words, let part):
            return part.isFunction ? words.contains("@Sendable") : part.isSurelySendable
        case .named(nil, let name, let arguments): return arguments.isEmpty && Self.sendable.contains(name)
        default: return false
        }
    }

    private static let sendable: Set<String> = [
        "Void", "Int", "UInt", "Double", "Float", "String", "Bool", "Data", "Date", "URL", "UUID",
    ]
}
