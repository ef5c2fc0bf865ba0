import SourceModel

/// How a proxy that is an actor calls its role, on whose executor it runs.
extension ProxyMember {
    var isAssumed: Bool { writer.isAssumed(requirement) }

    func assuming(_ call: String, giving more: [String] = []) -> String {
        guard isAssumed else { return call }
        let given = arguments.passed + more
        let list = given.joined(separator: ", ")
        let isMany = given.count > 1
        let names = (["role"] + (isMany ? ["given"] : given)).joined(separator: ", ")
        let head = isNamed ? closureHead(names) : ""
        let body = isMany ? "let (\(list)) = given; \(more.isEmpty ? returned(call) : call)" : call
        let values = [writer.target] + (isMany ? ["(\(list))"] : given)
        return "\(tries)\(writer.crossings).on(\(values.joined(separator: ", "))) { \(head)\(body) }"
    }

    /// Whether it is an actor's asynchronous property, whose value need not be `Sendable` to its own actor.
    var isAwaited: Bool {
        writer.shape.isActor && requirement.kind == .property && requirement.effects.isAsync && !isHeld
            && !requirement.isStatic && !requirement.modifiers.contains("nonisolated")
    }

    func awaiting(_ marks: String) -> String {
        let head = isTyped ? "(role) async throws(\(requirement.effects.errorType?.text ?? "")) in " : ""
        let place = "\(isTyped ? "role" : "$0").\(requirement.name)"
        return "\(marks)\(writer.crossings).later(on: \(writer.target)) { \(head)\(marks)\(place) }"
    }

    /// Whether it waits for the role with values that need not be `Sendable`: they stay on the executor.
    var isTaken: Bool {
        guard writer.shape.isActor, requirement.kind == .method, requirement.effects.isAsync,
            !requirement.isOfType, !isHeld, !requirement.isRethrowing,
            requirement.generics.allSatisfy({ $0.specifier == nil }),
            !requirement.parameters.contains(where: { $0.type.undecorated.0.contains("inout") }),
            !requirement.modifiers.contains(where: { $0.hasPrefix("nonisolated") }),
            !requirement.attributes.contains(where: { $0 == "@concurrent" || writer.index.isGlobalActor($0) }
            ),
            arguments.passed.count + arguments.lent.count == requirement.parameters.count
        else { return false }
        let types = requirement.parameters.map(\.type)
        return !(types + [requirement.type]).allSatisfy(\.isSurelySendable)
            && types.allSatisfy { Set($0.undecorated.0).isDisjoint(with: ["isolated", "@autoclosure"]) }
    }

    /// - Throws: why a call that waits for an actor cannot take its values there.
    func refuseUnsent() throws(ForwardingProblem) {
        guard writer.shape.isActor, requirement.kind == .method, requirement.effects.isAsync else { return }
        let unsent = requirement.generics.filter { !bounds(of: $0).contains(where: \.isOfSendable) }
        if isTaken, let bound = unsent.first(where: { !bounds(of: $0).isEmpty }) {
            // A closure takes the conformances along.
            throw ForwardingProblem(
                "waits on an actor with a \"\(bound.name)\", which nobody can take there unless it is Sendable"
            )
        }
        let isVariable = requirement.parameters.contains { $0.type.undecorated.0.contains("inout") }
        let isUnsent = { (name: String) in
            unsent.contains { $0.name == name } || writer.index.types[name]?.kind == .class
        }
        if isVariable, requirement.parameters.contains(where: { $0.type.mentions(isUnsent) }) {
            throw ForwardingProblem(
                "waits on an actor with a variable of what need not be Sendable, which Swift lets nobody hand on"
            )
        }
    }

    private func bounds(of generic: GenericFact) -> [TypeFact] {
        let rules = requirement.constraints.filter { $0.left == .name(generic.name) && $0.relation == ":" }
        return [generic.bound].compactMap { $0 } + rules.map(\.right)
    }

    /// The call on the role's executor, with the arguments taken there.
    func taking(_ call: String, _ marks: String) -> String {
        let given = arguments.passed + arguments.lent
        let list = given.count == 1 ? given[0] : "(\(given.joined(separator: ", ")))"
        let names = (["role"] + (given.count > 1 ? ["given"] : given)).joined(separator: ", ")
        let error = requirement.effects.errorType.flatMap { isTyped ? $0.text : nil }
        let head = error.map { "(\(names)) async throws(\($0)) in " } ?? "\(names) in "
        let body = given.count > 1 ? "let \(list) = given; \(returned(call))" : call
        let values = given.isEmpty ? "" : ", BoundaryCrossings.sent(\(list))"
        return "\(marks)\(writer.crossings).later(on: \(writer.target)\(values)) { \(head)\(body) }"
    }

    /// What stands before the body of a closure, with the error where it is typed.
    private func closureHead(_ names: String) -> String {
        guard isTyped, let error = requirement.effects.errorType else { return "\(names) in " }
        return "(\(names))\(isTaken ? " async" : "") throws(\(error.text)) in "
    }

    /// Closures that do not escape are taken to the actor as if they did.
    func lending(_ lines: [String]) -> [String] {
        guard isAssumed || isTaken else { return lines }
        return arguments.lent.reversed().reduce(lines) { lines, name in
            let last = lines.last.map { returned($0) } ?? ""
            let shared = isTaken ? [] : ["nonisolated(unsafe) let \(name) = \(name)"]
            let inner = shared + lines.dropLast() + [last]
            let marks = tries + (isTaken ? "await " : "")
            let opening = "\(marks)withoutActuallyEscaping(\(name)) { \(closureHead(name).dropLast())"
            return [
                ([returned(opening)] + inner.map { "    \($0.indented)" } + ["}"]).joined(separator: "\n")
            ]
        }
    }
}

extension TypeFact {
    /// Whether its values go from one actor to another whatever the sources say.
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
