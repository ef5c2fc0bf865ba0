import SourceModel

/// What the proxy of a protocol with a base class takes over from that: callers reach it through the protocol too, so
/// all of it is handed on to the role.
struct BaseMembers {
    /// What the proxy overrides.
    private(set) var overridden: [RequirementFact] = []
    /// Whether it inherits from `NSObject` at last.
    let isObject: Bool
    /// Whether it runs on a global actor, so that its instances can be shared.
    private(set) var isOnActor = false
    /// The call of an initialiser with what the role has, once the proxy's property for that is known.
    private(set) var construction: (_ target: String) -> String = { _ in "super.init()" }
    /// Why there can be no such proxy.
    private(set) var obstacle: String?
    private var constants: [RequirementFact] = []

    init(of base: BaseClass, for shape: MockShape, in index: ProtocolIndex) {
        let root = base.chain.last?.inherited.first?.bareName
        isObject = base.isObject || ["NSObject", "Foundation.NSObject"].contains(root)
        guard !base.isObject, let declared = base.chain.first else { return }
        let actor = index.actor(of: declared)
        isOnActor = actor != nil
        if actor != shape.isolation.own.first ?? shape.isolation.inherited {
            obstacle =
                "which is not isolated as the protocol is, so that nobody can tell where its members run"
            return
        }
        if let root, !isObject, index.findProtocol(root, in: []) == nil, !MockShape.satisfied.contains(root) {
            obstacle = "which refines \"\(root)\", whose members are in none of the sources"
            return
        }
        inherit(from: base, index: index)
        if obstacle == nil { choose(among: base.designated) }
    }

    // MARK: Members

    private mutating func inherit(from base: BaseClass, index: ProtocolIndex) {
        var type = base.type
        for declared in base.chain {
            guard let members = declared.members else {
                obstacle = "whose members none of the module's own sources tell"
                return
            }
            let arguments = Dictionary(zip(members.generics, type.arguments)) { first, _ in first }
            let inherited = { (fact: RequirementFact) in
                let own = fact.replacing { arguments[$0] }
                return own.mappingTypes { index.qualified($0, in: declared.scope + [declared.name]) }
            }
            refuse(members)
            for member in members.all.map(inherited) where !isKnown(member) { overridden.append(member) }
            constants += members.constants.map(inherited)
            type = declared.inherited.first.map { $0.replacing { arguments[$0] } } ?? .void
        }
    }

    private mutating func refuse(_ members: ClassMembersFact) {
        if let name = members.untyped.first {
            obstacle = "whose \"\(name)\" says no type that an override could repeat"
        }
        if let last = members.all.first(where: { $0.modifiers.contains("final") }) {
            obstacle = "whose \"\(last.signature)\" is final and would be the proxy's own, not its role's"
        }
        if let same = members.all.first(where: { $0.mentions { $0 == "Self" } }) {
            obstacle = "whose \"\(same.signature)\" is about \"Self\", which the proxy is not for its role"
        }
    }

    /// Whether a class nearer to the proxy overrides it already.
    private func isKnown(_ member: RequirementFact) -> Bool {
        overridden.contains { $0.isSameMember(as: member) }
    }

    // MARK: Its initialiser

    /// What cannot be overridden is given to an initialiser, so that the proxy has the same.
    private mutating func choose(among initializers: [RequirementFact]) {
        let callable = initializers.filter { initializer in
            initializer.failable.isEmpty && initializer.effects == EffectsFact()
                && initializer.generics.isEmpty && initializer.conditions.isEmpty
                && initializer.parameters.allSatisfy { argument($0, of: "") != nil }
        }
        let missing = callable.map { initializer in
            constants.first { constant in !initializer.parameters.contains { $0.isOf(constant) } }
        }
        guard let place = missing.firstIndex(of: nil) else {
            let constant = missing.first?.map { "\"\($0.name)\"" }
            obstacle =
                constant.map { "whose \($0) is constant and set by no initialiser that takes it" }
                ?? "none of whose initialisers can be called with what its instances tell"
            return
        }
        let parameters = callable[place].parameters
        construction = { [self] target in
            let arguments = parameters.map { parameter in
                let label = ProxyArguments.inCall(parameter.label)
                // Each has one, or the initialiser would not have been chosen.
                return (label == "_" ? "" : "\(label): ") + (argument(parameter, of: target) ?? "")
            }
            return "super.init(\(arguments.joined(separator: ", ")))"
        }
    }

    /// What the role says under the parameter's name, or the plainest value of its type.
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
    /// Whether one overrides or meets the other.
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
