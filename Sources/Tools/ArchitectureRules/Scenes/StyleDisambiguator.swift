import SourceModel
import Styles

/// Decides the style of a scene whose names match several styles.
///
/// VIP and VIPER have the same type names and differ in their references; so the stored properties decide, and
/// otherwise the style of most other scenes.
struct StyleDisambiguator {
    let model: ProjectModel
    let candidates: [SceneCandidate]

    func winners() -> [SceneCandidate] {
        let scores = candidates.map { SceneScore(model: model, candidate: $0).value }
        var totals: [Int: Int] = [:]
        for (candidate, score) in zip(candidates, scores) { totals[candidate.order, default: 0] += score }
        let main = totals.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
        let order = candidates.indices.sorted { left, right in
            let a = candidates[left]
            let b = candidates[right]
            let first = scores[left] + (a.order == main ? Self.bonus : 0)
            let second = scores[right] + (b.order == main ? Self.bonus : 0)
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

    /// The bonus of the style that most of the project uses.
    private static let bonus = 3
}

/// How well the stored properties of a scene's types match a style.
private struct SceneScore {
    let model: ProjectModel
    let candidate: SceneCandidate

    var value: Int {
        let missing = candidate.style.roles.filter { role in
            candidate.members[role.name] == nil && !role.allows.contains(.absence)
        }
        return 2 * candidate.members.count - missing.count + stored.reduce(0) { $0 + points(for: $1) }
    }

    private struct RoleReference: Hashable {
        var from: String
        var to: String
        var isWeak: Bool
    }

    private func points(for stored: RoleReference) -> Int {
        guard let reference = candidate.style.reference(from: stored.from, to: stored.to) else {
            return candidate.style.allows(stored.from, toKnow: stored.to) ? 0 : -4
        }
        return (reference.ownership == .weak) == stored.isWeak ? 4 : 1
    }

    /// Which role stores which, by types and by protocols to which only one role conforms.
    private var stored: Set<RoleReference> {
        let roles = rolesByType()
        var found: Set<RoleReference> = []
        for (role, members) in candidate.members {
            for instance in members {
                for member in instance.type.members
                where member.fact.kind == .property && member.fact.isStored {
                    guard let fact = member.fact.type ?? member.fact.initialType else { continue }
                    for type in model.types(fact, in: model.scope(of: member)) {
                        guard let to = roles[type.id] ?? nil, to != role else { continue }
                        found.insert(
                            RoleReference(from: role, to: to, isWeak: member.fact.ownership != .strong))
                    }
                }
            }
        }
        return found
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
