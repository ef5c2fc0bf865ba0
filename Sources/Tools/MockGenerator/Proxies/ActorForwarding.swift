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

    /// What stands before the body of a closure, with the error where it is typed.
    private func closureHead(_ names: String) -> String {
        guard isTyped, let error = requirement.effects.errorType else { return "\(names) in " }
        return "(\(names)) throws(\(error.text)) in "
    }

    /// Closures that do not escape are taken to the actor as if they did.
    func lending(_ lines: [String]) -> [String] {
        guard isAssumed else { return lines }
        return arguments.lent.reversed().reduce(lines) { lines, name in
            let last = lines.last.map { returned($0) } ?? ""
            let inner = ["nonisolated(unsafe) let \(name) = \(name)"] + lines.dropLast() + [last]
            let opening = "\(tries)withoutActuallyEscaping(\(name)) { \(closureHead(name).dropLast())"
            return [
                ([returned(opening)] + inner.map { "    \($0.indented)" } + ["}"]).joined(separator: "\n")
            ]
        }
    }
}
