import SourceModel

/// The class that a protocol requires its conforming types to inherit from.
struct BaseClass {
    let type: TypeFact
    /// The initializers that a subclass can call.
    let designated: [RequirementFact]
    /// The initializers that a subclass must declare again.
    let required: [RequirementFact]
    /// Its declaration, followed by those of its superclasses. Empty if it is not declared in the sources.
    let chain: [NominalFact]
    /// Whether the compiler writes its only initializer, `init()`. The isolation of that one depends on the module's default.
    let isInitSynthesized: Bool

    /// Whether it is `NSObject`.
    var isObject: Bool { ["NSObject", "Foundation.NSObject"].contains(type.text) }

    /// - Parameter isQualified: Whether to write the name with its module.
    static func object(isQualified: Bool) -> BaseClass {
        BaseClass(
            type: .name(isQualified ? "Foundation.NSObject" : "NSObject"), designated: [.defaultInitializer],
            required: [], chain: [], isInitSynthesized: false)
    }

    private init(
        type: TypeFact, designated: [RequirementFact], required: [RequirementFact], chain: [NominalFact],
        isInitSynthesized: Bool
    ) {
        (self.type, self.chain, self.isInitSynthesized) = (type, chain, isInitSynthesized)
        (self.designated, self.required) = (designated, required)
    }

    init(_ type: TypeFact, declared: NominalFact, index: ProtocolIndex) {
        chain = Self.chain(from: declared, index: index)
        // A class without designated initializers inherits those of its superclass.
        let source = chain.first { !Self.designated(in: $0).isEmpty }
        let home = source ?? declared
        let inherited = { (fact: RequirementFact) in
            fact.mappingTypes { index.qualified($0, in: home.scope + [home.name]) }
        }
        let found = source.map { Self.designated(in: $0).map(inherited) } ?? [.defaultInitializer]
        self.type = index.qualified(type, in: declared.scope)
        designated = found.filter { !$0.isPrivate && !$0.isUnavailable }
        let stated = home.initializers.filter {
            $0.modifiers.contains("required") && !$0.isPrivate && !$0.isUnavailable
        }.map(inherited)
        isInitSynthesized = source == nil && Self.foreignParent(of: chain, index: index) == nil
        required = stated + (Self.synthesized(in: chain).map { [$0] } ?? [])
    }

    /// The initializer that the compiler writes for a `Decodable` class, unless it is declared.
    private static func synthesized(in chain: [NominalFact]) -> RequirementFact? {
        let isDecodable = chain.flatMap(\.inherited).contains {
            ["Codable", "Decodable"].contains($0.bareName)
        }
        guard isDecodable, !chain.flatMap(\.initializers).contains(where: { $0.signature == "init(from:)" })
        else { return nil }
        var requirement = RequirementFact.defaultInitializer
        requirement.modifiers = ["required"]
        requirement.parameters = [
            ParameterFact(
                label: "from", innerName: "decoder", type: .prefixed("any", .name("Decoder")),
                isVariadic: false, attributes: [])
        ]
        requirement.effects.throwing = "throws"
        return requirement
    }

    private static func chain(from declared: NominalFact, index: ProtocolIndex) -> [NominalFact] {
        var chain = [declared]
        while chain.count < 32, let parent = chain[chain.count - 1].inherited.first,
            let next = index.findClass(parent.bareName, in: chain[chain.count - 1].scope)
        {
            chain.append(next)
        }
        return chain
    }

    /// The first parent of the last known class, if it may be a class: `NSObject`, or one that the sources do not declare.
    static func foreignParent(of chain: [NominalFact], index: ProtocolIndex) -> String? {
        guard let last = chain.last, let parent = last.inherited.first?.bareName,
            index.findProtocol(parent, in: last.scope) == nil, !FlattenedProtocol.satisfied.contains(parent)
        else { return nil }
        return parent
    }

    private static func designated(in type: NominalFact) -> [RequirementFact] {
        type.initializers.filter { !$0.modifiers.contains("convenience") }
    }

    /// The initializer with the fewest parameters and effects; one that cannot fail if there is one.
    var simplest: RequirementFact? { designated.min { $0.cost < $1.cost } }

    func designated(like requirement: RequirementFact) -> RequirementFact? {
        designated.first { $0.parameters.map(\.label) == requirement.parameters.map(\.label) }
    }
}

extension RequirementFact {
    fileprivate static let defaultInitializer = initializer(
        location: FileLocation(path: "", line: 0, column: 0))

    fileprivate var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

    fileprivate var cost: Int {
        parameters.count * 4 + (failable.isEmpty ? 0 : 50) + (effects.throwing == nil ? 0 : 1)
            + (effects.isAsync ? 100 : 0)
    }
}
