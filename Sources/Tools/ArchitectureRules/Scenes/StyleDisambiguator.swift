import SourceModel
import Styles

/// Decides the style of a scene whose names match several styles.
///
/// VIP and VIPER have the same type names and differ in their references; so the stored properties decide, and
/// otherwise the style of most other scenes.
struct StyleDisambiguator {
    let model: ProjectModel
    let candidates: [SceneCandidate]
    /// By the order of the styles.
    let words: [RoleWords]

    func winners() -> [SceneCandidate] {
        let scores = ParallelReading.map(candidates) { [model, words] in
            SceneScore(model: model, candidate: $0, words: words[$0.order]).value
        }
        var totals: [Int: Int] = [:]
        for (candidate, score) in zip(candidates, scores) { totals[candidate.order, default: 0] += score }
        let main = totals.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
        let bonuses = bonuses(main)
        let order = candidates.indices.sorted { left, right in
            let a = candidates[left]
            let b = candidates[right]
            let first = scores[left] + bonuses[left]
            let second = scores[right] + bonuses[right]
            return first != second ? first > second : (a.order, a.name) < (b.order, b.name)
        }
        var taken: Set<TypeEntity.ID> = []
        var winners: [SceneCandidate] = []
        for index in order {
            let ids = candidates[index].types.map(\.id)
            guard taken.isDisjoint(with: ids) else { continue }
            taken.formUnion(ids)
            winners.append(candidates[index])
        }
        return winners.sorted { ($0.order, $0.name, $0.first) < ($1.order, $1.name, $1.first) }
    }

    /// What each candidate gets for its style beside the main one. MVP is VIPER without interactors: where most scenes
    /// are VIPER, one that lacks its interactor is VIPER as well.
    private func bonuses(_ main: Int?) -> [Int] {
        let mainStyle = candidates.first { $0.order == main }?.style
        let holdsPresentation = mainStyle?.hasPresentationInView == true
        return candidates.map { candidate in
            if candidate.order == main { return Self.bonus }
            return holdsPresentation && candidate.style.hasNoLogic ? -Self.handicap : 0
        }
    }

    /// The bonus of the style that most of the project uses.
    private static let bonus = 3
    /// More than any references are worth.
    private static let handicap = 100
}

/// How well the stored properties of a scene's types match a style.
struct SceneScore {
    let model: ProjectModel
    let candidate: SceneCandidate
    let words: RoleWords
    private var stored: Set<RoleReference> = []

    init(model: ProjectModel, candidate: SceneCandidate, words: RoleWords) {
        self.model = model
        self.candidate = candidate
        self.words = words
        stored = allStored
    }

    /// Whether the view stores another of the types, or one has another as an argument of its superclass: a presenter that
    /// makes what it shows, and that nobody else stores, presents something and is no scene.
    var isConnected: Bool {
        if stored.contains(where: { $0.from == candidate.style.viewRole?.name }) { return true }
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
        return 2 * candidate.members.count - missing.count + stored.reduce(0) { $0 + points(for: $1) }
            - 2 * absent
    }

    /// How many references there are not that the style demands between roles that the scene has.
    private var absent: Int {
        candidate.style.references.count { reference in
            !reference.isOptional && candidate.members[reference.from] != nil
                && candidate.members[reference.to] != nil
                && !stored.contains { $0.from == reference.from && $0.to == reference.to }
        }
    }

    private struct RoleReference: Hashable {
        var from: String
        var to: String
        /// `nil` for a computed property, which does not say who keeps the object.
        var isWeak: Bool?
    }

    private func points(for stored: RoleReference) -> Int {
        guard let reference = candidate.style.reference(from: stored.from, to: stored.to) else {
            return candidate.style.allows(stored.from, toKnow: stored.to) ? 0 : -4
        }
        guard let isWeak = stored.isWeak else { return 1 }
        let isRight = (reference.ownership == .weak) == isWeak
        // What a style only permits says less.
        return reference.isOptional ? (isRight ? 2 : 0) : (isRight ? 4 : 1)
    }

    /// Which role refers to which, by types and by protocols to which only one role conforms.
    private var allStored: Set<RoleReference> {
        let roles = rolesByType()
        var found: Set<RoleReference> = []
        for (role, members) in candidate.members {
            for instance in members {
                for member in instance.type.members(where: { $0.kind == .property && !$0.isStatic }) {
                    let isWeak = member.fact.isStored ? member.fact.ownership != .strong : nil
                    for to in storedRoles(member, roles) where to != role {
                        found.insert(RoleReference(from: role, to: to, isWeak: isWeak))
                    }
                }
                for to in rolesOfSuperclass(instance.type, roles) where to != role {
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

    private func storedRoles(_ member: MemberEntity, _ roles: [TypeEntity.ID: String?]) -> [String] {
        guard let fact = member.fact.type ?? member.fact.initialType else { return [] }
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
