import SourceModel
import Styles

/// Decides the style of a scene whose names match several styles.
///
/// VIP and VIPER have the same type names and differ in their references; so the stored properties decide, and
/// otherwise the style of most other scenes.
struct StyleDisambiguator {
    private let candidates: [SceneCandidate]
    /// How well each matches its style.
    private let scores: [Int]

    init(scores: [SceneScore]) {
        candidates = scores.map(\.candidate)
        self.scores = scores.map(\.value)
    }

    func winners() -> [SceneCandidate] {
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
