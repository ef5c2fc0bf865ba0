import SourceModel

/// The members of a base class that a proxy overrides. Callers reach them through the protocol, so each one is forwarded
/// to the role.
struct BaseMembers {
    /// The members that the proxy overrides.
    private(set) var overridden: [RequirementFact] = []
    /// Whether the root class is `NSObject`.
    let isObject: Bool
    /// Whether the base class is isolated to a global actor, so that its instances are sendable.
    private(set) var isOnActor = false
    /// The call of the superclass's initializer with values of the role, given the name of the proxy's property that holds it.
    private(set) var construction: (_ target: String) -> String = { _ in "super.init()" }
    /// Why no proxy can be generated.
    private(set) var obstacle: String?
    private var constants: [RequirementFact] = []

    init(of base: BaseClass, for shape: FlattenedProtocol, in index: ProtocolIndex) {
        let root = base.chain.last?.inherited.first?.bareName
        isObject = base.isObject || ["NSObject", "Foundation.NSObject"].contains(root)
        guard !base.isObject, let declared = base.chain.first else { return }
        let actor = index.actor(of: declared)
        isOnActor = actor != nil
        if actor != shape.isolation.own.first ?? shape.isolation.inherited {
            obstacle =
                "which is isolated differently than the protocol, so that it is unknown where its members run"
            return
        }
        if let root, !isObject, index.findProtocol(root, in: []) == nil,
            !FlattenedProtocol.satisfied.contains(root)
        {
            obstacle = "which inherits from \"\(root)\", whose declaration is not in the sources"
            return
        }
        inherit(from: base, index: index)
        if obstacle == nil { choose(among: base.designated) }
    }

    /// The protocol together with what the proxy overrides; a member that the protocol requires again is added once.
    func added(to shape: FlattenedProtocol) -> FlattenedProtocol {
        var all = shape
        all.requirements.removeAll { own in overridden.contains { $0.isSameMember(as: own) } }
        all.requirements += overridden
        let required = shape.superclass?.required ?? []
        all.requirements += required.filter { initializer in
            !shape.requirements.contains { $0.isSameMember(as: initializer) }
        }
        return all
    }

    // MARK: Members

    private mutating func inherit(from base: BaseClass, index: ProtocolIndex) {
        let members = InheritedMembers(of: base, index: index)
        (overridden, constants) = (members.all, members.constants)
        refuse(members)
        if members.unknown != nil { obstacle = "whose declaration is not in the module's own sources" }
    }

    private mutating func refuse(_ members: InheritedMembers) {
        if let name = members.untyped.first {
            obstacle = "whose \"\(name)\" has no explicit type, which an override would have to repeat"
        }
        if let last = members.all.first(where: { $0.modifiers.contains("final") }) {
            obstacle =
                "whose \"\(last.signature)\" is final and would belong to the proxy instead of its role"
        }
        if let same = members.all.first(where: { $0.mentions { $0 == "Self" } }) {
            obstacle =
                "whose \"\(same.signature)\" mentions \"Self\", which is another type for the proxy than for its role"
        }
    }

    // MARK: The initializer

    /// Chooses the initializer that sets all constants, which cannot be overridden, to the role's values.
    private mutating func choose(among initializers: [RequirementFact]) {
        let callable = initializers.filter { initializer in
            initializer.failable.isEmpty && initializer.effects == EffectsFact()
                && initializer.generics.isEmpty && initializer.conditions.isEmpty
                && initializer.parameters.allSatisfy { argument($0, of: "") != nil }
        }
        let missing = callable.map { initializer in
            constants.first { constant in !initializer.parameters.contains { $0.isOf(constant) } }
        }
        guard let position = missing.firstIndex(of: nil) else {
            let constant = missing.first?.map { "\"\($0.name)\"" }
            obstacle =
                constant.map { "whose \($0) is constant and not set by a parameter of an initializer" }
                ?? "none of whose initializers can be called with values of its instances"
            return
        }
        let parameters = callable[position].parameters
        construction = { [self] target in
            let arguments = parameters.map { parameter in
                let label = parameter.label.labelInCall
                // The initializer was only chosen because all arguments exist.
                return (label == "_" ? "" : "\(label): ") + (argument(parameter, of: target) ?? "")
            }
            return "super.init(\(arguments.joined(separator: ", ")))"
        }
    }

    /// The role's property of the parameter's name, or the simplest value of its type.
    private func argument(_ parameter: ParameterFact, of target: String) -> String? {
        let known = (constants + overridden).first {
            $0.kind == .property && $0.effects == EffectsFact() && parameter.isOf($0)
        }
        return known.map { "\(target).\($0.name)" } ?? (parameter.isVariadic ? nil : parameter.type.plainest)
    }
}

extension ParameterFact {
    fileprivate func isOf(_ property: RequirementFact) -> Bool {
        !isVariadic && type == property.type
            && [label, innerName].contains { $0?.plainName == property.name.plainName }
    }
}

extension RequirementFact {
    /// Whether one overrides or implements the other.
    func isSameMember(as other: RequirementFact) -> Bool {
        kind == other.kind && typedSignature == other.typedSignature
            && (kind != .method || type == other.type)
    }
}

extension TypeFact {
    fileprivate var plainest: String? {
        switch self {
        case .optional: "nil"
        case .array: "[]"
        case .dictionary: "[:]"
        case .named(nil, let name, _):
            switch name {
            case "Int", "Int32", "Int64", "UInt", "Double", "Float", "CGFloat": "0"
            case "String": "\"\""
            case "Bool": "false"
            case "Optional": "nil"
            case "Array", "Set": "[]"
            default: nil
            }
        default: nil
        }
    }
}
