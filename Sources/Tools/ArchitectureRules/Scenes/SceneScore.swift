import SourceModel
import Styles

/// How well the properties of a scene's types match a style.
struct SceneScore {
    let model: ProjectModel
    let candidate: SceneCandidate
    let words: RoleWords
    private var references: Set<RoleReference> = []

    init(model: ProjectModel, candidate: SceneCandidate, words: RoleWords) {
        self.model = model
        self.candidate = candidate
        self.words = words
        references = readReferences()
    }

    /// Whether the view stores another of the types, or one has another as an argument of its superclass: a presenter that
    /// makes what it shows, and that nobody else stores, presents something and is no scene.
    var isConnected: Bool {
        if references.contains(where: { $0.from == candidate.style.viewRole?.name }) { return true }
        let names = Set(candidate.types.map(\.name))
        let ids = Set(candidate.types.map(\.id))
        if candidate.types.contains(where: { type in
            type.initialValues(in: model).contains { $0 != type && ids.contains($0.id) }
        }) {
            return true
        }
        return candidate.types.contains { type in
            type.inherited.flatMap(\.namedParts).contains { $0.isArgument && names.contains($0.name) }
        }
    }

    var value: Int {
        let missing = candidate.style.roles.filter { role in
            candidate.members[role.name] == nil && !role.allows.contains(.absence)
        }
        return 2 * candidate.members.count - missing.count + references.reduce(0) { $0 + points(for: $1) }
            - 2 * absent + 2 * named
    }

    /// The contracts, if they are those of a framework.
    var named: Int { candidate.style.isOfFramework ? contracts : 0 }

    /// How many protocols the types conform to whose names the style gives them, such as `HomeRouting` of `Home`.
    var contracts: Int {
        candidate.members.reduce(0) { count, element in
            let patterns = (candidate.style.role(element.key)?.contracts ?? []).map(NamePattern.init)
            return count
                + element.value.reduce(0) { count, instance in
                    let names = model.inheritedNames(of: instance.type)
                    return count + names.count { isNamed($0, by: patterns, of: instance.type) }
                }
        }
    }

    /// Whether it is the protocol of the type's scene, whose name the project may have given to the scene's folder instead.
    private func isNamed(_ name: String, by patterns: [NamePattern], of type: TypeEntity) -> Bool {
        patterns.contains { pattern in
            // `Interactor: Interactable`
            if pattern.isBare(name) { return candidate.style.roles.contains { $0.suffix == type.name } }
            guard let scene = pattern.scene(in: name), !scene.isEmpty else { return false }
            return scene == candidate.name || type.name.hasPrefix(scene)
        }
    }

    /// How many references there are not that the style demands between roles that the scene has.
    private var absent: Int {
        candidate.style.references.count { reference in
            !reference.isOptional && candidate.members[reference.from] != nil
                && candidate.members[reference.to] != nil
                && !references.contains { $0.from == reference.from && $0.to == reference.to }
        }
    }

    private struct RoleReference: Hashable {
        var from: String
        var to: String
        /// `nil` for a computed property, which does not say who keeps the object.
        var isWeak: Bool?
    }

    private func points(for found: RoleReference) -> Int {
        guard let reference = candidate.style.reference(from: found.from, to: found.to) else {
            return candidate.style.allows(found.from, toKnow: found.to) ? 0 : -4
        }
        guard let isWeak = found.isWeak else { return 1 }
        let isRight = (reference.ownership == .weak) == isWeak
        // What a style only permits says less.
        return reference.isOptional ? (isRight ? 2 : 0) : (isRight ? 4 : 1)
    }

    /// Which role refers to which, by types and by protocols to which only one role conforms.
    private func readReferences() -> Set<RoleReference> {
        let roles = rolesByType()
        var found: Set<RoleReference> = []
        for (role, members) in candidate.members {
            for instance in members {
                for member in instance.type.members(where: { $0.kind == .property && !$0.isStatic }) {
                    let isWeak = member.fact.isStored ? member.fact.ownership != .strong : nil
                    for to in rolesOfProperty(member, roles) where to != role {
                        found.insert(RoleReference(from: role, to: to, isWeak: isWeak))
                    }
                }
                let given = rolesOfSuperclass(instance.type, roles) + rolesThatItBinds(instance.type, roles)
                for to in given where to != role {
                    found.insert(RoleReference(from: role, to: to, isWeak: false))
                }
            }
        }
        return found
    }

    /// The roles that a superclass is given to store: `class HomeView: Screen<HomeInteracting>`.
    private func rolesOfSuperclass(_ type: TypeEntity, _ roles: [TypeEntity.ID: String?]) -> [String] {
        let scope = model.scope(of: type.parts[0], in: type)
        return type.inherited.flatMap(\.namedParts).filter(\.isArgument).compactMap { part in
            model.type(named: part.name, in: scope).flatMap { roles[$0.id] ?? nil }
        }
    }

    /// The roles that a library's protocol makes it keep, and only a method names: `func bind(reactor: HomeReactor)` of ReactorKit.
    private func rolesThatItBinds(_ type: TypeEntity, _ roles: [TypeEntity.ID: String?]) -> [String] {
        type.members { $0.kind == .method && $0.name == "bind" && $0.parameters.count == 1 }
            .filter { $0.fact.parameters[0].label == "reactor" }
            .flatMap { model.types($0.fact.parameters[0].type, in: model.scope(of: $0)) }
            .compactMap { roles[$0.id] ?? nil }
    }

    private func rolesOfProperty(_ member: MemberEntity, _ roles: [TypeEntity.ID: String?]) -> [String] {
        guard let written = member.fact.type ?? member.fact.initialType else { return [] }
        let fact = written.featureOfStore ?? written
        let types = model.types(fact, in: model.scope(of: member))
        guard types.isEmpty else { return types.compactMap { roles[$0.id] ?? nil } }
        guard member.fact.isStored else { return [] }
        // The project does not declare the type, so that only its name and the property's show the role.
        let names = fact.namedParts.filter { !$0.isArgument }.map(\.name)
        return (names + [member.fact.name]).lazy.compactMap { words.role(namedIn: $0) }.first.map {
            [$0]
        } ?? []
    }

    /// The role of each type and protocol; `nil` for a protocol of several roles.
    private func rolesByType() -> [TypeEntity.ID: String?] {
        var roles: [TypeEntity.ID: String?] = [:]
        for (role, members) in candidate.members {
            for instance in members {
                roles[instance.type.id] = role
                for other in model.ancestors(of: instance.type) where other.kind == .protocol {
                    if let known = roles[other.id] {
                        if known != role { roles.updateValue(nil, forKey: other.id) }
                    } else {
                        roles[other.id] = role
                    }
                }
            }
        }
        return roles
    }
}
