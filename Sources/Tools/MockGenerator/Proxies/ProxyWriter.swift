import SourceModel

/// Writes the proxy of one shape: a class that forwards each requirement to the role it stands in
/// front of, and reports the crossing.
struct ProxyWriter {
    let shape: MockShape
    let index: ProtocolIndex
    private(set) var problems: [SourceProblem] = []
    /// Whether there is no proxy, for the reason in `problems`.
    private(set) var isImpossible: Bool

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
        var body = shape.open.map { "\(access)typealias \($0.name) = \(role).\($0.name)" }
        body += shape.settled.map { "\(access)typealias \($0.name) = \($0.type.text)" }
        body += storage
        body += Conditional.members(members)
        body += standardMembers.map { "\n" + $0 }
        let lines = body.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
            .map { $0.isEmpty ? "" : $0.hasPrefix("#") ? String($0) : "    " + $0 }
        let type = (attributes + [heading + " {"] + lines + ["}"]).joined(separator: "\n")
        let text = ([type] + [tracing].compactMap { $0 }).joined(separator: "\n\n")
        return Conditional(conditions: shape.fact.conditions, text: text).block
    }

    // MARK: What has no proxy

    private mutating func refuse(_ message: String, at place: SourcePlace) {
        isImpossible = true
        problems.append(
            SourceProblem(
                place: place,
                message: "\(message), so that \"\(shape.fact.name)\" has no proxy and is not traced"))
    }

    private mutating func refuseWhole() {
        if let superclass = shape.superclass {
            refuse(
                "\"\(shape.fact.name)\" asks for the base class \"\(superclass.type.text)\", of which a proxy would be a second instance",
                at: shape.fact.place)
        }
        for name in ["crossings", "traced"] {
            if let taken = shape.requirements.first(where: { $0.name.plainName == name }) {
                refuse("\"\(taken.signature)\" has the name of a proxy's own member", at: taken.place)
            }
        }
        if let parent = Self.withTypesOfTheirOwn.first(where: shape.standard.contains) {
            refuse(
                "\"\(shape.fact.name)\" refines \"\(parent)\", whose other types a proxy does not know",
                at: shape.fact.place)
        }
    }

    private static let withTypesOfTheirOwn = [
        "Sequence", "Collection", "AsyncSequence", "Clock", "ExpressibleByIntegerLiteral",
        "ExpressibleByFloatLiteral",
        "ExpressibleByBooleanLiteral", "ExpressibleByStringLiteral", "CaseIterable",
    ]

    private func isAnsweredByStandard(_ requirement: RequirementFact) -> Bool {
        requirement.name == "==" && shape.standard.contains("Equatable")
            || requirement.name == "<" && shape.standard.contains("Comparable")
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

    // MARK: How a role gets it

    /// The actor of the parents, for a protocol that names none itself.
    private var inheritedActor: String {
        guard !shape.fact.attributes.contains(where: { index.isGlobalActor($0) }) else { return "" }
        let owners = Set(shape.owners.values).subtracting([shape.fact.qualifiedName]).sorted()
        let actor = owners.lazy.compactMap { index.findProtocol($0, in: []) }.flatMap(\.attributes)
            .first { index.isGlobalActor($0) }
        return actor.map { $0 + " " } ?? ""
    }

    /// The extension with `traced()`; a protocol whose associated types cannot be named has none.
    private var tracing: String? {
        let named = shape.fact.primaryAssociatedTypes.filter { name in shape.open.contains { $0.name == name }
        }
        guard shape.open.allSatisfy({ open in named.contains(open.name) }) else { return nil }
        let list = shape.open.isEmpty ? "" : "<\(shape.fact.primaryAssociatedTypes.joined(separator: ", "))>"
        let isMain = shape.fact.attributes.contains("@MainActor")
        let proxy = "\(name)(self, crossings)"
        let isFree = shape.isActor || shape.fact.modifiers.contains("nonisolated")
        let lines =
            shape.fact.attributes.filter { $0.hasPrefix("@available") } + [
                """
                extension \(shape.fact.qualifiedName) {
                    /// This role, reporting what crosses to it, where a tracer is attached.
                    \(inheritedActor)\(access)\(isFree ? "nonisolated " : "")func traced() -> any \(shape.fact.qualifiedName)\(list) {
                        guard let crossings = BoundaryCrossings("\(shape.fact.name.plainName)", of: self) else { return self }
                        return \(isMain ? "crossings.kept(\(proxy))" : proxy)
                    }
                }
                """
            ]
        return lines.joined(separator: "\n")
    }
}
