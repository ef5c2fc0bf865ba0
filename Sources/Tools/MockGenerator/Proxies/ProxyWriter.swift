import SourceModel

/// Writes the proxy of one protocol: a class that forwards each requirement to its role and reports the crossing.
struct ProxyWriter {
    let context: ProxyContext
    var problems: [SourceProblem] = []
    /// Whether there is no proxy, for the reason in `problems`.
    var isImpossible: Bool

    var shape: FlattenedProtocol { context.shape }
    private var access: String { context.access }
    private var name: String { context.name }
    private var role: String { context.role }
    private var target: String { context.target }

    init(shape: FlattenedProtocol, index: ProtocolIndex) {
        context = ProxyContext(shape: shape, index: index)
        isImpossible = shape.isImpossible
    }

    mutating func write() -> String {
        refuseWhole()
        var members: [Conditional] = []
        for requirement in shape.requirements where !isAnsweredByStandard(requirement) {
            do {
                let text = try ProxyMember(requirement, in: context).text
                members.append(Conditional(conditions: requirement.conditions, text: text))
            } catch {
                refuse("\"\(requirement.signature)\" \(error.reason)", at: requirement.location)
            }
        }
        let code = SourceText(attributes, heading, size: 4096)
        for open in shape.open { code.add(line: "\(access)typealias \(open.name) = \(role).\(open.name)") }
        for resolved in shape.resolved {
            let type = resolved.type.replacing { $0 == "Self" ? .name(name) : nil }
            code.add(line: "\(access)typealias \(resolved.name) = \(type.text)")
        }
        for stored in storage { code.add(line: stored) }
        code.add(members: members)
        for member in context.standardMembers { code.add(apart: member) }
        code.close()
        let type = code.text
        let parts = [type, context.tracing, CrossingMembers(of: self).text].compactMap { $0 }
        let text = parts.joined(separator: "\n\n")
        return Conditional(conditions: shape.fact.conditions, text: text).block
    }

    // MARK: The class

    private var attributes: [String] {
        let actors = shape.fact.attributes.filter { context.index.isGlobalActor($0) }
        return shape.fact.attributes.filter { $0.hasPrefix("@available") }
            + (actors.isEmpty ? [] : [actors.joined(separator: " ")])
    }

    private var heading: String {
        let isPlain = shape.fact.modifiers.contains("nonisolated")
        let kind = shape.isActor ? "actor" : "final class"
        let extra = ((context.isObject ? [] : ["Hashable"]) + ["AsyncIteratorProtocol"]).filter(
            shape.standard.contains
        ).map {
            ", nonisolated \($0)"
        }
        return
            "\(access)\(isPlain ? "nonisolated " : "")\(kind) \(name)<\(role): \(shape.fact.qualifiedName)>: "
            + (shape.superclass.map { "\($0.type.text), " } ?? "")
            + "\(shape.fact.qualifiedName), BoundaryProxy\(extra.joined())"
    }

    private var storage: [String] {
        let crossings = context.crossings
        let stand = crossings == "crossings" ? "" : "@_implements(BoundaryProxy, crossings) "
        let executor =
            "nonisolated \(access)var unownedExecutor: UnownedSerialExecutor { \(target).unownedExecutor }"
        return [
            "\(reach)let \(target): \(role)",
            "\(stand)\(access)nonisolated let \(crossings): CrossingReporter",
        ] + (shape.isActor ? [executor] : []) + [
            """

            \(isFree ? "nonisolated " : "")init(_ target: \(role), _ crossings: CrossingReporter) {
                self.\(target) = target
                self.\(crossings) = crossings\(context.base.map { "\n    \($0.construction("target"))" } ?? "")
            }
            """
        ]
    }

    /// Whether it can be created in any isolation. A base class other than `NSObject` decides by itself.
    private var isFree: Bool { isReached && !shape.isActor && shape.superclass.map(\.isObject) != false }

    private var isReached: Bool {
        !shape.standard.isDisjoint(with: StandardMembers.nonisolated) || context.isObject
            || shape.requirements.contains { isElsewhere($0) }
    }

    /// Whether a member may run in another isolation than the proxy.
    private func isElsewhere(_ requirement: RequirementFact) -> Bool {
        requirement.modifiers.contains { $0.hasPrefix("nonisolated") }
            || requirement.parameters.contains { parameter in
                parameter.type.text.contains("@Sendable") && parameter.type.mentions { $0 == name }
            }
            || requirement.parameters.contains { $0.type.undecorated.0.contains("isolated") }
            || requirement.attributes.contains { attribute in
                attribute == "@concurrent"
                    || attribute != "@MainActor" && context.index.isGlobalActor(attribute)
                        && !shape.fact.attributes.contains(attribute)
            }
    }

    /// The isolation of the property that holds the role. Nonisolated members use it too: either the role is sendable, or only
    /// members that are safe by themselves are called from elsewhere.
    private var reach: String {
        if shape.isActor { return "nonisolated " }
        if isReached, shape.standard.contains("Sendable") || context.base?.isOnActor == true {
            return "nonisolated "
        }
        return isReached ? "nonisolated(unsafe) " : ""
    }
}
