import SourceModel
import Styles

/// Decides which style a scene is written in, where its names fit several.
///
/// VIP and VIPER call their types the same and differ in who holds whom; so what the code holds decides, and
/// where that says nothing, what the rest of the project is written in.
struct StyleContest {
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

    /// What it counts that most of the project is written in a style.
    private static let bonus = 3
}

/// How well what a scene's types hold fits a style.
private struct SceneScore {
    let model: ProjectModel
    let candidate: SceneCandidate

    var value: Int {
        let missing = candidate.style.roles.filter { role in
            candidate.players[role.name] == nil && !role.allows.contains(.absence)
        }
        return 2 * candidate.players.count - missing.count + held.reduce(0) { $0 + points(for: $1) }
    }

    private struct Hold: Hashable {
        var from: String
        var to: String
        var isWeak: Bool
    }

    private func points(for hold: Hold) -> Int {
        guard let reference = candidate.style.reference(from: hold.from, to: hold.to) else {
            return candidate.style.allows(hold.from, toKnow: hold.to) ? 0 : -4
        }
        return (reference.hold == .sees) == hold.isWeak ? 4 : 1
    }

    /// Which role holds which, by types and by protocols that only one role conforms to.
    private var held: Set<Hold> {
        let roles = rolesByType()
        var found: Set<Hold> = []
        for (role, players) in candidate.players {
            for player in players {
                for member in player.type.members where member.fact.kind == .property && member.fact.isStored
                {
                    guard let fact = member.fact.type ?? member.fact.initialType else { continue }
                    for type in model.types(fact, in: model.scope(of: member)) {
                        guard let to = roles[type.id] ?? nil, to != role else { continue }
                        found.insert(Hold(from: role, to: to, isWeak: member.fact.ownership != .strong))
                    }
                }
            }
        }
        return found
    }

    /// The role each type and protocol stands for; `nil` for a protocol of several roles.
    private func rolesByType() -> [TypeEntity.ID: String?] {
        var roles: [TypeEntity.ID: String?] = [:]
        for (role, players) in candidate.players {
            for player in players {
                roles[player.type.id] = role
                for other in model.ancestors(of: player.type) where other.kind == .protocol {
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
