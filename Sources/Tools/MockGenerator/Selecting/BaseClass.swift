import SourceModel

/// The class that a protocol asks its conforming types to inherit from.
struct BaseClass {
    let type: TypeFact
    /// The initialisers that a subclass can call.
    let designated: [RequirementFact]
    /// Those that a subclass must declare again.
    let required: [RequirementFact]
    /// As the sources declare it, before the classes it inherits from; empty where they do not.
    let chain: [NominalFact]

    /// Whether it is the one that many protocols have for its behaviour in Objective-C alone.
    var isObject: Bool { ["NSObject", "Foundation.NSObject"].contains(type.text) }

    /// - Parameter isQualified: whether its module stands in front of it.
    static func object(isQualified: Bool) -> BaseClass {
        BaseClass(
            type: .name(isQualified ? "Foundation.NSObject" : "NSObject"), designated: [.plainInitializer],
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
        // A class that declares no designated initialiser has those of its parent.
        let source = chain.first { !Self.designated(in: $0).isEmpty }
        let found = source.map(Self.designated) ?? [.plainInitializer]
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

    /// The initialiser that needs the least.
    var simplest: RequirementFact? { designated.min { $0.cost < $1.cost } }

    func designated(like requirement: RequirementFact) -> RequirementFact? {
        designated.first { $0.parameters.map(\.label) == requirement.parameters.map(\.label) }
    }
}

extension RequirementFact {
    fileprivate static let plainInitializer = initializer(place: SourcePlace(path: "", line: 0, column: 0))

    fileprivate var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

    fileprivate var cost: Int {
        parameters.count * 4 + (failable.isEmpty ? 0 : 2) + (effects.throwing == nil ? 0 : 1)
            + (effects.isAsync ? 100 : 0)
    }
}
