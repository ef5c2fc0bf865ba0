import SourceModel

/// What all members of one proxy share: the protocol, the class it inherits from, and the names of the proxy's own
/// properties.
final class ProxyContext {
    let shape: FlattenedProtocol
    let index: ProtocolIndex
    /// What the proxy takes over from the base class, if the protocol asks for one.
    let base: BaseMembers?
    /// The name of the property that holds the role.
    let target: String
    /// The name of the generic parameter for the role's type.
    let role: String
    /// The name of the property that it reports with.
    let crossings: String

    var access: String { shape.accessPrefix }
    var name: String { shape.mockName }

    init(shape: FlattenedProtocol, index: ProtocolIndex) {
        self.index = index
        base = shape.superclass.map { BaseMembers(of: $0, for: shape, in: index) }
        let shape = base?.added(to: shape) ?? shape
        target = shape.requirements.contains { $0.name.plainName == "target" } ? "target_" : "target"
        crossings =
            shape.requirements.contains { $0.name.plainName == "crossings" } ? "crossings_" : "crossings"
        let names =
            (shape.open.map(\.name) + shape.resolved.map(\.name)
                + shape.requirements.flatMap(\.generics).map(\.name))
        let isFree: (String) -> Bool = { name in
            !names.contains(name) && !shape.requirements.contains { $0.mentions { $0 == name } }
        }
        role = ["Target", "Role", "Wrapped"].first(where: isFree) ?? "\(shape.mockName)Target"
        self.shape = shape.withRoleTypes(of: role)
    }

    /// Whether a member is called on the actor's own executor: the members of actors that are not asynchronous are.
    func isAssumed(_ requirement: RequirementFact) -> Bool {
        shape.isActor && !requirement.isOfType && !requirement.effects.isAsync
            && !requirement.modifiers.contains("nonisolated")
    }

    /// The reporter of a proxy whose role was created by a member of the type.
    func madeCrossings(of role: String) -> String {
        "CrossingReporter(made: \"\(shape.fact.name.plainName)\", of: \(role))"
    }

    /// Whether values of a type cannot be copied or stored, so that a report cannot include them.
    func isNoncopyable(_ type: TypeFact) -> Bool {
        index.isNoncopyable(type, in: shape.fact.scope + [shape.fact.name])
            || type.mentions { Self.spans.contains($0) }
    }

    private static let spans: Set<String> = [
        "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span",
    ]

    /// Whether it inherits from `NSObject`, whose members are not isolated.
    var isObject: Bool { base?.isObject == true }
}
