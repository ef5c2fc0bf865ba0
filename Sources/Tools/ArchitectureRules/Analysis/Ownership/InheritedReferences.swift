import SourceModel

/// What a class stores in properties of its superclasses: `final class Screen: BaseScreen<ScreenModel>` stores its `var model: T`.
struct InheritedReferences {
    let project: ProjectContext

    /// The strong references that a class has by its superclasses, with the class itself as the owner.
    func references(of owner: TypeEntity) -> [StoredReference] {
        let bases = superclasses(of: owner)
        guard !bases.isEmpty, passesItself(owner) else { return [] }
        return bases.flatMap { base in
            project.storedReferences[base.id].map {
                StoredReference(owner: owner, member: $0.member, target: $0.target, isInside: $0.isInside)
            } + generic(of: base, for: owner)
        }
    }

    /// The properties of a class and of its superclasses.
    func properties(of type: TypeEntity) -> [MemberEntity] {
        ([type] + superclasses(of: type)).flatMap { $0.members { $0.kind == .property && $0.isStored } }
    }

    private func superclasses(of type: TypeEntity) -> [TypeEntity] {
        project.model.ancestors(of: type).filter { $0.kind == .class }
    }

    /// Whether its own code passes the object on; without that, only the code of its superclasses can.
    private func passesItself(_ type: TypeEntity) -> Bool {
        type.members { !$0.traits.isDisjoint(with: [.assignments, .calls]) }.contains {
            $0.fact.body?.passesSelf == true
        }
    }

    /// The class that a class writes for a parameter of its generic superclass: `class Screen: BaseScreen<ScreenModel>`.
    func argument(_ fact: TypeFact, of owner: TypeEntity) -> TypeEntity? {
        guard let name = fact.bareName,
            let base = superclasses(of: owner).first(where: { base in
                base.declaration.generics.contains { $0.name == name }
            }), let found = project.model.argument(for: name, of: base, in: owner)
        else { return nil }
        return project.model.type(found.type, in: found.scope)
    }

    /// The properties of the direct superclass whose type is its parameter, with the type that the class writes for it.
    private func generic(of base: TypeEntity, for owner: TypeEntity) -> [StoredReference] {
        let parameters = base.declaration.generics.map(\.name)
        guard !parameters.isEmpty, let part = owner.parts.first,
            case .named(_, base.name, let arguments)? = part.fact.inherited.first,
            arguments.count == parameters.count
        else { return [] }
        let stored = base.members {
            $0.kind == .property && $0.isStored && !$0.isStatic && $0.ownership == .strong
        }
        return stored.flatMap { member -> [StoredReference] in
            guard let name = member.fact.type?.bareName, let place = parameters.firstIndex(of: name) else {
                return []
            }
            return project.model.types(arguments[place], in: project.model.scope(of: part, in: owner)).map {
                StoredReference(owner: owner, member: member, target: $0, isInside: false)
            }
        }
    }
}

extension MemberEntity {
    /// Whether it is a list of objects: `var delegates: [PickerDelegate]`.
    var isList: Bool {
        guard let type = fact.type else { return false }
        return type.elementOrSelf != type
    }
}

extension TypeFact {
    /// The type of the elements of an array, otherwise the type itself; `nil` for other collections.
    var elementOrSelf: TypeFact? {
        switch bare {
        case .array(let element): element
        case .named(nil, "Array", let arguments): arguments.first
        case .dictionary: nil
        default: self
        }
    }
}
