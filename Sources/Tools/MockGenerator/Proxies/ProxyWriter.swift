import SourceModel

/// Writes the proxy of one shape: a class that forwards each requirement to the role it stands in
/// front of, and reports the crossing.
struct ProxyWriter {
    let shape: MockShape
    let index: ProtocolIndex
    var problems: [SourceProblem] = []
    /// Whether there is no proxy, for the reason in `problems`.
    var isImpossible: Bool

    /// The name of the property that holds the role.
    let target: String
    /// The name of the generic parameter for its type.
    let role: String
    /// Whether the role is isolated, or safe to share.
    var isShared: Bool {
        shape.isActor || shape.standard.contains("Sendable")
            || shape.fact.attributes.contains { index.isGlobalActor($0) }
    }
    var access: String { shape.fact.accessPrefix }
    var name: String { shape.mockName }

    init(shape: MockShape, index: ProtocolIndex) {
        self.shape = shape
        self.index = index
        isImpossible = shape.isImpossible
        target = shape.requirements.contains { $0.name.plainName == "target" } ? "target_" : "target"
        let names = shape.open.map(\.name) + shape.settled.map(\.name)
        let generics = shape.requirements.flatMap(\.generics).map(\.name)
        role = (names + generics).contains("Target") ? "Role" : "Target"
    }

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
            code.add(line: "\(access)typealias \(settled.name) = \(settled.type.text)")
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
            + "\(shape.fact.qualifiedName), BoundaryProxy\(extra.joined())"
    }

    private var storage: [String] {
        let executor =
            "nonisolated \(access)var unownedExecutor: UnownedSerialExecutor { \(target).unownedExecutor }"
        return [
            "\(reach)let \(target): \(role)",
            "\(access)nonisolated let crossings: BoundaryCrossings",
        ] + (shape.isActor ? [executor] : []) + [
            """

            \(isReached && !shape.isActor ? "nonisolated " : "")init(_ target: \(role), _ crossings: BoundaryCrossings) {
                self.\(target) = target
                self.crossings = crossings
            }
            """
        ]
    }

    private var isReached: Bool {
        !shape.standard.isDisjoint(with: StandardMembers.nonisolated)
            || shape.requirements.contains { $0.modifiers.contains("nonisolated") }
    }

    /// Members that are not isolated reach the role too: it is known to be safe to share, or only they,
    /// which are safe by themselves, are reached from elsewhere.
    private var reach: String {
        if shape.isActor { return "nonisolated " }
        if isReached, shape.standard.contains("Sendable") { return "nonisolated " }
        return isReached ? "nonisolated(unsafe) " : ""
    }

    private var standardMembers: [String] {
        let front = "\(access)nonisolated"
        let pair = "(one: \(name), other: \(name)) -> Bool"
        let all = [
            ("Equatable", "\(front) static func == \(pair) { one.\(target) == other.\(target) }"),
            ("Hashable", "\(front) func hash(into hasher: inout Hasher) { hasher.combine(\(target)) }"),
            ("Comparable", "\(front) static func < \(pair) { one.\(target) < other.\(target) }"),
            (
                "Encodable",
                "\(front) func encode(to encoder: any Encoder) throws { try \(target).encode(to: encoder) }"
            ),
            (
                "Decodable",
                """
                \(front) convenience init(from decoder: any Decoder) throws {
                    let target = try \(role)(from: decoder)
                    self.init(target, BoundaryCrossings(made: "\(shape.fact.name.plainName)", of: target))
                }
                """
            ),
        ]
        return all.filter { shape.standard.contains($0.0) }.map(\.1)
    }
}
