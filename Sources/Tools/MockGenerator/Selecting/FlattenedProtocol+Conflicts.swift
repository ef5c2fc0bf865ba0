import SourceModel

/// Requirements that meet those of other protocols, and those that no class can meet.
extension FlattenedProtocol {
    /// Leaves out what the mock implements without stubs anyway, if the protocol restates it.
    mutating func dropRestatedMembers() {
        guard !fact.isClass, !standard.isDisjoint(with: StandardMembers.nonisolated) else { return }
        let standard = standard
        requirements.removeAll { requirement in
            requirement.restated.map(standard.contains) ?? false
        }
    }

    /// A member that also meets a nonisolated requirement of the standard library must be nonisolated, also if the mock is isolated
    /// by default.
    mutating func freeSharedMembers() {
        guard product == .mocks, !isolation.isAny, !fact.modifiers.contains("nonisolated") else { return }
        let shared = Self.shared.filter { standard.contains($0.key) }.flatMap(\.value)
        guard !shared.isEmpty else { return }
        for position in requirements.indices where shared.contains(requirements[position].name) {
            guard !requirements[position].modifiers.contains(where: { $0.hasPrefix("nonisolated") }) else {
                continue
            }
            requirements[position].modifiers.append("nonisolated")
        }
    }

    /// Members with a default implementation in protocols of the standard library that others declare with other types.
    private static let shared = [
        "Collection": ["indices"], "SerialExecutor": ["enqueue"], "TaskExecutor": ["enqueue"],
    ]

    /// A type cannot declare a property and a method without parameters of one name.
    mutating func refuseSharedNames() {
        guard !fact.isClass else { return }
        let properties = requirements.filter { $0.kind == .property && $0.conditions.isEmpty }
        guard !properties.isEmpty else { return }
        let method = requirements.first { method in
            method.kind == .method && method.parameters.isEmpty && method.generics.isEmpty
                && method.conditions.isEmpty
                && properties.contains { $0.name == method.name && $0.isStatic == method.isStatic }
        }
        guard let method else { return }
        refuse("requires a property and a method \"\(method.name)\", which no type can declare both")
    }

    /// A class cannot constrain its own generic parameters by itself.
    mutating func refuseSelfReferences() {
        guard !fact.isClass, product == .mocks,
            let constraint = constraints.first(where: { $0.right.mentions { $0 == "Self" } })
        else { return }
        let name = constraint.left.bareName.prefix { $0 != "." }
        refuse(
            "requires \"\(constraint.text)\", which no generic class can, "
                + "so choose a type with `@mockable(typealias: \(name) = …)`")
    }

    /// The generic parameters of a class are not read, and its initializers may name them.
    mutating func refuseGenericBase(_ base: BaseClass) {
        let isOpen = ([base.simplest] + base.required).contains { !($0?.parameters.isEmpty ?? true) }
        guard isOpen, !base.type.arguments.isEmpty else { return }
        refuse(
            "requires the generic class \"\(base.type.text)\", which has no initializer without parameters")
    }

    private mutating func refuse(_ reason: String) {
        isImpossible = true
        let words =
            product == .mocks ? "no mock of \"\(fact.name)\" is written" : "it has no proxy and is not traced"
        problems.append(
            SourceProblem(location: fact.location, message: "\"\(fact.name)\" \(reason), and \(words)"))
    }
}

extension RequirementFact {
    /// The protocol of the standard library that it restates a requirement of.
    fileprivate var restated: String? {
        switch (kind, name, parameters.map(\.label)) {
        case (.method, "hash", ["into"]), (.property, "hashValue", []): "Hashable"
        case (.method, "encode", ["to"]) where takes("Encoder"): "Encodable"
        case (.initializer, _, ["from"]) where takes("Decoder"): "Decodable"
        default: nil
        }
    }

    private func takes(_ name: String) -> Bool { parameters[0].type.mentions { $0 == name } }
}
