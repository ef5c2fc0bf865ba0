import SourceModel

/// Writes the proxy of one shape: a class that forwards each requirement to the role it stands in
/// front of, and reports the crossing.
struct ProxyWriter {
    let shape: MockShape
    let index: ProtocolIndex
    /// What comes with the base class, where the protocol asks for one.
    let base: BaseMembers?
    var problems: [SourceProblem] = []
    /// Whether there is no proxy, for the reason in `problems`.
    var isImpossible: Bool

    /// The name of the property that holds the role.
    let target: String
    /// The name of the generic parameter for its type.
    let role: String
    /// The name of the property that it reports with.
    let crossings: String
    var access: String { shape.fact.accessPrefix }
    var name: String { shape.mockName }

    init(shape: MockShape, index: ProtocolIndex) {
        self.index = index
        base = shape.superclass.map { BaseMembers(of: $0, for: shape, in: index) }
        let shape = base.map(shape.overriding) ?? shape
        isImpossible = shape.isImpossible
        target = shape.requirements.contains { $0.name.plainName == "target" } ? "target_" : "target"
        crossings =
            shape.requirements.contains { $0.name.plainName == "crossings" } ? "crossings_" : "crossings"
        let names =
            (shape.open.map(\.name) + shape.settled.map(\.name)
                + shape.requirements.flatMap(\.generics).map(\.name))
        let isFree: (String) -> Bool = { name in
            !names.contains(name) && !shape.requirements.contains { $0.mentions { $0 == name } }
        }
        role = ["Target", "Role", "Wrapped"].first(where: isFree) ?? "\(shape.mockName)Target"
        self.shape = shape.withRoleTypes(of: role)
    }

    /// Inside an actor's own executor, what is not asynchronous is called as on the actor.
    func isAssumed(_ requirement: RequirementFact) -> Bool {
        shape.isActor && !requirement.isOfType && !requirement.effects.isAsync
            && !requirement.modifiers.contains("nonisolated")
    }

    /// What the proxy of a role reports with that a member of the type made.
    func madeCrossings(of role: String) -> String {
        "BoundaryCrossings(made: \"\(shape.fact.name.plainName)\", of: \(role))"
    }

    /// Whether values of a type cannot be copied or kept, and so not be looked at by a report.
    func isUncopied(_ type: TypeFact) -> Bool {
        index.isNoncopyable(type, in: shape.fact.scope + [shape.fact.name])
            || type.mentions { Self.spans.contains($0) }
    }

    private static let spans: Set<String> = [
        "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span",
    ]

    mutating func write() -> String {
        refuseWhole()
        var members: [Conditional] = []
        for requirement in shape.requirements where !isAnsweredByStandard(requirement) {
            do {
                let text = try ProxyMember(requirement, in: self).text
                members.append(Conditional(conditions: requirement.conditions, text: text))
            } catch {
                refuse("\"\(requirement.signature)\" \(error.reason)", at: requirement.place)
            }
        }
        let code = SourceText(attributes, heading, size: 4096)
        for open in shape.open { code.add(line: "\(access)typealias \(open.name) = \(role).\(open.name)") }
        for settled in shape.settled {
            let type = settled.type.replacing { $0 == "Self" ? .name(name) : nil }
            code.add(line: "\(access)typealias \(settled.name) = \(type.text)")
        }
        for stored in storage { code.add(line: stored) }
        code.add(members: members)
        for member in standardMembers { code.add(apart: member) }
        code.close()
        let type = code.text
        let text = ([type] + [tracing].compactMap { $0 }).joined(separator: "\n\n")
        return Conditional(conditions: shape.fact.conditions, text: text).block
    }

    // MARK: The class

    private var attributes: [String] {
        let actors = shape.fact.attributes.filter { index.isGlobalActor($0) }
        return shape.fact.attributes.filter { $0.hasPrefix("@available") }
            + (actors.isEmpty ? [] : [actors.joined(separator: " ")])
    }

    private var heading: String {
        let isPlain = shape.fact.modifiers.contains("nonisolated")
        let kind = shape.isActor ? "actor" : "final class"
        let extra = ["Hashable", "AsyncIteratorProtocol"].filter(shape.standard.contains).map {
            ", nonisolated \($0)"
        }
        return
            "\(access)\(isPlain ? "nonisolated " : "")\(kind) \(name)<\(role): \(shape.fact.qualifiedName)>: "
            + (shape.superclass.map { "\($0.type.text), " } ?? "")
            + "\(shape.fact.qualifiedName), BoundaryProxy\(extra.joined())"
    }

    private var storage: [String] {
        let stand = crossings == "crossings" ? "" : "@_implements(BoundaryProxy, crossings) "
        let executor =
            "nonisolated \(access)var unownedExecutor: UnownedSerialExecutor { \(target).unownedExecutor }"
        return [
            "\(reach)let \(target): \(role)",
            "\(stand)\(access)nonisolated let \(crossings): BoundaryCrossings",
        ] + (shape.isActor ? [executor] : []) + [
            """

            \(isFree ? "nonisolated " : "")init(_ target: \(role), _ crossings: BoundaryCrossings) {
                self.\(target) = target
                self.\(crossings) = crossings\(base.map { "\n    \($0.construction("target"))" } ?? "")
            }
            """
        ]
    }

    /// Whether it is made anywhere; a base class other than `NSObject` is made where it says.
    private var isFree: Bool { isReached && !shape.isActor && shape.superclass.map(\.isObject) != false }

    /// Whether it inherits from `NSObject`, whose members are not isolated.
    var isObject: Bool { base?.isObject == true }

    private var isReached: Bool {
        !shape.standard.isDisjoint(with: StandardMembers.nonisolated) || isObject
            || shape.requirements.contains { isElsewhere($0) }
    }

    /// Whether a member runs somewhere else than the proxy may be isolated to.
    private func isElsewhere(_ requirement: RequirementFact) -> Bool {
        requirement.modifiers.contains { $0.hasPrefix("nonisolated") }
            || requirement.parameters.contains { parameter in
                parameter.type.text.contains("@Sendable") && parameter.type.mentions { $0 == name }
            }
            || requirement.parameters.contains { $0.type.undecorated.0.contains("isolated") }
            || requirement.attributes.contains { attribute in
                attribute == "@concurrent"
                    || attribute != "@MainActor" && index.isGlobalActor(attribute)
                        && !shape.fact.attributes.contains(attribute)
            }
    }

    /// Members that are not isolated reach the role too: it is known to be safe to share, or only they,
    /// which are safe by themselves, are reached from elsewhere.
    private var reach: String {
        if shape.isActor { return "nonisolated " }
        if isReached, shape.standard.contains("Sendable") || base?.isOnActor == true { return "nonisolated " }
        return isReached ? "nonisolated(unsafe) " : ""
    }
}
