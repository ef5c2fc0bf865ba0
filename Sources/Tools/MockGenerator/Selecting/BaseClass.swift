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

    /// Whether it is `NSObject`.
    var isObject: Bool { ["NSObject", "Foundation.NSObject"].contains(type.text) }

    /// - Parameter isQualified: Whether to write the name with its module.
    static func object(isQualified: Bool) -> BaseClass {
        BaseClass(
            type: .name(isQualified ? "Foundation.NSObject" : "NSObject"), designated: [.defaultInitializer],
            required: [], chain: [])
    }

    private init(
        type: TypeFact, designated: [RequirementFact], required: [RequirementFact], chain: [NominalFact]
    ) {
        (self.type, self.chain) = (type, chain)
        (self.designated, self.required) = (designated, required)
    }

    init(_ type: TypeFact, declared: NominalFact, index: ProtocolIndex) {
        chain = Self.chain(from: declared, index: index)
        // A class without designated initializers inherits those of its superclass.
        let source = chain.first { !Self.designated(in: $0).isEmpty }
        let found = source.map(Self.designated) ?? [.defaultInitializer]
        self.type = index.qualified(type, in: declared.scope)
        designated = found.filter { !$0.isPrivate }
        required = (source ?? declared).initializers.filter {
            $0.modifiers.contains("required") && !$0.isPrivate
        }
    }

    private static func chain(from declared: NominalFact, index: ProtocolIndex) -> [NominalFact] {
        var chain = [declared]
        while chain.count < 32, let parent = chain[chain.count - 1].inherited.first,
            let next = index.findType(parent.bareName, in: chain[chain.count - 1].scope), next.kind == .class
        {
            chain.append(next)
        }
        return chain
    }

    private static func designated(in type: NominalFact) -> [RequirementFact] {
        type.initializers.filter { !$0.modifiers.contains("convenience") }
    }

    /// The initializer with the fewest parameters and effects.
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
        parameters.count * 4 + (failable.isEmpty ? 0 : 2) + (effects.throwing == nil ? 0 : 1)
            + (effects.isAsync ? 100 : 0)
    }
}
